import { createHash } from 'node:crypto';

/** Id of static HTML, made from its text: equal ids have equal HTML. */
export function staticHtmlId(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 6);
}
