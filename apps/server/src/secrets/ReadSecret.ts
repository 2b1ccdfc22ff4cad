import { randomBytes } from 'node:crypto';

/** Secrets of the server. In a data folder, each is a file of this name. */
export type SecretName =
  | 'operator-key'
  | 'search-admin-key'
  | 'token-signing-key'
  | 'viewer-access-key'
  | 'workspace-secret';

/**
 * Reads a secret; the first read generates it. Servers that share the storage share it.
 *
 * @throws if the value is not usable, or the storage cannot be read or written
 */
export type ReadSecret = (name: SecretName) => Promise<string>;

/** Generates a secret. */
export function generateSecret(): string {
  return randomBytes(24).toString('hex');
}

/** Whether a string is usable as a secret, because people can write the file by hand. */
export function isSecret(text: string): boolean {
  return /^[\w-]{32,200}$/.test(text);
}
