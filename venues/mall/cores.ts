import type { DoorRule, Room } from '../src/FloorPlan.ts';
import { hall } from '../src/FloorPlan.ts';
import type { Ring } from '../src/ring.ts';
import { arc, depth, line } from './frames.ts';
import { backDoor, shop, shopDoor } from './rooms.ts';

/**
 * A core: a side corridor from the concourse to the service corridor, with washrooms on one side
 * and an elevator and stairs on the other. The corridor itself belongs to the hall. `toward` is 1
 * if the washrooms are on the east side.
 */
export interface Core {
  readonly name: 'A' | 'B';
  /** The washrooms' edge of the corridor, and the direction from it to the washrooms. */
  readonly corridorFrom: number;
  readonly toward: 1 | -1;
  readonly service: string;
}

export const coreA: Core = { name: 'A', corridorFrom: -42, toward: 1, service: 'NW' };
export const coreB: Core = { name: 'B', corridorFrom: 42, toward: -1, service: 'NE' };

const corridorWidth = 4.8;
const washroomWidth = 11;
const washroomSplit = washroomWidth / 2;
const shaftWidth = 3.4;
const shopWidth = 6.5;

/** The block of a core between two distances from the corridor's washroom edge. */
function block(core: Core, [near, far]: readonly number[], [low, high]: readonly number[]): Ring {
  const [from, to, bottom, top] = [near ?? 0, far ?? 0, low ?? 0, high ?? 0];
  // Walls that meet another wall halfway have a corner there, because the frame is curved.
  const middle = to === washroomWidth && from < washroomSplit ? [washroomSplit] : [];
  const stops = [from, ...middle, to].map((away) => core.corridorFrom + core.toward * away);
  return [...line(bottom, stops), ...line(top, [...stops].reverse())];
}

/** The points where a core divides the line of the service corridor, west to east. */
export function coreCuts({ corridorFrom, toward }: Core): number[] {
  return [
    washroomWidth,
    washroomSplit,
    0,
    -corridorWidth,
    -corridorWidth - shaftWidth,
    -corridorWidth - shopWidth,
  ]
    .map((away) => corridorFrom + toward * away)
    .sort((a, b) => a - b);
}

/** The centerline of the core's corridor, for walking. */
export function coreLane({ corridorFrom, toward }: Core): number {
  return corridorFrom - (toward * corridorWidth) / 2;
}

const toHall: readonly DoorRule[] = [{ to: hall, width: 1.2 }];

interface Stall {
  readonly id: string;
  readonly name: string;
  readonly low: number;
  readonly high: number;
}

const stalls: readonly Stall[] = [
  { id: 'WW', name: 'Women’s washroom', low: 13.5, high: 18.3 },
  { id: 'WM', name: 'Men’s washroom', low: 18.3, high: 22.7 },
];

/**
 * The rooms of a core. `front` contains the units of the small shops next to the corridor's
 * entrance.
 */
export function coreRooms(core: Core, front: readonly [washroomSide: string, liftSide: string]) {
  const washrooms = stalls.map(({ id, name, low, high }) =>
    amenity(`${core.name}-${id}`, name, block(core, [0, washroomWidth], [low, high])),
  );
  const split = washroomSplit;
  const rest = [22.7, depth.northRear];
  const lift = block(core, [-corridorWidth, -corridorWidth - shaftWidth], [14.5, 17.7]);
  const stairs = block(
    core,
    [-corridorWidth, -corridorWidth - shaftWidth],
    [17.7, depth.northRear],
  );
  const plant = block(
    core,
    [-corridorWidth - shaftWidth, -corridorWidth - shopWidth],
    [14.5, depth.northRear],
  );
  const rooms: Room[] = [
    ...washrooms,
    amenity(`${core.name}-WA`, 'Accessible washroom', block(core, [0, split], [22.7, 25.3])),
    amenity(`${core.name}-WF`, 'Family washroom', block(core, [0, split], [25.3, depth.northRear])),
    plantRoom(
      `${core.name}-J`,
      'Cleaning',
      block(core, [split, washroomWidth], rest),
      core.service,
    ),
    shaft(`${core.name}-L`, 'connection.elevator', 'Elevator', lift),
    shaft(`${core.name}-T`, 'connection.stairs', 'Stairs', stairs),
    plantRoom(`${core.name}-E`, 'Electrical room', plant, core.service),
    shop(front[0], block(core, [0, washroomWidth], [depth.front, 13.5]), [frontDoor(core, 3.2)]),
    shop(front[1], block(core, [-corridorWidth, -corridorWidth - shopWidth], [depth.front, 14.5]), [
      frontDoor(core, -corridorWidth - shopWidth / 2),
    ]),
  ];
  return rooms;
}

/** A door to the concourse, at this distance from the washrooms' edge of the corridor. */
function frontDoor(core: Core, away: number): DoorRule {
  return { ...shopDoor(2.8), near: arc(core.corridorFrom + core.toward * away, depth.front) };
}

function amenity(unit: string, name: string, ring: Ring): Room {
  return { unit, kind: 'room', style: 'Amenities', name, ring, doors: toHall };
}

function plantRoom(unit: string, name: string, ring: Ring, service: string): Room {
  return {
    unit,
    kind: 'room',
    style: 'Service',
    name,
    ring,
    doors: [{ ...backDoor(service), isOptional: false }],
  };
}

function shaft(unit: string, kind: string, name: string, ring: Ring): Room {
  return { unit, kind, style: 'Shafts', name, ring, doors: [{ to: hall, width: 1.4 }] };
}
