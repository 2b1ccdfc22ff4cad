import type { Link } from '@mezzanine/react-sdk';

const SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** A link that may stand in a page: no script, no file, no address of another kind. */
export function safeLink({ label, url }: Link): Link | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  return SCHEMES.has(protocol) ? { label: label || url, url: href } : undefined;
}
