import { expectNumber, expectOneOf, expectOptions, expectType } from '../../data/expectArgument.ts';
import type { MarkerAnchor, MarkerOptions } from '../Marker.ts';

const ANCHORS: readonly MarkerAnchor[] = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
];

const KEYS: readonly (keyof MarkerOptions)[] = [
  'anchor',
  'priority',
  'interactive',
  'accessibleName',
  'minZoomLevel',
  'altitudeMeters',
];

/**
 * Validates marker options.
 *
 * @throws MezzanineError `invalid-argument`, naming the invalid key
 */
export function expectMarkerOptions(
  name: string,
  options: MarkerOptions,
  more: readonly string[],
): void {
  expectOptions(name, options, [...KEYS, ...more]);
  const { priority } = options;
  expectOneOf(`${name}.anchor`, options.anchor, ANCHORS);
  if (typeof priority === 'string') {
    expectOneOf(`${name}.priority`, priority, ['low', 'medium', 'high', 'always']);
  } else expectNumber(`${name}.priority`, priority);
  expectType(`${name}.interactive`, options.interactive, 'boolean');
  expectType(`${name}.accessibleName`, options.accessibleName, 'string');
  expectNumber(`${name}.minZoomLevel`, options.minZoomLevel, [0, 30]);
  expectNumber(`${name}.altitudeMeters`, options.altitudeMeters, [-1000, 1000]);
}
