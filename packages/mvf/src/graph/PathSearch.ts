import { join, type Net } from './Net.ts';
import { distance } from './planeGeometry.ts';
import { PointHeap } from './PointHeap.ts';

/** Shortest paths from one point of a net, by point. Valid until the next search in the net. */
export interface ShortestPaths {
  /** Cost of the path to each point, usually its length; `Infinity` for points that were not reached. */
  readonly lengths: Float64Array;
  /** The previous point on each path; itself for the start. */
  readonly before: Int32Array;
}

/** Limits of a search. */
export interface SearchBounds {
  /** Maximum cost of a path. */
  readonly limit?: number;
  /** The search ends when this point is reached. */
  readonly until?: number;
}

interface Edge {
  readonly to: number;
  readonly length: number;
  /** What a path pays for it; its length by default. */
  cost: number;
  /** Whether a route uses it. */
  isUsed: boolean;
}

/** Searches shortest paths in a net (Dijkstra), whose edges it measures only once. */
export class PathSearch {
  readonly #net: Net;
  readonly #edges: readonly Edge[][];
  readonly #lengths: Float64Array;
  readonly #before: Int32Array;
  readonly #heap = new PointHeap();

  constructor(net: Net) {
    this.#net = net;
    this.#edges = net.links.map((links, a) => links.map((b) => edgeOf(net, a, b)));
    this.#lengths = new Float64Array(this.#edges.length);
    this.#before = new Int32Array(this.#edges.length);
  }

  /** Adds an edge to the net, in both directions. */
  link(a: number, b: number): void {
    join(this.#net, a, b);
    this.#edges[a]?.push(edgeOf(this.#net, a, b));
    this.#edges[b]?.push(edgeOf(this.#net, b, a));
  }

  /** Marks an edge as used, and makes it cost a fraction of its length, in both directions. */
  use(a: number, b: number, factor: number): void {
    this.#use(a, b, factor);
    this.#use(b, a, factor);
  }

  #use(from: number, to: number, factor: number): void {
    for (const edge of this.#edges[from] ?? []) {
      if (edge.to !== to) continue;
      edge.cost = edge.length * factor;
      edge.isUsed = true;
    }
  }

  /** The neighbors of a point along used edges. */
  usedFrom(point: number): number[] {
    return (this.#edges[point] ?? []).filter(({ isUsed }) => isUsed).map(({ to }) => to);
  }

  /** The shortest paths from a point to the others. */
  from(start: number, { limit = Infinity, until }: SearchBounds = {}): ShortestPaths {
    const lengths = this.#lengths.fill(Infinity);
    const before = this.#before.fill(0);
    const heap = this.#heap;
    lengths[start] = 0;
    before[start] = start;
    heap.clear();
    heap.add(start, 0);
    for (;;) {
      const length = heap.leastLength;
      const at = heap.takeFirst();
      if (at === undefined || at === until) break;
      // Another entry of the point may have had a shorter path.
      if (length !== lengths[at]) continue;
      for (const edge of this.#edges[at] ?? []) {
        const through = length + edge.cost;
        if (through > limit || through >= (lengths[edge.to] ?? 0)) continue;
        lengths[edge.to] = through;
        before[edge.to] = at;
        heap.add(edge.to, through);
      }
    }
    return { lengths, before };
  }
}

function edgeOf({ points }: Net, a: number, b: number): Edge {
  const from = points[a];
  const to = points[b];
  const length = from === undefined || to === undefined ? Infinity : distance(from, to);
  return { to: b, length, cost: length, isUsed: false };
}
