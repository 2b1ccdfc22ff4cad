import type { Coordinate, Node } from './entities.ts';
import { reportKeys } from './noSuccessor.ts';
import { expectNumber, expectObject, invalidArgument } from './expectArgument.ts';

/** Look of paths. */
export interface PathOptions {
  /** CSS color. */
  readonly color?: string;
  /** Half of the width in meters when the camera is near; default 0.25. */
  readonly nearRadius?: number;
  /** Has no effect in version 6; reported once. */
  readonly farRadius?: number;
  /** Has no effect in version 6; reported once. */
  readonly drawDuration?: number;
  /** Has no effect in version 6; reported once. */
  readonly pulseIterations?: number;
  /** Has no effect in version 6; reported once. */
  readonly pulseColor?: string;
  /** Has no effect in version 6; reported once. */
  readonly showPulse?: boolean;
  /** Has no effect in version 6; reported once. */
  readonly displayArrowsOnPath?: boolean;
  /** Has no effect in version 6; reported once. */
  readonly flattenPath?: boolean;
  /** Whether it can be clicked; default false. Has no effect on journeys; reported once. */
  readonly interactive?: boolean;
}

const NO_ANIMATION = 'Draw the path in parts.';
const ALTERNATIVES = {
  farRadius: 'Paths have the same width in meters at every zoom.',
  drawDuration: NO_ANIMATION,
  pulseIterations: NO_ANIMATION,
  pulseColor: NO_ANIMATION,
  showPulse: NO_ANIMATION,
  displayArrowsOnPath: 'Add markers along the path.',
  flattenPath: 'Paths lie on the map.',
};
const RADIUS_METERS = 0.25;

/**
 * The lines of a path, and their style in version 6.
 *
 * @param coordinates - coordinates or nodes, at least two of them on the same map in a row
 * @throws MezzanineError `invalid-argument`
 */
export function pathOf(coordinates: readonly (Coordinate | Node)[], options: PathOptions) {
  if (!Array.isArray(coordinates) || coordinates.length < 2) {
    throw invalidArgument('coordinates', coordinates, 'an array of at least two coordinates');
  }
  expectObject('options', options);
  reportKeys('Paths.add', options, ALTERNATIVES);
  const { color, nearRadius = RADIUS_METERS, interactive } = options;
  expectNumber('options.nearRadius', nearRadius, [0.005, 500]);
  const list = coordinates as readonly (Coordinate | Node)[];
  const stretches = stretchesOf(list);
  if (stretches.length === 0) {
    throw invalidArgument('coordinates', coordinates, 'two coordinates on the same map in a row');
  }
  const style = {
    widthMeters: nearRadius * 2,
    ...(color !== undefined && { color }),
    ...(interactive !== undefined && { interactive }),
  };
  return { list, stretches, style };
}

/** Coordinates in a row on the same map, two or more each. */
function stretchesOf(list: readonly (Coordinate | Node)[]): (Coordinate | Node)[][] {
  const stretches: (Coordinate | Node)[][] = [];
  for (const one of list) {
    const last = stretches.at(-1);
    if (last && last[0]?.map === one.map) last.push(one);
    else stretches.push([one]);
  }
  return stretches.filter(({ length }) => length > 1);
}
