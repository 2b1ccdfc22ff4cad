/** Up to this many destinations the order is exact; beyond that, it is a heuristic. */
const MOST_STOPS_ORDERED_EXACTLY = 9;

/** An order of destinations. */
export interface StopOrder {
  /** Indexes of all destinations, in the order of visits. */
  readonly order: readonly number[];
  readonly isBest: boolean;
  /** Lower bound of the cost of any order. */
  readonly leastCost: number;
}

/** Costs between the places of stops. */
export interface StopCosts {
  /** From the start to each place. */
  readonly fromStart: readonly number[];
  /** From place to place. */
  readonly between: readonly (readonly number[])[];
  /** The destination of each place; each has at least one. */
  readonly stopOf: readonly number[];
}

/**
 * The cheapest order in which to visit all destinations, ending at any of them. Up to nine
 * destinations it is exact (Held and Karp 1962, over places, so a destination with several places
 * is entered at the best one). Beyond that, the nearest neighbor order is improved by 2-opt and by
 * moving stops, with asymmetric costs. `leastCost` bounds the distance to the optimum: every
 * destination must be reached from somewhere, which costs at least its cheapest approach.
 *
 * @returns `undefined` if not all destinations can be visited
 */
export function orderStops(costs: StopCosts): StopOrder | undefined {
  const count = new Set(costs.stopOf).size;
  return count <= MOST_STOPS_ORDERED_EXACTLY ? orderExactly(costs, count) : orderWell(costs, count);
}

function orderExactly(costs: StopCosts, count: number): StopOrder | undefined {
  const places = costs.stopOf.length;
  const { best, before } = weighOrders(costs, count);
  const all = ((1 << count) - 1) * places;
  const ends = best.subarray(all, all + places);
  const leastCost = ends.reduce((least, cost) => Math.min(least, cost), Infinity);
  if (leastCost === Infinity) return undefined;
  const order: number[] = [];
  for (let at = all + ends.indexOf(leastCost); at >= 0; at = before[at] ?? -1) {
    order.push(costs.stopOf[at % places] ?? 0);
  }
  return { order: order.reverse(), isBest: true, leastCost };
}

/** By set of visited stops, then by place: the smallest cost, and the previous place. */
interface Weighed {
  readonly best: Float64Array;
  readonly before: Int32Array;
}

function weighOrders({ fromStart, between, stopOf }: StopCosts, count: number): Weighed {
  const places = stopOf.length;
  const best = new Float64Array((1 << count) * places).fill(Infinity);
  const before = new Int32Array(best.length).fill(-1);
  for (const [place, stop] of stopOf.entries()) {
    best[(1 << stop) * places + place] = fromStart[place] ?? Infinity;
  }
  for (let visited = 1; visited < 1 << count; visited += 1) {
    for (const [place, costsFrom] of between.entries()) {
      const here = visited * places + place;
      if (best[here] !== Infinity) goOn({ best, before }, stopOf, here, costsFrom);
    }
  }
  return { best, before };
}

/** Relaxes every step from a place to an unvisited stop. */
function goOn(
  { best, before }: Weighed,
  stopOf: readonly number[],
  here: number,
  costsFrom: readonly number[],
): void {
  const places = stopOf.length;
  const visited = Math.floor(here / places);
  const so = best[here] ?? Infinity;
  for (const [next, cost] of costsFrom.entries()) {
    const stop = 1 << (stopOf[next] ?? 0);
    if ((visited & stop) !== 0) continue;
    const there = (visited | stop) * places + next;
    if (so + cost >= (best[there] ?? Infinity)) continue;
    best[there] = so + cost;
    before[there] = here;
  }
}

function orderWell({ fromStart, between, stopOf }: StopCosts, count: number) {
  const placesOf = (stop: number) => stopOf.flatMap((own, place) => (own === stop ? [place] : []));
  const stops = Array.from({ length: count }, (_, stop) => placesOf(stop));
  const least = (costs: readonly number[]) => Math.min(...costs);
  // Row 0 is the start, row s + 1 destination s. Moving between places of a stop costs nothing.
  const rows = [
    stops.map((to) => least(to.map((place) => fromStart[place] ?? Infinity))),
    ...stops.map((from) =>
      stops.map((to) =>
        least(from.flatMap((a) => to.map((place) => between[a]?.[place] ?? Infinity))),
      ),
    ),
  ];
  const costOf = (order: readonly number[]) =>
    order.reduce((sum, stop, i) => sum + (rows[(order[i - 1] ?? -1) + 1]?.[stop] ?? Infinity), 0);
  const order = improve(nearestFirst(rows, count), costOf);
  if (costOf(order) === Infinity) return undefined;
  const approaches = stops.map((_, to) =>
    least(rows.flatMap((row, from) => (from === to + 1 ? [] : [row[to] ?? Infinity]))),
  );
  const leastCost = approaches.reduce((sum, cost) => sum + cost, 0);
  return { order, isBest: false, leastCost };
}

function nearestFirst(rows: readonly (readonly number[])[], count: number): number[] {
  const left = new Set(Array.from({ length: count }, (_, stop) => stop));
  const order: number[] = [];
  while (left.size > 0) {
    const row = rows[(order.at(-1) ?? -1) + 1] ?? [];
    const [next = 0] = [...left].sort((a, b) => (row[a] ?? Infinity) - (row[b] ?? Infinity));
    left.delete(next);
    order.push(next);
  }
  return order;
}

/** Reverses parts and moves stops as long as the cost decreases. */
function improve(first: readonly number[], costOf: (order: readonly number[]) => number): number[] {
  let order = [...first];
  let cost = costOf(order);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const candidate of changesOf(order)) {
      const changed = costOf(candidate);
      // Tiny differences are rounding errors and could cause an infinite loop.
      if (!(changed < cost - 1e-9)) continue;
      [order, cost, isBetter] = [candidate, changed, true];
      break;
    }
  }
  return order;
}

function* changesOf(order: readonly number[]): Generator<number[]> {
  for (let i = 0; i < order.length; i += 1) {
    for (let j = i + 1; j < order.length; j += 1) {
      yield [...order.slice(0, i), ...order.slice(i, j + 1).reverse(), ...order.slice(j + 1)];
      const without = order.toSpliced(i, 1);
      yield without.toSpliced(j, 0, order[i] ?? 0);
      yield order.toSpliced(j, 1).toSpliced(i, 0, order[j] ?? 0);
    }
  }
}
