import { distance } from './planeGeometry.ts';
import type { Net } from './skeletonOf.ts';

/** How a point in a net is reached. */
export interface Reached {
  readonly length: number;
  /** The previous point on the path; itself for the start. */
  readonly before: number;
}

/** Limits of a search of {@link shortestPaths}. */
export interface SearchBounds {
  /** Maximum path length. */
  readonly limit?: number;
  /** The search ends when this point is reached. */
  readonly until?: number;
  /** Cost of an edge by its length and ends; default: its length. */
  readonly cost?: (length: number, a: number, b: number) => number;
}

/** The shortest paths from one point of a net to the others (Dijkstra). */
export function shortestPaths(
  net: Net,
  from: number,
  { limit = Infinity, until, cost = (length) => length }: SearchBounds = {},
): Map<number, Reached> {
  const found = new Map<number, Reached>();
  const heap: Entry[] = [[from, 0, from]];
  while (heap.length > 0) {
    const [at, length, before] = takeFirst(heap);
    if (found.has(at)) continue;
    found.set(at, { length, before });
    if (at === until) break;
    for (const next of net.links[at] ?? []) {
      if (found.has(next)) continue;
      const through = length + cost(lengthOf(net, at, next), at, next);
      if (through <= limit) add(heap, [next, through, at]);
    }
  }
  return found;
}

function lengthOf({ points }: Net, a: number, b: number): number {
  const [from, to] = [points[a], points[b]];
  return from === undefined || to === undefined ? Infinity : distance(from, to);
}

type Entry = readonly [at: number, length: number, before: number];

function add(heap: Entry[], entry: Entry): void {
  let place = heap.push(entry) - 1;
  while (place > 0) {
    const above = (place - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || parent[1] <= entry[1]) break;
    heap[place] = parent;
    place = above;
  }
  heap[place] = entry;
}

function takeFirst(heap: Entry[]): Entry {
  const first = heap[0] ?? [0, 0, 0];
  const last = heap.pop() ?? first;
  if (heap.length === 0) return first;
  let place = 0;
  for (;;) {
    let below = 2 * place + 1;
    const right = heap[below + 1];
    if (right !== undefined && right[1] < (heap[below]?.[1] ?? Infinity)) below += 1;
    const child = heap[below];
    if (child === undefined || child[1] >= last[1]) break;
    heap[place] = child;
    place = below;
  }
  heap[place] = last;
  return first;
}
