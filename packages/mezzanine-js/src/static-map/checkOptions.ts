import {
  expectNumber,
  expectOneOf,
  expectOptions,
  expectType,
  invalidArgument,
} from '../data/expectArgument.ts';
import { parseHexColor } from '../style/colors.ts';
import type { StaticMapOptions } from './StaticMapOptions.ts';

/** Smallest and largest size of a map, in pixels. */
const SIZE_RANGE = [120, 4096] as const;
const PADDING_RANGE = [0, 400] as const;
const MOST_MARKERS = 200;
const MOST_PLACES = 1000;
/** Longer routes are not routes through a building. */
const MOST_ROUTE_POINTS = 100_000;
const ID_PREFIX = /^[A-Za-z][\w-]{0,39}$/;

const KEYS: readonly (keyof StaticMapOptions)[] = [
  'floor',
  'frame',
  'widthPixels',
  'heightPixels',
  'paddingPixels',
  'bearingDegrees',
  'theme',
  'labels',
  'language',
  'route',
  'markers',
  'highlighted',
  'hasNorthArrow',
  'title',
  'description',
  'idPrefix',
];
const MARKER_KEYS = ['place', 'text', 'kind', 'color'];

/**
 * Validates the options of a static map, except the places, which need the venue.
 *
 * @throws MezzanineError `invalid-argument`, naming the option
 */
export function checkOptions(options: StaticMapOptions): void {
  expectOptions('options', options, KEYS);
  expectPixels('options.widthPixels', options.widthPixels);
  expectPixels('options.heightPixels', options.heightPixels);
  expectNumber('options.paddingPixels', options.paddingPixels, PADDING_RANGE);
  expectNumber('options.bearingDegrees', options.bearingDegrees, [-360, 360]);
  expectOneOf('options.theme', options.theme, ['light', 'dark', 'print']);
  for (const key of ['labels', 'hasNorthArrow'] as const) {
    expectType(`options.${key}`, options[key], 'boolean');
  }
  for (const key of ['language', 'title', 'description', 'idPrefix'] as const) {
    expectType(`options.${key}`, options[key], 'string');
  }
  if (options.idPrefix !== undefined && !ID_PREFIX.test(options.idPrefix)) {
    const expected = 'a letter and up to 39 more letters, digits, "-", or "_"';
    throw invalidArgument('options.idPrefix', options.idPrefix, expected);
  }
  expectList('options.highlighted', options.highlighted, MOST_PLACES);
  expectList('options.markers', options.markers, MOST_MARKERS);
  for (const [index, marker] of (options.markers ?? []).entries()) {
    expectMarker(`options.markers[${index}]`, marker);
  }
  expectRoute(options.route);
}

function expectPixels(name: string, value: unknown): void {
  const [low, high] = SIZE_RANGE;
  const expected = `a whole number of pixels from ${low} to ${high}`;
  expectNumber(name, value, SIZE_RANGE, expected);
  if (value !== undefined && !Number.isInteger(value)) throw invalidArgument(name, value, expected);
}

function expectList(name: string, value: unknown, most: number): void {
  if (value === undefined) return;
  if (!Array.isArray(value) || value.length > most) {
    throw invalidArgument(name, value, `an array of at most ${most}`);
  }
}

function expectMarker(name: string, marker: unknown): void {
  if (marker === undefined) throw invalidArgument(name, marker, 'an object with a place');
  expectOptions(name, marker, MARKER_KEYS);
  const { place, text, kind, color } = marker as Readonly<Record<string, unknown>>;
  if (place === undefined) throw invalidArgument(`${name}.place`, place, 'a place of the venue');
  expectType(`${name}.text`, text, 'string');
  expectOneOf(`${name}.kind`, kind, ['pin', 'dot']);
  if (color !== undefined && (typeof color !== 'string' || !parseHexColor(color))) {
    throw invalidArgument(`${name}.color`, color, 'a hexadecimal color such as "#c8411b"');
  }
}

function expectRoute(route: unknown): void {
  if (route === undefined) return;
  const path: unknown = Array.isArray(route) ? route : lineOf(route);
  if (!Array.isArray(path)) {
    const expected = 'directions of venue.directions() that lead there, or an array of coordinates';
    throw invalidArgument('options.route', route, expected);
  }
  if (path.length < 2 || path.length > MOST_ROUTE_POINTS) {
    const expected = `a line of 2 to ${MOST_ROUTE_POINTS} coordinates`;
    throw invalidArgument('options.route', path, expected);
  }
}

/** The line of directions; `undefined` for anything else. */
function lineOf(route: unknown): unknown {
  if (typeof route !== 'object' || route === null) return undefined;
  return 'type' in route && route.type === 'directions' && 'path' in route ? route.path : undefined;
}
