import { box } from '../src/box.ts';
import { type DoorRule, hall, type Room } from '../src/FloorPlan.ts';
import type { Ring } from '../src/ring.ts';
import { type Lot, rowOfRooms } from '../src/rowOfRooms.ts';
import { movedRoom, swapped } from '../src/moved.ts';
import type { Vector } from '../src/vector.ts';

/** Type of a room: its unit, name, and style group. */
export type Label = readonly [unit: string, name: string, style: string];

/** A room with walls. */
export function room([unit, name, style]: Label, ring: Ring, doors: readonly DoorRule[]): Room {
  return { unit, kind: 'room', style, name, ring, doors };
}

/** A part of a larger space, without walls. */
export function zone(label: Label, ring: Ring, doors: readonly DoorRule[]): Room {
  return { ...room(label, ring, doors), kind: 'hallway', enclosure: 'open' };
}

/** A wide passage without a door. */
export function gap(to: string, width: number, near: Vector): DoorRule {
  return { to, width, near, kind: 'opening' };
}

/** A door for staff. */
export function staffDoor(to: string, near: Vector, width = 1.4): DoorRule {
  return { to, width, near, weight: 400, isService: true };
}

const shaftNames = { elevator: 'Elevator', stairs: 'Stairs', escalator: 'Escalator' } as const;

/** A shaft of a connection between floors, with the position of its door. */
export function shaft(
  unit: string,
  kind: keyof typeof shaftNames,
  ring: Ring,
  door: { readonly to?: string; readonly near: Vector },
): Room {
  const isEscalator = kind === 'escalator';
  return {
    unit,
    kind: `connection.${kind}`,
    style: isEscalator ? 'Escalators' : 'Shafts',
    name: shaftNames[kind],
    ring,
    ...(isEscalator && { enclosure: 'open' as const }),
    doors: [
      {
        to: door.to ?? hall,
        width: isEscalator ? 3.4 : 1.3,
        near: door.near,
        ...(isEscalator && { kind: 'opening' }),
      },
    ],
  };
}

/** A pair of escalators that run from south to north, with the entrance at `south` or `north`. */
export function escalator(
  unit: string,
  [x, south, north]: readonly [x: number, south: number, north: number],
  end: 'south' | 'north',
  to: string = hall,
): Room {
  const near: Vector = [x, end === 'south' ? south : north];
  return shaft(unit, 'escalator', box(x - 2.4, south, x + 2.4, north), { to, near });
}

/** Rooms along a corridor that runs from south to north; `front` and `back` are x coordinates. */
export function columnOfRooms(column: Parameters<typeof rowOfRooms>[0]): Room[] {
  return rowOfRooms(column).map((one) => movedRoom(one, swapped([0, 0])));
}

/** A row of women’s, men’s, and accessible washrooms, whose units start with this key. */
export function washroomLots(key: string, [wide, narrow]: readonly [number, number]): Lot[] {
  const style = 'Amenities';
  return [
    { unit: `${key}-WW`, name: 'Women’s washroom', width: wide, style, door: 1.2 },
    { unit: `${key}-WM`, name: 'Men’s washroom', width: wide, style, door: 1.2 },
    { unit: `${key}-WA`, name: 'Accessible washroom', width: narrow, style, door: 1 },
  ];
}
