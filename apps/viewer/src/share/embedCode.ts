import { writeViewerLink, type ViewerLink } from '@mezzanine/bridge';
import { htmlEscape } from 'escape-goat';

/** Height of an embedded map in CSS pixels; pages can change it. */
const HEIGHT = 650;

/**
 * HTML of a frame that shows a map.
 *
 * @param viewer - URL of the viewer
 * @param title - for screen readers
 */
export function frameCode(link: ViewerLink, viewer: string, title: string): string {
  const address = writeViewerLink({ ...link, mode: 'embed' }, viewer);
  return [
    '<iframe',
    `  src="${htmlEscape(address)}"`,
    `  title="${htmlEscape(title)}"`,
    `  width="100%" height="${HEIGHT}" style="border: 0" loading="lazy"`,
    '  allow="geolocation; clipboard-write; web-share"></iframe>',
  ].join('\n');
}

/** HTML of the custom element that shows a map, with its script from the viewer's server. */
export function elementCode(link: ViewerLink, viewer: string, title: string): string {
  const { venue, floor, location = [], departure = [], stops = [], language, color, theme } = link;
  const attributes: readonly (readonly [string, string | undefined])[] = [
    ['venue', venue],
    ['view', link.view],
    ['floor', floor],
    ['location', joined(location)],
    ['departure', joined(departure)],
    ['stops', joined(stops)],
    ['accessible', link.accessible === true ? '' : undefined],
    ['lang', language],
    ['theme', theme],
    ['color', color],
    ['access', link.access],
    ['mode', 'embed'],
    ['title', title],
  ];
  const written = attributes.flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [value === '' ? `  ${name}` : `  ${name}="${htmlEscape(value)}"`];
  });
  const script = htmlEscape(new URL('mezzanine-map.js', viewer).href);
  return [
    `<script type="module" src="${script}"></script>`,
    '<mezzanine-map',
    ...written,
    `  style="display: block; height: ${HEIGHT}px"></mezzanine-map>`,
  ].join('\n');
}

function joined(places: readonly string[]): string | undefined {
  return places.length === 0 ? undefined : places.map(encodeURIComponent).join('+');
}
