import type { Vec } from './planeGeometry.ts';

/** A net of straight edges: points, and for each the indices of its neighbors. */
export interface Net {
  readonly points: Vec[];
  /** Points have few neighbors, so lists take less time and memory than sets. */
  readonly links: number[][];
}

/** Adds an edge between two points, if there is none. */
export function join({ links }: Net, a: number, b: number): void {
  if (links[a]?.includes(b) === true) return;
  links[a]?.push(b);
  links[b]?.push(a);
}

/** Removes the edge between two points. */
export function part({ links }: Net, a: number, b: number): void {
  remove(links[a], b);
  remove(links[b], a);
}

function remove(list: number[] | undefined, point: number): void {
  const place = list?.indexOf(point) ?? -1;
  if (place >= 0) list?.splice(place, 1);
}
