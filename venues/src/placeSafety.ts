import type { AnnotationDesign } from './AnnotationDesign.ts';
import { hall, outside, type Room } from './FloorPlan.ts';
import { placeExtinguishers } from './placeExtinguishers.ts';
import type { Door } from './placeDoors.ts';
import { contains } from './ring.ts';
import { distance, leftOf, minus, plus, times, unit, type Vector } from './vector.ts';
import type { SafetyInput } from './SafetyInput.ts';

/** Distance of a sign inside its door, and of a device from the wall, in meters. */
const inside = { sign: 0.6, device: 0.2 } as const;
/**
 * Distance from the edge of a door to the device next to it, in meters, and between two devices.
 */
const besideDoor = [0.6, 0.3] as const;
const apart = 0.5;

/**
 * Safety equipment placed by rules, only from the plan: a sign and a pull station at each exterior
 * door and each escape staircase, an evacuation chair at such a staircase above or below ground,
 * and extinguishers distributed by {@link placeExtinguishers}.
 */
export function placeSafety(input: SafetyInput): AnnotationDesign[] {
  const ways = waysOut(input);
  return [
    ...ways.flatMap((way) => equipmentAt(way, input)),
    ...placeExtinguishers(
      input,
      ways.map(({ door }) => door.center),
    ),
  ];
}

interface WayOut {
  readonly door: Door;
  /** The face that the exit leads from. */
  readonly from: string;
  readonly kind: 'exit' | 'staff' | 'stairs';
}

/** Exterior doors and the doors of enclosed stairs. Doors of the same entrance count once. */
function waysOut({ rooms, layout }: SafetyInput): WayOut[] {
  const byUnit = new Map(rooms.map((room) => [room.unit, room]));
  const ways: WayOut[] = [];
  for (const door of layout.doors) {
    const way = wayOf(door, byUnit);
    if (!way) continue;
    const isRepeated = ways.some(
      (other) => other.from === way.from && distance(other.door.center, door.center) < 5,
    );
    if (!isRepeated) ways.push(way);
  }
  return ways;
}

function wayOf(door: Door, rooms: ReadonlyMap<string, Room>): WayOut | undefined {
  if (rooms.get(door.from)?.kind === 'exterior') return undefined;
  if (door.to === outside) {
    return { door, from: door.from, kind: door.rule.isService ? 'staff' : 'exit' };
  }
  const stairs = [door.from, door.to].find((face) => isEscapeStair(rooms.get(face)));
  if (stairs === undefined) return undefined;
  return { door, from: stairs === door.from ? door.to : door.from, kind: 'stairs' };
}

/** Stairs without walls around them, as in an atrium, are not an escape route. */
function isEscapeStair(room: Room | undefined): boolean {
  return room?.kind === 'connection.stairs' && (room.enclosure ?? 'walls') === 'walls';
}

function equipmentAt(way: WayOut, { layout, isGround }: SafetyInput): AnnotationDesign[] {
  const rings = layout.faces.get(way.from) ?? [];
  const inward = inwardOf(way.door, (point) => contains(rings, point));
  if (!inward) return [];
  const [first, ...others] = placesBeside(way.door, inward).filter((at) => contains(rings, at));
  const second = others.find((at) => first && distance(at, first) > apart);
  const needsChair = way.kind === 'stairs' && !isGround && way.from === hall;
  return [
    {
      type: way.kind === 'exit' ? 'exit' : 'emergency-exit',
      at: plus(way.door.center, times(inward, inside.sign)),
    },
    ...(first ? [{ type: 'alarm-pull-station', at: first } as const] : []),
    ...(needsChair && second ? [{ type: 'evacuation-chair', at: second } as const] : []),
  ];
}

/**
 * Positions on the wall next to a door, best first. They are closer if there is a corner nearby.
 */
function placesBeside({ a, b }: Door, inward: Vector): Vector[] {
  const along = unit(minus(b, a));
  const offset = times(inward, inside.device);
  return besideDoor.flatMap((step) => [
    plus(plus(b, times(along, step)), offset),
    plus(plus(a, times(along, -step)), offset),
  ]);
}

/** The direction from a door into the face that the exit leads from. */
function inwardOf({ a, b, center }: Door, isIn: (point: Vector) => boolean): Vector | undefined {
  const normal = leftOf(unit(minus(b, a)));
  return [normal, times(normal, -1)].find((way) => isIn(plus(center, times(way, 0.3))));
}
