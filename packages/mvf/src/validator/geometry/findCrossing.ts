import Flatbush from 'flatbush';
import type { Spot } from '../survey/boxOf.ts';

/** Two segments that cross, by the index of their first ends, and where. */
export interface Crossing {
  readonly first: number;
  readonly second: number;
  readonly spot: Spot;
}

/** Lines this short are checked edge against edge; an index costs more than it saves. */
const shortLine = 24;

/** The first place where a line or ring crosses itself; touching is not crossing. */
export function findCrossing(line: readonly Spot[]): Crossing | undefined {
  const edges = line.length - 1;
  const near = edges <= shortLine ? laterEdges(edges) : indexedEdges(line);
  for (let i = 0; i < edges; i++) {
    for (const j of near(i)) {
      const spot = crossingOf(
        [line[i] as Spot, line[i + 1] as Spot],
        [line[j] as Spot, line[j + 1] as Spot],
      );
      if (spot !== undefined) return { first: i, second: j, spot };
    }
  }
  return undefined;
}

function laterEdges(edges: number): (i: number) => Iterable<number> {
  return (i) => Array.from({ length: Math.max(0, edges - i - 2) }, (_, k) => i + 2 + k);
}

function indexedEdges(line: readonly Spot[]): (i: number) => Iterable<number> {
  const index = new Flatbush(line.length - 1);
  const boxes = line.slice(1).map((to, i) => {
    const from = line[i] as Spot;
    const box = [
      Math.min(from[0], to[0]),
      Math.min(from[1], to[1]),
      Math.max(from[0], to[0]),
      Math.max(from[1], to[1]),
    ] as const;
    index.add(...box);
    return box;
  });
  index.finish();
  return (i) => {
    const box = boxes[i];
    return box === undefined ? [] : index.search(...box, (j) => j > i + 1).sort((a, b) => a - b);
  };
}

/** Finds the proper crossing of two segments: each has ends strictly on both sides of the other. */
export function crossingOf(
  [a, b]: readonly [Spot, Spot],
  [c, d]: readonly [Spot, Spot],
): Spot | undefined {
  const sideC = sideOf(a, b, c);
  const sideD = sideOf(a, b, d);
  if (sideC * sideD >= 0) return undefined;
  const sideA = sideOf(c, d, a);
  const sideB = sideOf(c, d, b);
  if (sideA * sideB >= 0) return undefined;
  const part = sideA / (sideA - sideB);
  return [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])];
}

/** Distance of the spot to the left of the line through a and b in meters; 0 within 0.1 mm. */
function sideOf([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return 0;
  const side = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
  return Math.abs(side) < 1e-4 ? 0 : side;
}
