import { type DoorRule, type Fixture, hall, outside, type Room } from '../src/FloorPlan.ts';
import type { Vector } from '../src/vector.ts';
import { at, block, depth, end, westEnd } from './frame.ts';
import { stepsBetween } from '../src/stepsBetween.ts';
import { box } from './furniture.ts';

const { core, facade, middle } = depth;

/** Edges of the core along the wing, west to east. */
const edge = {
  stairs: -9,
  women: -6.4,
  men: -3.8,
  lobbyWest: -1.2,
  lobbyEast: 1.2,
  lift: 3.5,
  lifts: 5.8,
  east: 9,
} as const;

/** The stairs at the ends of the building, and where they start. */
const endStairs = { east: 28.8, west: -28 } as const;

/** The opening of the atrium and the open stairs in it. */
const atrium = { west: -5.4, stairs: -2, east: 5.4, north: -3.6, stairsSouth: -8.2 } as const;

/** A room of the core that is entered from the lobby or an aisle. */
interface Cell {
  readonly unit: string;
  readonly name: string;
  readonly ring: readonly Vector[];
  /** Position of its door, in the frame of the building. */
  readonly door: Vector;
}

function elevator({ unit, name, ring, door }: Cell): Room {
  const doors = [{ to: hall, width: 1.1, near: at(...door) }];
  return { unit, kind: 'connection.elevator', style: 'Shafts', name, ring, doors };
}

function washroom({ unit, name, ring, door }: Cell): Room {
  const doors = [{ to: hall, width: 0.95, near: at(...door) }];
  return { unit, kind: 'room', style: 'Amenities', name, ring, doors };
}

/** Enclosed stairs. On the ground floor, they have a door to the outside at `exit`. */
function stairs({ unit, name, ring, door, exit }: Cell & { readonly exit?: Vector }): Room {
  const doors: DoorRule[] = [{ to: hall, width: 1.1, near: at(...door) }];
  if (exit) doors.push({ to: outside, width: 1.1, near: at(...exit), isService: true });
  return { unit, kind: 'connection.stairs', style: 'Shafts', name, ring, doors };
}

/** The three escape stairs: in the core, and at both ends of the building. */
function escapeStairs(isGround: boolean): Room[] {
  const exit = (place: Vector) => (isGround ? { exit: place } : {});
  return [
    stairs({
      unit: 'ST-A',
      name: 'Stairs A',
      ring: block(edge.stairs, edge.women, core, facade),
      door: [-7.7, core],
      ...exit([-7.7, facade]),
    }),
    stairs({
      unit: 'ST-B',
      name: 'Stairs B',
      ring: block(endStairs.east, end.east, -middle, middle),
      door: [29.6, middle],
      ...exit([end.east, -1.2]),
    }),
    stairs({
      unit: 'ST-C',
      name: 'Stairs C',
      ring: [
        at(westEnd(-middle), -middle),
        at(endStairs.west, -middle),
        at(endStairs.west, middle),
        at(westEnd(middle), middle),
      ],
      door: [-28.8, middle],
      ...exit([westEnd(-1), -1]),
    }),
  ];
}

const toService = { to: 'SL', isService: true, weight: 60 } as const;

/** The lobby at the back of the core, for deliveries, and the rooms next to it. */
function serviceRooms(isGround: boolean): Room[] {
  const delivery = { to: outside, width: 1.8, near: at(0.6, facade), isService: true };
  const { lobbyWest, lobbyEast, lifts } = edge;
  return [
    {
      unit: 'SL',
      kind: 'hallway',
      style: 'Service',
      name: 'Service lobby',
      ring: block(lobbyWest, lobbyEast, core, facade),
      doors: [
        { to: hall, width: 1.2, near: at(0.6, core), isService: true, weight: 60 },
        ...(isGround ? [delivery] : []),
      ],
    },
    {
      unit: 'LIFT-G',
      kind: 'connection.elevator',
      style: 'Shafts',
      name: 'Goods elevator',
      ring: block(lobbyEast, 4, 7, facade),
      doors: [{ ...toService, width: 1.6 }],
    },
    {
      unit: 'EL',
      kind: 'room',
      style: 'Service',
      name: 'Electrical riser',
      ring: [
        at(lobbyEast, 5.4),
        at(lifts, 5.4),
        at(lifts, facade),
        at(4, facade),
        at(4, 7),
        at(lobbyEast, 7),
      ],
      doors: [{ ...toService, width: 0.9 }],
    },
  ];
}

/** Elevators, stairs, washrooms, and risers of a floor; `isGround` adds doors to the outside. */
export function coreRooms(
  isGround: boolean,
  wellness: { readonly unit: string; readonly name: string },
): Room[] {
  const { women, men, lobbyWest, lobbyEast, lift, lifts, east } = edge;
  return [
    ...escapeStairs(isGround),
    washroom({
      unit: 'WC-W',
      name: 'Women’s washroom',
      ring: block(women, men, core, facade),
      door: [-5.1, core],
    }),
    washroom({
      unit: 'WC-M',
      name: 'Men’s washroom',
      ring: block(men, lobbyWest, core, facade),
      door: [-2.5, core],
    }),
    ...serviceRooms(isGround),
    elevator({
      unit: 'LIFT-1',
      name: 'Elevator 1',
      ring: block(lobbyEast, lift, core, 5.4),
      door: [2.35, core],
    }),
    elevator({
      unit: 'LIFT-2',
      name: 'Elevator 2',
      ring: block(lift, lifts, core, 5.4),
      door: [4.65, core],
    }),
    washroom({
      unit: 'WC-A',
      name: 'Accessible washroom',
      ring: block(lifts, east, core, 5.4),
      door: [7, core],
    }),
    washroom({ ...wellness, ring: block(lifts, east, 5.4, facade), door: [east, 6.2] }),
  ];
}

/** Stalls and sinks of the washrooms. */
export function washroomFixtures(): Fixture[] {
  const cubicles = [edge.women, edge.men].flatMap((west) => [
    ...stepsBetween(5.2, 9.4, 1.05).map((t) =>
      box('partition', 'Cubicles', [west + 0.85, t], [1.5, 0.05]),
    ),
    box('counter', 'Counters', [west + 2.3, 6.6], [0.45, 2.6]),
  ]);
  return cubicles.map((fixture) => ({ ...fixture, isLoose: true }));
}

/** The open stairs in the atrium. */
export function atriumStairs(): Room {
  return {
    unit: 'ST-O',
    kind: 'connection.stairs',
    style: 'Stairs',
    name: 'Atrium stairs',
    ring: block(atrium.west, atrium.stairs, atrium.stairsSouth, atrium.north),
    enclosure: 'open',
    doors: [{ to: hall, width: 2.8, near: at(-3.7, atrium.north) }],
  };
}

/** The opening above the entrance hall, behind the glass of the south front. */
export function atriumWell(kind: 'otb' | 'void'): Room {
  return {
    unit: 'ATRIUM',
    kind,
    style: 'Openings',
    ring: [
      at(atrium.west, -facade),
      at(0, -facade),
      at(atrium.east, -facade),
      at(atrium.east, atrium.north),
      at(0, atrium.north),
      at(atrium.stairs, atrium.north),
      at(atrium.stairs, atrium.stairsSouth),
      at(atrium.west, atrium.stairsSouth),
    ],
    doors: [],
    enclosure: 'open',
    isWalkable: false,
  };
}

/** Walking places through a gap between the rooms in the middle, from aisle to aisle. */
export function passage(s: number): Vector[] {
  return [at(s, 3.3), at(s, 0), at(s, -3.3)];
}

/** Walking places on every floor: lobby, both aisles, and the ends. */
export function commonLanes(): Vector[] {
  const aisles = stepsBetween(10.8, 31.4, 3.4).flatMap((s) => [at(s, 3.3), at(s, -3.3)]);
  const west = stepsBetween(-10.8, -29.6, 3.4).flatMap((s) => [at(s, 3.3), at(s, -3.3)]);
  const lobby = stepsBetween(-8, 8, 3.2).flatMap((s) => [at(s, 1.8), at(s, -1.2)]);
  const byKitchen = [at(9.4, -3), at(11.2, -3), at(13, -3.3)];
  return [
    ...aisles,
    ...west,
    ...byKitchen,
    at(-30.6, 3.3),
    ...lobby,
    at(-3.7, -2.6),
    at(0, 5),
    at(0, 7.6),
  ];
}
