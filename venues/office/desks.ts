import type { AreaDesign } from '../src/FloorAdditions.ts';
import type { Fixture } from '../src/FloorPlan.ts';
import type { Vector } from '../src/vector.ts';
import { at, block, depth } from './frame.ts';
import { box, chair } from './furniture.ts';

/** Desks of 1.6 by 0.8 m face each other in benches, at right angles to the facade. */
const desk = { length: 1.6, width: 0.8 } as const;
const benchGap = 0.5;
/**
 * Distances from the center of a bench to its chairs, and to the middle of the aisle between
 * benches.
 */
const toChair = 1.15;
const toWay = 1.8;

/** A group of desks along one facade, booked as one pool. */
export interface Neighborhood {
  /** Part of the floor, such as `NE`. */
  readonly key: 'NE' | 'NW' | 'SE' | 'SW';
  readonly name: string;
  /** Centers of its benches, from the core outward, with three desks on each side. */
  readonly benches: readonly number[];
}

/** A bookable desk. */
export interface Desk {
  /** External id, such as `D-3-041`. */
  readonly unit: string;
  readonly neighborhood: Neighborhood;
  readonly at: Vector;
  readonly chairAt: Vector;
  /** Position in its bench, counted from the facade. */
  readonly place: 'window' | 'middle' | 'aisle';
  readonly monitors: 1 | 2;
  readonly isHeightAdjustable: boolean;
}

const places = ['window', 'middle', 'aisle'] as const;

function signOf({ key }: Neighborhood): 1 | -1 {
  return key.startsWith('N') ? 1 : -1;
}

function rowsOf(neighborhood: Neighborhood): number[] {
  return places.map(
    (_, i) => signOf(neighborhood) * (depth.facade - benchGap - desk.length * (i + 0.5)),
  );
}

/** The desks of a floor, numbered through its neighborhoods. */
export function desksOf(floor: number, neighborhoods: readonly Neighborhood[]): Desk[] {
  let number = 0;
  return neighborhoods.flatMap((neighborhood) =>
    neighborhood.benches.flatMap((s, bench) =>
      rowsOf(neighborhood).flatMap((t, row) =>
        ([-1, 1] as const).map((side): Desk => {
          number += 1;
          return {
            unit: `D-${floor}-${String(number).padStart(3, '0')}`,
            neighborhood,
            at: [s + (side * desk.width) / 2, t],
            chairAt: [s + side * toChair, t],
            place: places[row] ?? 'middle',
            monitors: bench % 2 === 0 ? 2 : 1,
            // The aisle at the benches nearest the core is the shortest route for everyone.
            isHeightAdjustable: bench === 0 || row === 2,
          };
        }),
      ),
    ),
  );
}

/** Desks, chairs, and the screens between desks. */
export function deskFixtures(
  desks: readonly Desk[],
  neighborhoods: readonly Neighborhood[],
): Fixture[] {
  const screens = neighborhoods.flatMap((neighborhood) => {
    const rows = rowsOf(neighborhood);
    const length = desk.length * rows.length;
    const middle = rows.reduce((sum, t) => sum + t, 0) / rows.length;
    return neighborhood.benches.map((s) =>
      box('screen', 'DeskScreens', [s, middle], [0.06, length]),
    );
  });
  return [
    ...desks.map((one) => ({
      ...box('desk', 'Desks', one.at, [desk.width, desk.length]),
      unit: one.unit,
      name: `Desk ${one.unit}`,
      metadata: {
        isBookable: true,
        pool: one.neighborhood.name,
        place: one.place,
        monitors: one.monitors,
        isHeightAdjustable: one.isHeightAdjustable,
      },
    })),
    ...desks.map((one) => chair(one.chairAt)),
    ...screens,
  ];
}

/** Walking places between the benches. */
export function deskLanes(neighborhoods: readonly Neighborhood[]): Vector[] {
  return neighborhoods.flatMap((neighborhood) =>
    neighborhood.benches.flatMap((s) =>
      rowsOf(neighborhood).flatMap((t) => [at(s - toWay, t), at(s + toWay, t)]),
    ),
  );
}

/** A neighborhood as an area of the floor. */
export function neighborhoodArea(floor: number, neighborhood: Neighborhood): AreaDesign {
  const { key, name, benches } = neighborhood;
  const [west, east] = [Math.min(...benches) - toWay, Math.max(...benches) + toWay];
  const [near, far] = [signOf(neighborhood) * depth.desks, signOf(neighborhood) * depth.facade];
  return {
    key: `N-${floor}-${key}`.toLowerCase(),
    name: `${name} neighborhood`,
    description: `${benches.length * 6} desks that are booked as one pool.`,
    ring: block(west, east, Math.min(near, far), Math.max(near, far)),
    metadata: { desks: benches.length * 6 },
  };
}
