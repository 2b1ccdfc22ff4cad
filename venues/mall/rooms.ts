import { type DoorRule, hall, outside, type Room } from '../src/FloorPlan.ts';
import type { Ring } from '../src/ring.ts';

/** Cost of a shop's back door in meters of walking, which keeps visitors' routes out. */
const staffOnly = 400;

/** A wide shopfront door to the concourse. */
export function shopDoor(width = 3.2, to: string = hall): DoorRule {
  return { to, width };
}

/** A back door, where the room touches the corridor. */
export function backDoor(to: string): DoorRule {
  return { to, width: 1.1, isOptional: true, weight: staffOnly, isService: true };
}

/** A fire exit or loading door in the outer wall. */
export function exteriorDoor(width: number, more: Partial<DoorRule> = {}): DoorRule {
  return { to: outside, width, ...more };
}

/** Corridors at the rear, for deliveries to the shops. */
const serviceUnits = ['NW', 'NE', 'SW', 'SE'] as const;

/** A shop that opens to the concourse, with back doors where it touches a service corridor. */
export function shop(unit: string, ring: Ring, doors: readonly DoorRule[] = [shopDoor()]): Room {
  return {
    unit,
    kind: 'room',
    style: 'Shops',
    ring,
    doors: [...doors, ...serviceUnits.map(backDoor)],
  };
}

/** A stock room that is only reached from a service corridor. */
export function storeRoom(unit: string, ring: Ring, to: string): Room {
  return {
    unit,
    kind: 'room',
    style: 'Service',
    name: 'Storage',
    ring,
    doors: [{ to, width: 1.4, weight: staffOnly, isService: true }],
  };
}

/** A corridor at the rear. */
export function serviceCorridor(unit: string, ring: Ring, doors: readonly DoorRule[]): Room {
  return { unit, kind: 'hallway', style: 'Service', name: 'Service corridor', ring, doors };
}

/** An opening in the floor, through which the floor below is visible. */
export function opening(unit: string, ring: Ring, kind: 'otb' | 'void' = 'otb'): Room {
  return { unit, kind, style: 'Openings', ring, doors: [], enclosure: 'open', isWalkable: false };
}
