import type { Vec } from '../graph/planeGeometry.ts';
import type { Level } from './Levels.ts';
import type { Product } from './Product.ts';
import type { Region, Rings } from './regions.ts';

/** A room, hallway, or shaft of a floor. */
export interface DraftSpace {
  /** Undefined for rooms that were derived from walls. */
  readonly product?: Product;
  /** Other products that are in it, such as the stairs of a staircase. */
  readonly parts: Product[];
  /** A room around stairs becomes a shaft. */
  kind: string;
  readonly name?: string;
  readonly shortName?: string;
  /** Shrinks where a shaft is in it. */
  region: Region;
}

/** A wall, a column, or another obstacle. */
export interface DraftObstacle {
  readonly product: Product;
  readonly parts: readonly Product[];
  readonly kind: 'wall' | 'glass' | 'column' | 'railing' | 'steps';
  readonly shape: Region | readonly [Vec, Vec];
}

/** A door, or an opening without one. */
export interface DraftEntrance {
  /** Undefined between spaces that no wall separates. */
  readonly product?: Product;
  readonly parts: readonly Product[];
  readonly kind: 'door' | 'opening';
  readonly line: readonly [Vec, Vec];
  readonly isExterior: boolean;
}

/** The content of a floor, in meters. */
export interface FloorDraft {
  readonly level: Level;
  readonly spaces: DraftSpace[];
  readonly obstacles: DraftObstacle[];
  readonly entrances: DraftEntrance[];
  /** Shafts with an opening at their end. */
  readonly opened: Set<DraftSpace>;
  /** All walls without the openings in them. */
  walls: Region;
  /** The outlines of slabs. */
  slabs: Region;
  outline: readonly Rings[];
}

/** An empty floor. */
export function emptyFloor(level: Level): FloorDraft {
  return {
    level,
    spaces: [],
    obstacles: [],
    entrances: [],
    opened: new Set(),
    walls: [],
    slabs: [],
    outline: [],
  };
}
