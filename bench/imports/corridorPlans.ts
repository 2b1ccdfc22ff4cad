import { door, type Plan, space } from '@mezzanine/mvf/fixtures/plan';
import { box } from '@mezzanine/mvf/fixtures/planShapes';

/** Size of a building of {@link corridorPlans}. */
export interface BuildingSize {
  readonly floors: number;
  /** Number of corridors on a floor. */
  readonly corridors: number;
  /** Number of rooms on each side of a corridor. */
  readonly roomsPerSide: number;
}

/** Distance of two corridors, their width, and the size of rooms, in meters. */
const pitch = 15;
const hallWidth = 3;
const room = { width: 4, depth: 6 };

/**
 * Floors with parallel corridors that meet a hallway at their west end, with rooms on both sides,
 * a door for each room, and stairs.
 */
export function corridorPlans({ floors, corridors, roomsPerSide }: BuildingSize): Plan[] {
  return Array.from({ length: floors }, (_, floor) => {
    const halls = Array.from({ length: corridors }, (_none, i) => ({
      key: `${floor}-${i}`,
      south: i * pitch + room.depth,
      roomsPerSide,
    }));
    return {
      spaces: [
        space(`spine-${floor}`, 'hallway', box(-4, 0, 0, corridors * pitch)),
        space(`stairs-${floor}`, 'connection.stairs', box(-8, 0, -4, 5)),
        ...halls.flatMap((hall) => [hallOf(hall), ...roomsOf(hall)]),
      ],
      entrances: [door(`stairs-door-${floor}`, [-4, 1], [-4, 3]), ...halls.flatMap(doorsOf)],
    };
  });
}

interface Hall {
  readonly key: string;
  /** Meters north of the building's corner. */
  readonly south: number;
  readonly roomsPerSide: number;
}

function hallOf({ key, south, roomsPerSide }: Hall) {
  return space(
    `hall-${key}`,
    'hallway',
    box(0, south, roomsPerSide * room.width, south + hallWidth),
  );
}

function roomsOf({ key, south, roomsPerSide }: Hall) {
  const north = south + hallWidth;
  return Array.from({ length: roomsPerSide }, (_, i) => {
    const [west, east] = [i * room.width, (i + 1) * room.width];
    return [
      space(`room-${key}-${i}-n`, 'room', box(west, north, east, north + room.depth)),
      space(`room-${key}-${i}-s`, 'room', box(west, south - room.depth, east, south)),
    ];
  }).flat();
}

/** Doors at three places in turn, because equal rooms would be too easy. */
function doorsOf({ key, south, roomsPerSide }: Hall) {
  const north = south + hallWidth;
  return Array.from({ length: roomsPerSide }, (_, i) => {
    const west = i * room.width + 1 + (i % 3) * 0.7;
    return [
      door(`door-${key}-${i}-n`, [west, north], [west + 1, north]),
      door(`door-${key}-${i}-s`, [west, south], [west + 1, south]),
    ];
  }).flat();
}
