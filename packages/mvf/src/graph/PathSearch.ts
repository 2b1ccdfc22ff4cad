import { distance } from './planeGeometry.ts';
import { PointHeap } from './PointHeap.ts';
import type { Net } from './skeletonOf.ts';

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
}

/** Searches shortest paths in a net (Dijkstra), whose edges it measures only once. */
export class PathSearch {
  readonly #net: Net;
  readonly #edges: readonly Edge[][];
  readonly #lengths: Float64Array;
  readonly #before: Int32Array;

  constructor(net: Net) {
    this.#net = net;
    this.#edges = net.links.map((links, a) => [...links].map((b) => edgeOf(net, a, b)));
    this.#lengths = new Float64Array(this.#edges.length);
    this.#before = new Int32Array(this.#edges.length);
  }

  /** Adds an edge to the net, in both directions. */
  link(a: number, b: number): void {
    this.#net.links[a]?.add(b);
    this.#net.links[b]?.add(a);
    this.#edges[a]?.push(edgeOf(this.#net, a, b));
    this.#edges[b]?.push(edgeOf(this.#net, b, a));
  }

  /** Makes an edge cost this fraction of its length, in both directions. */
  discount(a: number, b: number, factor: number): void {
    for (const edge of this.#edges[a] ?? []) if (edge.to === b) edge.cost = edge.length * factor;
    for (const edge of this.#edges[b] ?? []) if (edge.to === a) edge.cost = edge.length * factor;
  }

  /** The shortest paths from a point to the others. */
  from(start: number, { limit = Infinity, until }: SearchBounds = {}): ShortestPaths {
    const lengths = this.#lengths.fill(Infinity);
    const before = this.#before.fill(0);
    lengths[start] = 0;
    before[start] = start;
    const heap = new PointHeap();
    heap.add(start, 0);
    for (;;) {
      const length = heap.leastLength;
      const at = heap.takeFirst();
      if (at === undefined || at === until) break;
      // Another entry of the point may have had a shorter path.
      const edges = length === lengths[at] ? this.#edges[at] : undefined;
      for (const edge of edges ?? []) {
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
  const [from, to] = [points[a], points[b]];
  const length = from === undefined || to === undefined ? Infinity : distance(from, to);
  return { to: b, length, cost: length };
}
