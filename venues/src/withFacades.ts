import type { BuiltFloor } from './buildFloor.ts';
import {
  type DoorRule,
  facadeKind,
  type FloorPlan,
  hall,
  outside,
  type Room,
} from './FloorPlan.ts';
import type { Door } from './placeDoors.ts';
import { contains, counterclockwise, type Ring } from './ring.ts';
import { distance, leftOf, minus, plus, times, unit, type Vector } from './vector.ts';
import type { StackDesign } from './VenueDesign.ts';

/** Distance in front of a door at which to look for the adjacent space, in meters. */
const beforeDoor = 0.4;

/** A building and its floor at ground level. */
export interface GroundFloor {
  readonly stack: StackDesign;
  readonly floor: BuiltFloor;
}

/** Unit number of the space that shows a building outdoors. */
export function facadeUnit({ key }: StackDesign): string {
  return `FACADE-${key.toUpperCase()}`;
}

/**
 * The plan of the outdoors with a space for each building, which has the building's outline and its
 * exterior doors. Doors to spaces where people do not walk, such as an apron, are left out.
 */
export function withFacades(plan: FloorPlan, buildings: readonly GroundFloor[]): FloorPlan {
  const facades = buildings.map((building) => facadeOf(building, plan));
  return { ...plan, rooms: [...plan.rooms, ...facades] };
}

function facadeOf({ stack, floor }: GroundFloor, plan: FloorPlan): Room {
  const ring = counterclockwise(floor.design.plan.outline).map(floor.toSite);
  return {
    unit: facadeUnit(stack),
    kind: facadeKind,
    style: stack.facadeStyle ?? 'Facades',
    name: stack.name,
    ring,
    enclosure: 'open',
    isWalkable: false,
    doors: floor.layout.doors
      .filter((door) => door.to === outside)
      .flatMap((door) => outerDoor(door, { floor, ring, plan })),
  };
}

function outerDoor(
  { a, b, rule }: Door,
  { floor, ring, plan }: { floor: BuiltFloor; ring: Ring; plan: FloorPlan },
): DoorRule[] {
  const [start, end] = [floor.toSite(a), floor.toSite(b)];
  const center = times(plus(start, end), 0.5);
  const normal = times(leftOf(unit(minus(end, start))), beforeDoor);
  const before = [plus(center, normal), minus(center, normal)].find((p) => !contains([ring], p));
  const face = before && faceAt(before, plan);
  if (face === undefined) {
    throw new RangeError(`A door at (${center.join(', ')}) opens to beyond the site.`);
  }
  if (!face.isWalkable) return [];
  return [{ ...rule, to: face.unit, width: distance(start, end), near: center }];
}

function faceAt(point: Vector, { outline, rooms }: FloorPlan) {
  if (!contains([outline], point)) return undefined;
  const room = rooms.find(({ ring, holes = [] }) => contains([ring, ...holes], point));
  return { unit: room?.unit ?? hall, isWalkable: room?.isWalkable ?? true };
}
