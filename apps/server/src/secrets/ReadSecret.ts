import { randomBytes } from 'node:crypto';

/** What the server keeps secret. In a data folder, each is a file of this name. */
export type SecretName =
  | 'operator-key'
  | 'search-admin-key'
  | 'token-signing-key'
  | 'viewer-access-key'
  | 'workspace-secret';

/**
 * Reads a secret; the first read generates it. All servers that share the storage get the same one.
 *
 * @throws when there is a value that is not usable, or the storage cannot be read or written
 */
export type ReadSecret = (name: SecretName) => Promise<string>;

/** A new secret. */
export function generateSecret(): string {
  return randomBytes(24).toString('hex');
}

/** Whether a text is usable as a secret; somebody may have written it by hand. */
export function isSecret(text: string): boolean {
  return /^[\w-]{32,200}$/.test(text);
}
