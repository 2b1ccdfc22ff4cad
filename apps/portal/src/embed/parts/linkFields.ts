import {
  parseViewerLink,
  writeViewerLink,
  type LinkFault,
  type ViewerLink,
} from '@mezzanine/bridge';
import type { Choice } from './Field.tsx';

/** A parameter of a link, as a form field. */
export interface LinkField {
  /** Its name in the URL. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly choices?: readonly Choice[];
}

const yesOrNo: readonly Choice[] = [
  ['', 'Not said'],
  ['true', 'Yes'],
  ['false', 'No'],
];
const words = (...all: readonly string[]): readonly Choice[] => [
  ['', 'Not said'],
  ...all.map((word): Choice => [word, word]),
];
const places = 'Ids or names, separated by +';

/** Every parameter, in the order of the form. */
export const linkFields: readonly LinkField[] = [
  { name: 'venue', label: 'Venue', hint: 'An id such as mall, or the URL of a bundle' },
  { name: 'view', label: 'View', choices: words('map', 'directions') },
  { name: 'floor', label: 'Floor', hint: 'Id or name' },
  { name: 'location', label: 'Location', hint: places },
  { name: 'departure', label: 'Departure', hint: places },
  { name: 'stops', label: 'Stops', hint: places },
  { name: 'accessible', label: 'Step-free', choices: yesOrNo },
  { name: 'language', label: 'Language', hint: 'Such as en or pt-BR' },
  { name: 'you-are-here', label: 'You are here', hint: 'latitude,longitude,floor' },
  { name: 'heading', label: 'Heading', hint: 'Degrees from north, 0 to 360' },
  { name: 'center', label: 'Center', hint: 'latitude,longitude' },
  { name: 'zoom', label: 'Zoom', hint: '0 to 30' },
  { name: 'bearing', label: 'Bearing', hint: 'Degrees, -360 to 360' },
  { name: 'pitch', label: 'Pitch', hint: 'Degrees, 0 to 90' },
  { name: 'search', label: 'Search', hint: 'Text' },
  { name: 'category', label: 'Category', hint: 'Id or name' },
  { name: 'mode', label: 'Mode', choices: words('full', 'embed', 'kiosk', 'minimap') },
  { name: 'theme', label: 'Theme', choices: words('light', 'dark') },
  { name: 'color', label: 'Brand color', hint: 'Such as 1f6feb' },
  { name: 'stacked', label: 'Stacked floors', choices: yesOrNo },
  { name: 'outdoors', label: 'Surroundings', choices: yesOrNo },
  { name: 'idle', label: 'Idle seconds', hint: 'Kiosk: 5 to 3600' },
  { name: 'access', label: 'Access', hint: 'Token of a private map' },
  { name: 'host', label: 'Host', hint: 'Origin that may control the map' },
];

/** Texts of the form, by parameter name. */
export type LinkTexts = Readonly<Record<string, string>>;

/** Parses the text of the form into a link, its URL, and faults. */
export function readTexts(
  texts: LinkTexts,
  viewer: string,
): { readonly address: string; readonly faults: readonly LinkFault[] } {
  const query = linkFields.flatMap(({ name }) => {
    const text = (texts[name] ?? '').trim();
    return text === '' ? [] : [`${name}=${text.replace(/[&#]/g, encodeURIComponent)}`];
  });
  const { link, faults } = parseViewerLink(`?${query.join('&')}`);
  return { address: writeViewerLink(link, viewer), faults };
}

/** Converts a URL to the text of the form, and lists its faults. */
export function textsOf(address: string): {
  readonly texts: LinkTexts;
  readonly faults: readonly LinkFault[];
} {
  const { link, faults } = parseViewerLink(address);
  return { texts: textsOfLink(link), faults };
}

function textsOfLink(link: ViewerLink): LinkTexts {
  const query = writeViewerLink(link, '').slice(1);
  const pairs = query.split('&').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=');
    // Separators within names stay escaped.
    return name === '' ? [] : [[name, value.split('%2B').map(decodeURIComponent).join('%2B')]];
  });
  return Object.fromEntries(pairs) as LinkTexts;
}
