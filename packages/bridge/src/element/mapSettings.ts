import { linkParameters } from '../link/linkParameters.ts';
import { parseViewerLink, type ParsedLink } from '../link/parseViewerLink.ts';
import type { ViewerLink } from '../link/ViewerLink.ts';
import type { ViewerState, ViewerStateChange } from '../ViewerState.ts';

/** What an element can be given: a link, but for the origin, which is that of its page. */
export type MapSettings = Omit<ViewerLink, 'hostOrigin'>;

/** Attributes, which are the parameters of a link. */
export const settingAttributes: readonly string[] = Object.values(linkParameters)
  .map(([name]) => name)
  .filter((name) => name !== 'host');

/** Properties. */
export const settingProperties: readonly (keyof MapSettings)[] = [
  ...(Object.keys(linkParameters) as (keyof typeof linkParameters)[]).flatMap((field) =>
    ['center', 'zoom', 'bearing', 'pitch', 'hostOrigin'].includes(field)
      ? []
      : [field as keyof MapSettings],
  ),
  'camera',
];

const switches: ReadonlySet<string> = new Set(['accessible', 'stacked', 'outdoors']);

/** Reads the attributes by the grammar of links; `lang` is the language where no other is given. */
export function readAttributes(element: Element): ParsedLink {
  const values = new Map<string, string>();
  for (const name of settingAttributes) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    values.set(name, value === '' && switches.has(name) ? 'true' : value);
  }
  const language = element.getAttribute('lang');
  if (language !== null && !values.has('language')) values.set('language', language);
  // As in an address, but what would end a value there needs no escape here.
  const pairs = [...values].map(
    ([name, value]) => `${name}=${value.replace(/[&#]/g, encodeURIComponent)}`,
  );
  return parseViewerLink(`?${pairs.join('&')}`);
}

/** What becomes of a field of the state that is no longer given; the others stay as they are. */
const unset: ViewerStateChange = {
  view: 'map',
  location: [],
  departure: [],
  stops: [],
  accessible: false,
  category: '',
  search: '',
};
const stateFields: readonly (keyof ViewerState)[] = [
  'view',
  'floor',
  'location',
  'departure',
  'stops',
  'accessible',
  'language',
  'category',
  'search',
] as (keyof ViewerState)[];

/**
 * What has to be said to a running viewer, so that it shows other settings.
 *
 * @returns undefined where the viewer has to be loaded anew
 */
export function changeBetween(
  before: MapSettings,
  after: MapSettings,
): ViewerStateChange | undefined {
  const change: Partial<Record<keyof ViewerState, unknown>> = {};
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const name = field as keyof MapSettings & keyof ViewerState;
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) continue;
    if (!stateFields.includes(name)) return undefined;
    const next = after[name] ?? unset[name];
    if (next !== undefined) change[name] = next;
  }
  return change as ViewerStateChange;
}
