import { createHash } from 'node:crypto';

/** Hash of static HTML: equal HTML has equal ids. */
export function staticHtmlId(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 6);
}
