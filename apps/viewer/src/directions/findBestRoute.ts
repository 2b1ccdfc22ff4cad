import type { Directions, DirectionsTarget, NoDirections, Venue } from '@mezzanine/react-sdk';

/** Departure, stops, and destination. */
export interface RouteEnds {
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
 * @returns the route, or why there is none; undefined if an end is missing
 */
export function findBestRoute(
  venue: Venue,
  { from, stops, to }: RouteEnds,
  isStepFree: boolean,
): Directions | NoDirections | undefined {
  const pairs = from.flatMap((start) => to.map((end) => [start, end] as const));
  let best: Directions | NoDirections | undefined;
  for (const [start, end] of pairs.slice(0, MOST_PAIRS)) {
    const route = venue.directions(start, [...stops, end], { isStepFree });
    if (!best || isBetter(route, best)) best = route;
  }
  return best;
}

function isBetter(a: Directions | NoDirections, b: Directions | NoDirections): boolean {
  if (a.type !== 'directions') return false;
  return b.type !== 'directions' || a.durationSeconds < b.durationSeconds;
}
