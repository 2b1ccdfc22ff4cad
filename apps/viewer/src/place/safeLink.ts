import type { Link } from '@mezzanine/react-sdk';

const SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Returns a link that is safe to render: no script, no file, no other protocol. */
export function safeLink({ label, url }: Link): Link | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  return SCHEMES.has(protocol) ? { label: label || url, url: href } : undefined;
}
