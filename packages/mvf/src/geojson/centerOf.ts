import type { FloorFeature } from '../record-types/floor.ts';
import type { Position } from '../record-types/geometry.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import { widestRoomDegrees } from './medianWidth.ts';

/** A space is a stray if it is this many times farther from the median than most. */
const farTimes = 5;

/**
 * The middle of the floors. A stray room must not move it: if floors are wider than any room, it is
 * the middle of the spaces that are close to the others.
 */
export function centerOf(
  floors: readonly FloorFeature[],
  spaces: readonly SpaceFeature[],
): Position {
  const middle = middleOf(
    floors.flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2),
    ),
  );
  const corners = spaces.map(cornerOf);
  if (middle.size <= widestRoomDegrees || corners.length < 3) return middle.at;
  const [x, y] = [
    medianOf(corners.map(([east]) => east)),
    medianOf(corners.map(([, north]) => north)),
  ];
  const distance = ([east, north]: Position): number => Math.hypot(east - x, north - y);
  const limit = Math.max(farTimes * medianOf(corners.map(distance)), widestRoomDegrees / 2);
  const isEverywhere = corners.every((corner) => distance(corner) <= limit);
  return isEverywhere ? middle.at : middleOf(corners.filter((one) => distance(one) <= limit)).at;
}

function cornerOf({ geometry }: SpaceFeature): Position {
  return geometry.type === 'Point'
    ? geometry.coordinates
    : (geometry.coordinates[0]?.[0] ?? [0, 0]);
}

function middleOf(corners: readonly Position[]): { readonly at: Position; readonly size: number } {
  const range = (axis: 0 | 1) =>
    corners.reduce(
      ([low, high], at) => [Math.min(low, at[axis]), Math.max(high, at[axis])] as const,
      [Infinity, -Infinity] as const,
    );
  const [[west, east], [south, north]] = [range(0), range(1)];
  return {
    at: [(west + east) / 2, (south + north) / 2],
    size: Math.max(east - west, north - south),
  };
}

function medianOf(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
