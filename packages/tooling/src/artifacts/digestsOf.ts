import { createHash } from 'node:crypto';

/** Digests of each file in a Maven repository, by file extension. */
export const digestNames = ['md5', 'sha1', 'sha256', 'sha512'] as const;

/** A digest of bytes, in hexadecimal digits. */
export function digestOf(name: (typeof digestNames)[number], bytes: Uint8Array): string {
  return createHash(name).update(bytes).digest('hex');
}
