import { ellipse, rectangle } from './curves.ts';
import type { Fixture, Room } from './FloorPlan.ts';
import type { Ring } from './ring.ts';
import { between, distance, leftOf, minus, plus, times, type Vector } from './vector.ts';

/**
 * A rectangular object: `size` is its length along `heading` (radians) and its depth, in meters.
 */
export function item(
  [kind, style]: readonly [kind: string, style: string],
  center: Vector,
  size: Vector,
  heading = 0,
): Fixture {
  return { kind, style, points: rectangle(center, size, heading) };
}

/** A square column of the structure. */
export function pillar(center: Vector, size = 0.5): Fixture {
  return item(['column', 'Columns'], center, [size, size]);
}

/** A round table that people can walk around freely. */
export function roundTable(center: Vector, radius = 0.5): Fixture {
  const points = ellipse(center, [radius, radius], 0, 14);
  return { kind: 'table', style: 'Tables', points, isLoose: true };
}

/** A rectangular table that people can walk around freely. */
export function longTable(center: Vector, size: Vector, heading = 0): Fixture {
  return { ...item(['table', 'Tables'], center, size, heading), isLoose: true };
}

/** A desk, with the height of a counter where people are served. */
export function counter(center: Vector, size: Vector, heading = 0): Fixture {
  return item(['counter', 'Counters'], center, size, heading);
}

/** A double row of shelves. */
export function shelf(center: Vector, size: Vector, heading = 0): Fixture {
  return item(['shelf', 'Shelves'], center, size, heading);
}

/** Seats in a row, as in a waiting area. */
export function seats(center: Vector, size: Vector, heading = 0): Fixture {
  return { ...item(['seating', 'Seats'], center, size, heading), isLoose: true };
}

/** A round planter. */
export function planter(center: Vector, radii: Vector, heading = 0): Fixture {
  return { kind: 'planter', style: 'Planters', points: ellipse(center, radii, heading, 24) };
}

/** A bench outdoors or in a hall. */
export function bench(center: Vector, length: number, heading = 0): Fixture {
  return item(['bench', 'Benches'], center, [length, 0.55], heading);
}

/** A tree: its crown, above head height. */
export function tree(center: Vector, radius = 2.2): Fixture {
  const points = ellipse(center, [radius, radius], radius, 20);
  return { kind: 'tree', style: 'Trees', points, isLoose: true };
}

/** The treads of stairs that fill a rectangle, drawn across its long side, in meters. */
function treads(ring: Ring, spacing = 0.6): Fixture[] {
  const [a, b, , d] = ring;
  if (!a || !b || !d) throw new RangeError('The treads of stairs fill a ring of four corners.');
  const isLong = distance(a, b) > distance(a, d);
  const [along, across] = isLong ? [b, d] : [d, b];
  const count = Math.floor(distance(a, along) / spacing);
  const heading = Math.atan2(across[1] - a[1], across[0] - a[0]);
  const middle = times(minus(across, a), 0.5);
  return Array.from({ length: count - 1 }, (_, i): Fixture => {
    const on = between(a, along, ((i + 1) * spacing) / distance(a, along));
    return {
      ...item(['tread', 'Treads'], plus(on, middle), [distance(a, across) - 0.5, 0.08], heading),
      isLoose: true,
    };
  });
}

/** The treads of all stairs and escalators among these rooms. */
export function treadsOf(rooms: readonly Room[]): Fixture[] {
  return rooms.flatMap(({ kind, ring }) => {
    if (kind === 'connection.stairs') return treads(ring);
    return kind === 'connection.escalator' ? treads(ring, 0.8) : [];
  });
}

/** Stalls of a washroom along a wall: the partitions between them, `depth` meters long. */
export function cubicles(from: Vector, to: Vector, depth: number): Fixture[] {
  const length = distance(from, to);
  const count = Math.floor(length / 0.95);
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const inward = times(leftOf(times(minus(to, from), 1 / length)), depth / 2);
  return Array.from({ length: count }, (_, i): Fixture => {
    const on = between(from, to, ((i + 1) * 0.95) / length);
    return item(['partition', 'Cubicles'], plus(on, inward), [depth, 0.05], heading + Math.PI / 2);
  });
}
