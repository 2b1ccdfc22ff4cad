import { coordinate } from '../messages/sharedChecks.ts';
import { number, object, oneOf } from '../messages/checks.ts';
import { cleanText, maxListLength, maxTextLength } from './linkText.ts';
import type { ViewerCamera, ViewerCoordinate, ViewerLink, YouAreHere } from './ViewerLink.ts';

/** A link with its camera flattened: one field for each parameter. */
export type FlatLink = Omit<ViewerLink, 'camera'> & ViewerCamera;

/** Parses and serializes values of one type. In the URL, `+` separates parts. */
export interface ParameterKind<T> {
  /** Description after "Expected:". */
  readonly expected: string;
  /** Whether a value may be truncated on reading. */
  readonly isCut?: true;
  /** @returns undefined if the value is invalid */
  read(parts: readonly string[]): T | undefined;
  write(value: T): readonly string[];
}

type Parameters = {
  readonly [K in keyof FlatLink]-?: readonly [string, ParameterKind<NonNullable<FlatLink[K]>>];
};

/** Single text values: an unescaped `+` between words is a space, as in form encoding. */
function single<T>(
  expected: string,
  read: (text: string) => T | undefined,
  write: (value: T) => string = String,
): ParameterKind<T> {
  return { expected, read: (parts) => read(parts.join(' ')), write: (value) => [write(value)] };
}

const text: ParameterKind<string> = {
  ...single(`text of at most ${maxTextLength} characters`, (given) => cleanText(given)),
  isCut: true,
};

const places: ParameterKind<readonly string[]> = {
  expected: `at most ${maxListLength} ids or names, joined by +`,
  isCut: true,
  read: (parts) =>
    parts
      .slice(0, maxListLength)
      .map((part) => cleanText(part))
      .filter(Boolean),
  write: (names) => names,
};

function matching(expected: string, pattern: RegExp): ParameterKind<string> {
  return single(expected, (given) => (pattern.test(given) ? given : undefined));
}

function choice<T extends string>(...words: readonly T[]): ParameterKind<T> {
  return single(words.join(' or '), oneOf(...words));
}

function numberFrom(least: number, most: number): ParameterKind<number> {
  const check = number(least, most);
  return single(`a number from ${least} to ${most}`, (given) => check(readDecimal(given)));
}

function readDecimal(given: string): number | undefined {
  return /^-?\d{1,20}(\.\d{1,30})?(e-\d{1,3})?$/.test(given) ? Number(given) : undefined;
}

const point = object(coordinate);

function readCoordinate(given: string): ViewerCoordinate | undefined {
  const [first = '', second = '', ...more] = given.split(',', 3);
  if (more.length > 0) return undefined;
  return point({ latitude: readDecimal(first), longitude: readDecimal(second) });
}

function readHere(given: string): YouAreHere | undefined {
  const [, place = given, name = ''] = /^([^,]*,[^,]*),(.*)$/.exec(given) ?? [];
  const floor = cleanText(name);
  const here = readCoordinate(place);
  return here && (floor === '' ? here : { ...here, floor });
}

const writeCoordinate = ({ latitude, longitude }: ViewerCoordinate) => `${latitude},${longitude}`;

const yesOrNo = single('true or false', (given) => {
  if (given === 'true' || given === '1') return true;
  return given === 'false' || given === '0' ? false : undefined;
});

/** All parameters, by field of the link, in serialization order. */
export const linkParameters: Parameters = {
  venue: [
    'venue',
    // An id contains no slash, and a URL must use https.
    matching(
      'the id of a venue, a path, or an https URL',
      /^(?:https:\/\/[^\s\\\p{Cc}]{1,2000}|\/(?!\/)[^\s\\\p{Cc}]{1,2000}|(?!\.)[^:/\\?#\p{C}]{1,100})$/u,
    ),
  ],
  view: ['view', choice('map', 'directions')],
  floor: ['floor', text],
  location: ['location', places],
  departure: ['departure', places],
  stops: ['stops', places],
  accessible: ['accessible', yesOrNo],
  language: [
    'language',
    matching('a language such as en or pt-BR', /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,4}$/i),
  ],
  youAreHere: [
    'you-are-here',
    single('latitude,longitude or latitude,longitude,floor', readHere, (place) =>
      [writeCoordinate(place), ...(place.floor === undefined ? [] : [place.floor])].join(','),
    ),
  ],
  heading: ['heading', numberFrom(0, 360)],
  center: ['center', single('latitude,longitude', readCoordinate, writeCoordinate)],
  zoom: ['zoom', numberFrom(0, 30)],
  bearing: ['bearing', numberFrom(-360, 360)],
  pitch: ['pitch', numberFrom(0, 90)],
  search: ['search', text],
  category: ['category', text],
  mode: ['mode', choice('full', 'embed', 'kiosk', 'minimap')],
  theme: ['theme', choice('light', 'dark')],
  color: [
    'color',
    single(
      'a color such as 1f6feb',
      (given) => (/^#?[\da-f]{6}$/i.test(given) ? `#${given.replace('#', '')}` : undefined),
      (color) => color.replace('#', ''),
    ),
  ],
  stacked: ['stacked', yesOrNo],
  outdoors: ['outdoors', yesOrNo],
  idleSeconds: ['idle', numberFrom(5, 3600)],
  access: ['access', matching('an access token', /^[\w.~=-]{1,4096}$/)],
  hostOrigin: [
    'host',
    matching(
      'an origin such as https://www.example.com',
      /^[a-z][a-z\d+.-]*:\/\/[^\s/?#@\\]{1,260}$/,
    ),
  ],
};
