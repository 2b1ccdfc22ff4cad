import { type Graph, hopClass } from './Graph.ts';

/** Lower bound of the cost of a floor change, in addition to the straight-line distance. */
export interface FloorChange {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** The cheapest change between each pair of floors that has one. */
export function floorChanges(
  graph: Graph,
  fixed: Float64Array,
  leastPerMeter: number,
): readonly FloorChange[] {
  const least = new Map<number, FloorChange>();
  const offer = (from: number, to: number, cost: number) => {
    if (from === to || cost === Infinity) return;
    const key = from * graph.floors.length + to;
    if (cost < (least.get(key)?.cost ?? Infinity)) least.set(key, { from, to, cost });
  };
  for (const [index, { from, to, runMeters }] of graph.hops.entries()) {
    const cost = (fixed[hopClass + index] ?? 0) - leastPerMeter * runMeters;
    offer(graph.floorOf[from] ?? 0, graph.floorOf[to] ?? 0, Math.max(0, cost));
  }
  for (const [from, to] of graph.levelCrossings) offer(from, to, 0);
  return [...least.values()];
}

/**
 * Lower bound of the cost from each floor to the nearest of several others: the sum of the cheapest
 * changes anywhere (Bellman–Ford; there are few floors).
 */
export function floorBounds(
  changes: readonly FloorChange[],
  goalFloors: Iterable<number>,
  floorCount: number,
): Float64Array {
  const bounds = new Float64Array(floorCount).fill(Infinity);
  for (const floor of goalFloors) bounds[floor] = 0;
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const { from, to, cost } of changes) {
      const through = cost + (bounds[to] ?? 0);
      if (through >= (bounds[from] ?? 0)) continue;
      bounds[from] = through;
      isBetter = true;
    }
  }
  return bounds;
}
