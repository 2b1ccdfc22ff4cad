import {
  expectNumber,
  expectOptions,
  expectType,
  invalidArgument,
} from '../../data/expectArgument.ts';
import type { ModelSource, ModelStyle } from '../Model.ts';
import { parseColor } from '../parseColor.ts';

const KEYS: readonly (keyof ModelStyle)[] = [
  'scale',
  'headingDegrees',
  'pitchDegrees',
  'altitudeMeters',
  'color',
  'opacity',
  'interactive',
];

/**
 * Validates model options.
 *
 * @throws MezzanineError `invalid-argument`, naming the invalid key
 */
export function expectModelStyle(name: string, style: ModelStyle, more: readonly string[]): void {
  expectOptions(name, style, [...KEYS, ...more]);
  expectNumber(`${name}.scale`, style.scale, [0.001, 1000]);
  expectNumber(`${name}.headingDegrees`, style.headingDegrees);
  expectNumber(`${name}.pitchDegrees`, style.pitchDegrees);
  expectNumber(`${name}.altitudeMeters`, style.altitudeMeters, [-1000, 1000]);
  expectNumber(`${name}.opacity`, style.opacity, [0, 1]);
  expectType(`${name}.interactive`, style.interactive, 'boolean');
  if (style.color !== undefined) parseColor(style.color, `${name}.color`);
}

/**
 * Resolves an absolute URL with an allowed scheme.
 *
 * @throws MezzanineError `invalid-argument` if it is not a URL or its scheme is not allowed
 */
export function expectAddress(name: string, source: string | URL, kind: string): string {
  const expected = `the URL of ${kind}: https, http, blob or data, or assets/… of the venue`;
  if (typeof source !== 'string' && !(source instanceof URL)) {
    throw invalidArgument(name, source, expected);
  }
  let url: URL;
  try {
    url = new URL(source, document.baseURI);
  } catch {
    throw invalidArgument(name, source, expected);
  }
  if (/^(?:https?|blob|data):$/.test(url.protocol)) return url.href;
  throw invalidArgument(name, String(source), expected);
}

/** Bytes of a source, if it contains them. */
export function bytesOfSource(source: ModelSource): Uint8Array | undefined {
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  return source instanceof Uint8Array ? source : undefined;
}
