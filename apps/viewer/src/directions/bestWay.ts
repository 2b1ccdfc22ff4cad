import type { Directions, DirectionsTarget, NoDirections, Venue } from '@mezzanine/react-sdk';

/** Departure, stops, and destination. */
export interface WayEnds {
  /** If there are several, the nearest is used. */
  readonly from: readonly DirectionsTarget[];
  readonly stops: readonly DirectionsTarget[];
  /** If there are several, the nearest is used. */
  readonly to: readonly DirectionsTarget[];
}

/** Maximum number of combinations that are tried. */
const MOST_PAIRS = 100;

/**
 * Finds the fastest route between any of the ends.
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
