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
/** Added to the mark of a node whose cost is final. */
const SETTLED = 1;

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
  /** By node: the mark of the last search that reached it, plus {@link SETTLED} if it is final. */
  readonly #marks: Uint32Array;
  /** By node: the mark of the last search with this goal. */
  readonly #goals: Uint32Array;
  /** Mark of the current search; even. */
  #mark = 0;
  #bound: Bound;

  /** @param graph - the graph to search */
  constructor(graph: Graph) {
    const count = graph.nodeIds.length;
    this.#graph = graph;
    this.#bound = noBound(graph);
    this.#costs = new Float64Array(count);
    this.#edges = new Uint32Array(count);
    this.#before = new Int32Array(count);
    this.#marks = new Uint32Array(count);
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
    this.#start(starts, goals, boundTo(goals, pricing, this.#graph));
    let node = this.#settleGoal(pricing, best);
    while (node >= 0) {
      const goal = cheapestAt(node, goals);
      const cost = this.#costOf(node) + (goals[goal]?.cost ?? 0);
      if (cost < best) [best, stop] = [cost, goal];
      node = this.#settleGoal(pricing, best);
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
    this.#start(starts, goals, noBound(this.#graph));
    while (waiting.size > 0) {
      const node = this.#settleGoal(pricing, Infinity);
      if (node < 0) break;
      waiting.delete(node);
    }
    return goals.map(({ node }, index) =>
      this.#marks[node] === this.#mark + SETTLED ? this.#found(goals, index) : undefined,
    );
  }

  #start(starts: readonly End[], goals: readonly End[], bound: Bound): void {
    this.#mark += 2;
    // After two billion searches the marks wrap around.
    if (this.#mark > 0xffff_fffe) {
      this.#marks.fill(0);
      this.#goals.fill(0);
      this.#mark = 2;
    }
    for (const { node } of goals) this.#goals[node] = this.#mark;
    this.#bound = bound;
    this.#heap.clear();
    for (const [index, { node, cost }] of starts.entries()) {
      if (this.#marks[node] === this.#mark && cost >= this.#costOf(node)) continue;
      this.#marks[node] = this.#mark;
      this.#costs[node] = cost;
      this.#edges[node] = NO_EDGE;
      this.#before[node] = -1 - index;
      this.#heap.push(node, cost);
    }
  }

  /**
   * Settles nodes until one of them is a goal, and returns it; −1 if no cost below the limit is
   * left. Costs and marks of this search stay valid, so a further call continues.
   */
  // oxlint-disable-next-line complexity -- A numeric kernel: in its own functions, a search took 5 to 20 % longer (bench/routing).
  #settleGoal({ closed, surcharges, fixed }: Pricing, limit: number): number {
    const { offsets, targets, lengths, plainCosts, classes, x, y, floorOf } = this.#graph;
    const [costs, marks, goals, edges, before] = [
      this.#costs,
      this.#marks,
      this.#goals,
      this.#edges,
      this.#before,
    ];
    const { perMeter, floors, west, east, south, north } = this.#bound;
    const heap = this.#heap;
    const seen = this.#mark;
    const settled = seen + SETTLED;
    while (heap.lowest < limit) {
      const node = heap.pop();
      if (marks[node] === settled) continue;
      marks[node] = settled;
      const so = costs[node] ?? 0;
      const end = offsets[node + 1] ?? 0;
      for (let edge = offsets[node] ?? 0; edge < end; edge += 1) {
        const target = targets[edge] ?? 0;
        const mark = marks[target] ?? 0;
        if (mark === settled) continue;
        if (closed !== undefined && closed[edge] !== 0) continue;
        const edgeClass = classes[edge] ?? 0;
        let cost = so + (plainCosts[edge] ?? 0);
        if (edgeClass !== indoorClass) {
          cost += (lengths[edge] ?? 0) * (surcharges[edgeClass] ?? 0) + (fixed[edgeClass] ?? 0);
        }
        if (cost === Infinity || (mark === seen && cost >= (costs[target] ?? 0))) continue;
        marks[target] = seen;
        costs[target] = cost;
        edges[target] = edge;
        before[target] = node;
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
      if (goals[node] === seen) return node;
    }
    return -1;
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
  if (goals.length === 0) return noBound(graph);
  const { x, y, floorOf, floors } = graph;
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

function noBound({ floors }: Graph): Bound {
  const none = new Float64Array(floors.length);
  return { perMeter: 0, floors: none, west: 0, east: 0, south: 0, north: 0 };
}

/** Index of the cheapest goal at this node. */
function cheapestAt(node: number, goals: readonly End[]): number {
  let cheapest = -1;
  for (const [index, goal] of goals.entries()) {
    if (goal.node !== node) continue;
    if (cheapest < 0 || goal.cost < (goals[cheapest]?.cost ?? 0)) cheapest = index;
  }
  return cheapest;
}
