import { parseViewerLink, writeViewerLink, type ViewerLink } from '@mezzanine/bridge';

/** How a fragment begins that is the map's; others are the page's own. */
const PREFIX = '#/?';
const ANYWHERE = 'https://map.invalid/';

/** What a fragment may say: what is shown, not which map it is or how it is set up. */
const shownParts = [
  'view',
  'floor',
  'location',
  'departure',
  'stops',
  'accessible',
  'language',
  'search',
  'category',
  'stacked',
  'outdoors',
  'camera',
] as const;

/** The link of a map whose page was opened with a fragment, such as `#/?location=cafe`. */
export function linkWithHash(link: ViewerLink, hash: string): ViewerLink {
  if (!hash.startsWith(PREFIX)) return link;
  const query = hash.slice(PREFIX.length);
  const { link: said } = parseViewerLink(`${ANYWHERE}?venue=here&${query}`);
  const changes = shownParts.flatMap((name) =>
    said[name] === undefined ? [] : [[name, said[name]]],
  );
  return { ...link, ...(Object.fromEntries(changes) as Partial<ViewerLink>) };
}

/** The fragment that leads to a state; the parts that a page without fragment shows are left out. */
export function hashOf(shown: ViewerLink): string {
  const parts = shownParts.flatMap((name) =>
    shown[name] === undefined ? [] : [[name, shown[name]]],
  );
  const link = { venue: 'here', ...Object.fromEntries(parts) } as ViewerLink;
  const { search } = new URL(writeViewerLink(link, ANYWHERE));
  const query = search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith('venue='))
    .join('&');
  return query === '' ? '' : PREFIX + query;
}

/** Whether a fragment is the map's, or there is none. */
export function isOwnHash(hash: string): boolean {
  return hash === '' || hash === '#' || hash.startsWith(PREFIX);
}
