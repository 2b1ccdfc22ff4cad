import { createHash } from 'node:crypto';

/** Name of a piece of a page, made from its HTML: of two with one name, either will do. */
export function pieceName(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 6);
}
