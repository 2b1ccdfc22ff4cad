import { box } from './box.ts';
import type { DoorRule, Enclosure, Room } from './FloorPlan.ts';
import type { Vector } from './vector.ts';

/** A room in a row, which starts at the end of the previous one. */
export interface Lot {
  readonly unit: string;
  readonly name?: string;
  /** Length along the corridor in meters. */
  readonly width: number;
  /** Style group. Default: the row's style. */
  readonly style?: string;
  readonly kind?: string;
  /** Width of the door to the corridor in meters; 0 for none. Default: 1. */
  readonly door?: number;
  /** Doors in addition to the one to the corridor. */
  readonly doors?: readonly DoorRule[];
  readonly enclosure?: Enclosure;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** A row of rooms on one side of a corridor along the x axis. */
export interface Row {
  /** Where the first room starts. */
  readonly from: number;
  /** The corridor's wall, and the wall at the back. */
  readonly front: number;
  readonly back: number;
  /** Face that the doors lead to. */
  readonly to: string;
  readonly style: string;
  readonly lots: readonly (Lot | number)[];
}

/** Distance of a door from the corner of a long room, in meters. */
const doorFromCorner = 1.2;
const longMeters = 5;

/** The rooms of a row, each with its door. A number among the lots is a gap of that length. */
export function rowOfRooms({ from, front, back, to, style, lots }: Row): Room[] {
  let west = from;
  return lots.flatMap((lot): Room[] => {
    const start = west;
    if (typeof lot === 'number') {
      west += lot;
      return [];
    }
    west += lot.width;
    const ring = box(start, Math.min(front, back), west, Math.max(front, back));
    const { width, door = 1, doors = [], kind = 'room', ...rest } = lot;
    const at = width > longMeters ? start + doorFromCorner : start + width / 2;
    const own: DoorRule[] = door === 0 ? [] : [{ to, width: door, near: [at, front] as Vector }];
    return [{ style, ...rest, kind, ring, doors: [...own, ...doors] }];
  });
}
