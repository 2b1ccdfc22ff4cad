import { distance } from './planeGeometry.ts';
import type { Net } from './skeletonOf.ts';

/** Shortest paths from one point of a net, by point. */
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

  constructor(net: Net) {
    this.#net = net;
    this.#edges = net.links.map((links, a) => [...links].map((b) => edgeOf(net, a, b)));
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
    const lengths = new Float64Array(this.#edges.length).fill(Infinity);
    const before = new Int32Array(this.#edges.length);
    lengths[start] = 0;
    before[start] = start;
    const heap: Entry[] = [{ at: start, length: 0 }];
    for (let first = takeFirst(heap); first !== undefined; first = takeFirst(heap)) {
      const { at, length } = first;
      if (at === until) break;
      // Another entry of the point may have had a shorter path.
      const edges = length === lengths[at] ? this.#edges[at] : undefined;
      for (const edge of edges ?? []) {
        const through = length + edge.cost;
        if (through > limit || through >= (lengths[edge.to] ?? 0)) continue;
        lengths[edge.to] = through;
        before[edge.to] = at;
        add(heap, { at: edge.to, length: through });
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

interface Entry {
  readonly at: number;
  readonly length: number;
}

function add(heap: Entry[], entry: Entry): void {
  let place = heap.push(entry) - 1;
  while (place > 0) {
    const above = (place - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || parent.length <= entry.length) break;
    heap[place] = parent;
    place = above;
  }
  heap[place] = entry;
}

function takeFirst(heap: Entry[]): Entry | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return first;
  let place = 0;
  for (;;) {
    let below = 2 * place + 1;
    const right = heap[below + 1];
    if (right !== undefined && right.length < (heap[below]?.length ?? Infinity)) below += 1;
    const child = heap[below];
    if (child === undefined || child.length >= last.length) break;
    heap[place] = child;
    place = below;
  }
  heap[place] = last;
  return first;
}
