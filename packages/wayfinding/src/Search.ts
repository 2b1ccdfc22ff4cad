import { CostHeap } from './CostHeap.ts';
import { floorBounds } from './floorBounds.ts';
import { rangeOf } from './geometry.ts';
import { type Graph, indoorClass } from './Graph.ts';
import type { Pricing } from './Pricing.ts';

/** A node where a path may start or end, and the cost between it and the stop. */
export interface End {
  readonly node: number;
  readonly cost: number;
}

/** A path through the graph. */
export interface Found {
  /** Cost of both ends and of all edges between them. */
  readonly cost: number;
  /** Nodes from first to last; at least one. */
  readonly nodes: readonly number[];
  /** The edges between them, one fewer than nodes. */
  readonly edges: readonly number[];
  /** Index of the end it starts at. */
  readonly start: number;
  /** Index of the end it stops at. */
  readonly stop: number;
}

const NO_EDGE = 0xffffffff;

/**
 * Finds cheapest paths. Its arrays are reused between searches; valid entries are marked with the
 * number of the search, so a search only touches the nodes that it visits.
 */
export class Search {
  readonly #graph: Graph;
  readonly #heap = new CostHeap();
  readonly #costs: Float64Array;
  /** The edge of the best path to a node. */
  readonly #edges: Uint32Array;
  /** The previous node; for a start, the index of the start, counted down from −1. */
  readonly #before: Int32Array;
  readonly #seen: Uint32Array;
  readonly #settled: Uint32Array;
  readonly #goals: Uint32Array;
  #generation = 0;
  #bound: Bound = { ...noBound, floors: new Float64Array() };

  /** @param graph - the graph to search */
  constructor(graph: Graph) {
    const count = graph.nodeIds.length;
    this.#graph = graph;
    this.#costs = new Float64Array(count);
    this.#edges = new Uint32Array(count);
    this.#before = new Int32Array(count);
    this.#seen = new Uint32Array(count);
    this.#settled = new Uint32Array(count);
    this.#goals = new Uint32Array(count);
  }

  /**
   * The cheapest path from any start to any goal (A*). The lower bound is the straight-line
   * distance to the nearest goal times the smallest cost per straight-line meter of this graph and
   * pricing, plus the cheapest floor changes.
   */
  findPath(starts: readonly End[], goals: readonly End[], pricing: Pricing): Found | undefined {
    let best = Infinity;
    let stop = -1;
    this.#start(starts, pricing, goals);
    while (this.#heap.size > 0 && this.#heap.lowest < best) {
      const node = this.#settleNext();
      if (node < 0) continue;
      if (this.#goals[node] === this.#generation) {
        const goal = cheapestAt(node, goals);
        const cost = this.#costOf(node) + (goals[goal]?.cost ?? 0);
        if (cost < best) [best, stop] = [cost, goal];
      }
      this.#relax(node, pricing);
    }
    return stop < 0 ? undefined : this.#found(goals, stop);
  }

  /** The cheapest path from any start to each goal (Dijkstra), in the order of goals. */
  findPaths(
    starts: readonly End[],
    goals: readonly End[],
    pricing: Pricing,
  ): readonly (Found | undefined)[] {
    const waiting = new Set(goals.map(({ node }) => node));
    this.#start(starts, pricing);
    while (this.#heap.size > 0 && waiting.size > 0) {
      const node = this.#settleNext();
      if (node < 0) continue;
      waiting.delete(node);
      this.#relax(node, pricing);
    }
    return goals.map(({ node }, index) =>
      this.#settled[node] === this.#generation ? this.#found(goals, index) : undefined,
    );
  }

  #start(starts: readonly End[], pricing: Pricing, goals: readonly End[] = []): void {
    this.#generation += 1;
    // After four billion searches the marks wrap around.
    if (this.#generation > 0xffff_ffff) {
      this.#seen.fill(0);
      this.#settled.fill(0);
      this.#goals.fill(0);
      this.#generation = 1;
    }
    for (const { node } of goals) this.#goals[node] = this.#generation;
    this.#bound = boundTo(goals, pricing, this.#graph);
    this.#heap.clear();
    for (const [index, { node, cost }] of starts.entries()) {
      if (this.#seen[node] === this.#generation && cost >= this.#costOf(node)) continue;
      this.#seen[node] = this.#generation;
      this.#costs[node] = cost;
      this.#edges[node] = NO_EDGE;
      this.#before[node] = -1 - index;
      this.#heap.push(node, cost);
    }
  }

  /** Takes the next node whose cost is final; −1 if the entry is outdated. */
  #settleNext(): number {
    const node = this.#heap.pop();
    if (this.#settled[node] === this.#generation) return -1;
    this.#settled[node] = this.#generation;
    return node;
  }

  // oxlint-disable-next-line complexity -- A numeric kernel: in its own functions, a search took 5 to 20 % longer (bench/routing).
  #relax(node: number, { closed, surcharges, fixed }: Pricing): void {
    const { offsets, targets, lengths, plainCosts, classes, x, y, floorOf } = this.#graph;
    const [costs, seen, settled] = [this.#costs, this.#seen, this.#settled];
    const { perMeter, floors, west, east, south, north } = this.#bound;
    const [heap, generation] = [this.#heap, this.#generation];
    const so = costs[node] ?? 0;
    const end = offsets[node + 1] ?? 0;
    for (let edge = offsets[node] ?? 0; edge < end; edge += 1) {
      const target = targets[edge] ?? 0;
      if (settled[target] === generation) continue;
      if (closed !== undefined && closed[edge] !== 0) continue;
      const edgeClass = classes[edge] ?? 0;
      let cost = so + (plainCosts[edge] ?? 0);
      if (edgeClass !== indoorClass) {
        cost += (lengths[edge] ?? 0) * (surcharges[edgeClass] ?? 0) + (fixed[edgeClass] ?? 0);
      }
      if (cost === Infinity || (seen[target] === generation && cost >= (costs[target] ?? 0))) {
        continue;
      }
      seen[target] = generation;
      costs[target] = cost;
      this.#edges[target] = edge;
      this.#before[target] = node;
      if (perMeter === 0) {
        heap.push(target, cost + (floors[floorOf[target] ?? 0] ?? 0));
        continue;
      }
      const [nodeX, nodeY] = [x[target] ?? 0, y[target] ?? 0];
      const dx = nodeX < west ? west - nodeX : nodeX > east ? nodeX - east : 0;
      const dy = nodeY < south ? south - nodeY : nodeY > north ? nodeY - north : 0;
      const straight = perMeter * Math.sqrt(dx * dx + dy * dy);
      heap.push(target, cost + straight + (floors[floorOf[target] ?? 0] ?? 0));
    }
  }

  #costOf(node: number): number {
    return this.#costs[node] ?? 0;
  }

  #found(goals: readonly End[], stop: number): Found {
    const goal = goals[stop] ?? { node: 0, cost: 0 };
    const nodes = [goal.node];
    const edges: number[] = [];
    let before = this.#before[goal.node] ?? -1;
    let edge = this.#edges[goal.node] ?? NO_EDGE;
    while (before >= 0) {
      nodes.push(before);
      edges.push(edge);
      edge = this.#edges[before] ?? NO_EDGE;
      before = this.#before[before] ?? -1;
    }
    return {
      cost: this.#costOf(goal.node) + goal.cost,
      nodes: nodes.reverse(),
      edges: edges.reverse(),
      start: -1 - before,
      stop,
    };
  }
}

/**
 * Lower bound of the remaining cost: the distance to the bounding box of all goals, plus floor
 * changes.
 */
interface Bound {
  readonly perMeter: number;
  /** By floor. */
  readonly floors: Float64Array;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function boundTo(goals: readonly End[], pricing: Pricing, graph: Graph): Bound {
  const { x, y, floorOf, floors } = graph;
  if (goals.length === 0) return { ...noBound, floors: new Float64Array(floors.length) };
  const [west, east] = rangeOf(goals.map(({ node }) => x[node] ?? 0));
  const [south, north] = rangeOf(goals.map(({ node }) => y[node] ?? 0));
  const goalFloors = new Set(goals.map(({ node }) => floorOf[node] ?? 0));
  return {
    perMeter: pricing.leastPerMeter,
    floors: floorBounds(pricing.floorChanges, goalFloors, floors.length),
    west,
    east,
    south,
    north,
  };
}

const noBound = { perMeter: 0, west: 0, east: 0, south: 0, north: 0 };

/** Index of the cheapest goal at this node. */
function cheapestAt(node: number, goals: readonly End[]): number {
  let cheapest = -1;
  for (const [index, goal] of goals.entries()) {
    if (goal.node !== node) continue;
    if (cheapest < 0 || goal.cost < (goals[cheapest]?.cost ?? 0)) cheapest = index;
  }
  return cheapest;
}
