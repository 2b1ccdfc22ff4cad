import { distanceBetween } from './geometry.ts';
import type { StopCosts } from './orderStops.ts';
import type { Finder, JoinedStop } from './planSections.ts';
import type { End } from './Search.ts';

/** A place of a stop: one of its nodes, or its position. */
interface Place {
  readonly stop: JoinedStop;
  readonly ends: readonly End[];
}

/**
 * Costs between all places of all stops, with one search to many goals for each place.
 *
 * @param rows - `start` computes only the costs from the start
 */
export function stopCosts(
  start: JoinedStop,
  stops: readonly JoinedStop[],
  finder: Finder,
  rows: 'start' | 'all' = 'all',
): StopCosts {
  const places = stops.map(placesOf);
  const all = places.flat();
  const costsFrom = (from: Place) => {
    const goals = all.flatMap(({ ends }) => ends);
    const found = finder.search.findPaths(from.ends, goals, finder.pricing);
    let at = 0;
    return all.map((to) => {
      const own = found.slice(at, at + to.ends.length).map((one) => one?.cost ?? Infinity);
      at += to.ends.length;
      return Math.min(directCost(from.stop, to.stop, finder), ...own);
    });
  };
  return {
    fromStart: costsFrom({ stop: start, ends: start.ends }),
    between: rows === 'all' ? all.map(costsFrom) : [],
    stopOf: places.flatMap((own, index) => own.map(() => index)),
  };
}

function placesOf(stop: JoinedStop): Place[] {
  if (stop.point) return [{ stop, ends: stop.ends }];
  return stop.ends.map((end) => ({ stop, ends: [end] }));
}

function directCost(from: JoinedStop, to: JoinedStop, { isDirect }: Finder): number {
  if (!from.point || !to.point || !isDirect(from, to)) return Infinity;
  return distanceBetween(from.point, to.point);
}
