import { ellipse, rectangle } from '../src/curves.ts';
import type { Fixture } from '../src/FloorPlan.ts';
import type { Vector } from '../src/vector.ts';
import { arc, headingAt } from './frames.ts';

/** A round column, 0.8 m thick. */
export function column(center: Vector): Fixture {
  return { kind: 'column', style: 'Columns', points: ellipse(center, [0.4, 0.4], 0, 16) };
}

/** A planter: an oval of soil and leaves. */
export function planter(center: Vector, size: Vector, heading = 0): Fixture {
  return { kind: 'planter', style: 'Planters', points: ellipse(center, size, heading, 28) };
}

/** A bench, 0.6 m deep. */
export function bench(center: Vector, heading: number, length = 2.4): Fixture {
  return { kind: 'bench', style: 'Benches', points: rectangle(center, [length, 0.6], heading) };
}

/** A planter along the concourse at `s`, with a bench on either side. */
export function greenIsland(s: number, t = 0): Fixture[] {
  const heading = headingAt(s);
  return [
    planter(arc(s, t), [2.1, 0.75], heading),
    bench(arc(s, t + 1.35), heading),
    bench(arc(s, t - 1.35), heading),
  ];
}

/** A long counter across a place, rotated by `heading`. */
export function counter(center: Vector, size: Vector, heading: number): Fixture {
  return { kind: 'counter', style: 'Counters', points: rectangle(center, size, heading) };
}

/** A shelf of a shop, 1.1 m deep. */
export function shelf(center: Vector, length: number, heading: number): Fixture {
  return { kind: 'shelf', style: 'Shelves', points: rectangle(center, [length, 1.1], heading) };
}

/** A table for four. */
export function table(center: Vector, radius = 0.5): Fixture {
  return { kind: 'table', style: 'Tables', points: ellipse(center, [radius, radius], 0, 14) };
}

/** Places in rows along the concourse: every combination of these. */
export function grid(stops: readonly number[], across: readonly number[]): Vector[] {
  return stops.flatMap((s) => across.map((t) => arc(s, t)));
}
