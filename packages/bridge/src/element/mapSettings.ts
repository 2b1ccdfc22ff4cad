import { linkParameters } from '../link/linkParameters.ts';
import { parseViewerLink, type ParsedLink } from '../link/parseViewerLink.ts';
import type { ViewerLink } from '../link/ViewerLink.ts';
import type { ViewerState, ViewerStateChange } from '../ViewerState.ts';

/** Settings of an element: a link without the host origin, which is always the page's origin. */
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

/** Parses the attributes by the grammar of links; `lang` is the default language. */
export function readAttributes(element: Element): ParsedLink {
  const values = new Map<string, string>();
  for (const name of settingAttributes) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    values.set(name, value === '' && switches.has(name) ? 'true' : value);
  }
  const language = element.getAttribute('lang');
  if (language !== null && !values.has('language')) values.set('language', language);
  // As in a URL, except that characters that end a value there need no escaping here.
  const pairs = [...values].map(
    ([name, value]) => `${name}=${value.replace(/[&#]/g, encodeURIComponent)}`,
  );
  return parseViewerLink(`?${pairs.join('&')}`);
}

/** Values of state fields that are no longer set; other fields keep their value. */
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
 * The state changes that a running viewer needs to show other settings.
 *
 * @returns undefined if the viewer must be reloaded
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
