import { ellipse, rectangle } from '../src/curves.ts';
import type { Fixture } from '../src/FloorPlan.ts';
import type { Vector } from '../src/vector.ts';
import { at, headingAt } from './frame.ts';

/** A box on the floor: its center, and its size along and across the wing. */
export function box(
  kind: string,
  style: string,
  [s, t]: Vector,
  size: Vector,
): Fixture & { readonly points: readonly Vector[] } {
  return { kind, style, points: rectangle(at(s, t), size, headingAt(s)) };
}

/** A chair, which people can move, so it is not an obstacle. */
export function chair([s, t]: Vector): Fixture {
  return { ...box('chair', 'Chairs', [s, t], [0.5, 0.5]), isLoose: true };
}

/** A round table with chairs around it. */
export function roundTable([s, t]: Vector, seats: number, radius = 0.5): Fixture[] {
  const table: Fixture = {
    kind: 'table',
    style: 'Tables',
    points: ellipse(at(s, t), [radius, radius], 0, 16),
  };
  const chairs = Array.from({ length: seats }, (_, i) => {
    const angle = ((i + 0.5) / seats) * 2 * Math.PI;
    const far = radius + 0.35;
    return chair([s + far * Math.cos(angle), t + far * Math.sin(angle)]);
  });
  return [table, ...chairs];
}

/** A table with chairs on its long sides, `size` along and across the wing. */
export function longTable(
  [s, t]: Vector,
  size: Vector,
  seats: number,
  kind: 'table' | 'counter' = 'table',
): Fixture[] {
  const isAlong = size[0] >= size[1];
  const [length, width] = isAlong ? size : [size[1], size[0]];
  const perSide = Math.ceil(seats / 2);
  const chairs = Array.from({ length: seats }, (_, i) => {
    const side = i < perSide ? 1 : -1;
    const count = side === 1 ? perSide : seats - perSide;
    const along = ((i % perSide) + 0.5) / count - 0.5;
    const [x, y] = [along * length, side * (width / 2 + 0.3)];
    return chair(isAlong ? [s + x, t + y] : [s + y, t + x]);
  });
  return [box(kind, kind === 'table' ? 'Tables' : 'Counters', [s, t], size), ...chairs];
}

/** A sofa; `facing` is the direction it faces. */
export function sofa([s, t]: Vector, length: number, facing: 'n' | 's' | 'e' | 'w'): Fixture[] {
  const isAlong = facing === 'n' || facing === 's';
  const back = { n: [0, -0.35], s: [0, 0.35], e: [-0.35, 0], w: [0.35, 0] }[facing];
  const size: Vector = isAlong ? [length, 0.9] : [0.9, length];
  const backSize: Vector = isAlong ? [length, 0.2] : [0.2, length];
  return [
    box('sofa', 'Sofas', [s, t], size),
    box('sofa', 'SofaBacks', [s + (back[0] ?? 0), t + (back[1] ?? 0)], backSize),
  ];
}

/** A planter box. */
export function plants([s, t]: Vector, size: Vector): Fixture {
  return box('planter', 'Planters', [s, t], size);
}

/** A round column. */
export function column([s, t]: Vector): Fixture {
  return { kind: 'column', style: 'Columns', points: ellipse(at(s, t), [0.25, 0.25], 0, 12) };
}

/** A bank of lockers with its external id. */
export function lockers(unit: string, middle: Vector, size: Vector, count: number): Fixture {
  return {
    ...box('lockers', 'Cabinets', middle, size),
    unit,
    name: 'Lockers',
    metadata: { lockers: count },
  };
}

/** A printer with a badge reader. */
export function printer(unit: string, middle: Vector): Fixture {
  return { ...box('printer', 'Cabinets', middle, [0.7, 0.7]), unit, name: 'Printer' };
}
