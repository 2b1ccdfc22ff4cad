import type { Directions, DirectionsTarget, NoDirections, Venue } from '@mezzanine/react-sdk';

/** Where a way begins, what it comes by, and where it ends. */
export interface WayEnds {
  /** Of several, the nearest. */
  readonly from: readonly DirectionsTarget[];
  readonly stops: readonly DirectionsTarget[];
  /** Of several, the nearest. */
  readonly to: readonly DirectionsTarget[];
}

/** So many pairs of ends are tried at most. */
const MOST_PAIRS = 100;

/**
 * The quickest way between any of the ends.
 *
 * @returns `undefined` where an end is missing; else the way, or why there is none
 */
export function bestWay(
  venue: Venue,
  { from, stops, to }: WayEnds,
  isStepFree: boolean,
): Directions | NoDirections | undefined {
  const pairs = from.flatMap((start) => to.map((end) => [start, end] as const));
  let best: Directions | NoDirections | undefined;
  for (const [start, end] of pairs.slice(0, MOST_PAIRS)) {
    const way = venue.directions(start, [...stops, end], { isStepFree });
    if (!best || isBetter(way, best)) best = way;
  }
  return best;
}

function isBetter(a: Directions | NoDirections, b: Directions | NoDirections): boolean {
  if (a.type !== 'directions') return false;
  return b.type !== 'directions' || a.durationSeconds < b.durationSeconds;
}
