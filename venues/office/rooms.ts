import { type DoorRule, type Fixture, hall, type Room } from '../src/FloorPlan.ts';
import type { Ring } from '../src/ring.ts';
import type { Vector } from '../src/vector.ts';
import { at, block } from './frame.ts';
import { box, longTable, roundTable } from './furniture.ts';

/** The purpose of a room, which determines its style and category. */
type RoomUse = 'meeting' | 'booth' | 'focus' | 'quiet' | 'social' | 'support' | 'service';

/** A room of the office as written in its floor's table. */
export interface RoomDesign {
  /** Unit, and the id of the room in the booking system: `R-2-04`. */
  readonly unit: string;
  readonly name: string;
  readonly use: RoomUse;
  readonly ring: Ring;
  /** Position of its door, in the frame of the building. */
  readonly door: Vector;
  readonly doorWidth?: number;
  /** Number of seats. */
  readonly capacity?: number;
  readonly equipment?: readonly string[];
  readonly fixtures?: readonly Fixture[];
  /** Walking places inside, if furniture fills the middle. */
  readonly lanes?: readonly Vector[];
  /** True for a part of the open floor. */
  readonly isOpen?: boolean;
  readonly moreDoors?: readonly DoorRule[];
}

/** West, east, south, and north edge, in the frame of the building. */
export type Extent = readonly [west: number, east: number, south: number, north: number];

const styles: Readonly<Record<RoomUse, string>> = {
  meeting: 'Meeting',
  booth: 'Focus',
  focus: 'Focus',
  quiet: 'Focus',
  social: 'Social',
  support: 'Amenities',
  service: 'Service',
};

/** The room in the format of the plan. */
export function toRoom(design: RoomDesign): Room {
  const { unit, name, use, ring, door, doorWidth = 1, capacity, equipment, isOpen } = design;
  const isBookable = ['meeting', 'booth', 'focus'].includes(use);
  const isService = use === 'service';
  return {
    unit,
    kind: 'room',
    style: styles[use],
    name,
    ring,
    ...(isOpen && { enclosure: 'open' as const }),
    doors: [
      {
        to: hall,
        width: doorWidth,
        near: at(...door),
        ...(isService && { isService, weight: 100 }),
      },
      ...(design.moreDoors ?? []),
    ],
    ...(capacity !== undefined && {
      metadata: { capacity, isBookable, ...(equipment && { equipment: [...equipment] }) },
    }),
  };
}

/** A place inside the door: from the wall toward the middle of the room. */
function insideOf(door: Vector, [west, east, south, north]: Extent): Vector {
  const step = 0.9;
  const [s, t] = door;
  const isAcross = Math.abs(t - south) < 0.01 || Math.abs(t - north) < 0.01;
  if (isAcross) return [s, t + (t > (south + north) / 2 ? -step : step)];
  return [s + (s > (west + east) / 2 ? -step : step), t];
}

/** A meeting room: a table with chairs for its capacity, and a screen on the wall at its end. */
export function meetingRoom(
  [unit, name, capacity]: readonly [unit: string, name: string, capacity: number],
  extent: Extent,
  door: Vector,
  equipment: readonly string[] = ['screen', 'video conferencing'],
): RoomDesign {
  const [west, east, south, north] = extent;
  const middle: Vector = [(west + east) / 2, (south + north) / 2];
  return {
    unit,
    name,
    use: 'meeting',
    ring: block(...extent),
    door,
    capacity,
    equipment,
    fixtures: [
      ...(capacity <= 3 ? smallTable(capacity, middle, door) : tableFor(capacity, middle, extent)),
      screenFor(extent, door),
    ],
    lanes: [at(...insideOf(door, extent))],
  };
}

/** A round table at the back of a small room, away from the door. */
function smallTable(capacity: number, [s, t]: Vector, door: Vector): Fixture[] {
  return roundTable([s, t + (door[1] < t ? 0.45 : -0.45)], capacity, 0.4);
}

function tableFor(capacity: number, middle: Vector, [west, east, south, north]: Extent): Fixture[] {
  if (capacity <= 4 && Math.min(east - west, north - south) > 2.6) {
    return roundTable(middle, capacity, 0.55);
  }
  const isAlong = east - west >= north - south;
  const length = Math.max(1.2, Math.ceil(capacity / 2) * 0.65);
  const width = capacity <= 4 ? 0.8 : 1.2;
  return longTable(middle, isAlong ? [length, width] : [width, length], capacity);
}

/** On the short wall farther from the door. */
function screenFor([west, east, south, north]: Extent, [s, t]: Vector): Fixture {
  const middle: Vector = [(west + east) / 2, (south + north) / 2];
  if (east - west >= north - south) {
    const wall = s < middle[0] ? east - 0.16 : west + 0.16;
    return box('screen', 'Screens', [wall, middle[1]], [0.08, 1.5]);
  }
  const wall = t < middle[1] ? north - 0.16 : south + 0.16;
  return box('screen', 'Screens', [middle[0], wall], [1.5, 0.08]);
}

/** A row of phone booths with doors on the same side; `first` is the number of the first one. */
export function booths(
  floor: number,
  first: number,
  [west, east, south, north]: Extent,
  facing: 'n' | 's',
): RoomDesign[] {
  const count = Math.round((east - west) / 1.5);
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [0, 1].map((k) => west + ((east - west) * (i + k)) / count);
    const extent: Extent = [from ?? west, to ?? east, south, north];
    const middle = (extent[0] + extent[1]) / 2;
    const back = facing === 'n' ? south + 0.35 : north - 0.35;
    const number = String(first + i).padStart(2, '0');
    return {
      unit: `B-${floor}-${number}`,
      name: `Phone booth ${floor}.${number}`,
      use: 'booth' as const,
      ring: block(...extent),
      door: [middle, facing === 'n' ? north : south] as const,
      doorWidth: 0.8,
      capacity: 1,
      fixtures: [box('table', 'Tables', [middle, back], [1.1, 0.4])],
    };
  });
}
