import { parseViewerLink, writeViewerLink, type ViewerLink } from '@mezzanine/bridge';

/** Prefix of the map's fragments; others belong to the page. */
const PREFIX = '#/?';
const ANYWHERE = 'https://map.invalid/';

/** Parameters that a fragment may contain: the state, but not the venue or the setup. */
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

/** The link of a map in a page that was opened with a fragment, such as `#/?location=cafe`. */
export function linkWithHash(link: ViewerLink, hash: string): ViewerLink {
  if (!hash.startsWith(PREFIX)) return link;
  const query = hash.slice(PREFIX.length);
  const { link: said } = parseViewerLink(`${ANYWHERE}?venue=here&${query}`);
  const changes = shownParts.flatMap((name) =>
    said[name] === undefined ? [] : [[name, said[name]]],
  );
  return { ...link, ...(Object.fromEntries(changes) as Partial<ViewerLink>) };
}

/** The fragment for a state, without the values that the page shows by default. */
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

/** Whether a fragment belongs to the map, or is empty. */
export function isOwnHash(hash: string): boolean {
  return hash === '' || hash === '#' || hash.startsWith(PREFIX);
}
