import type { Position } from '@mezzanine/mvf';
import { type FloorPlan, hall } from './FloorPlan.ts';
import type { Ring } from './ring.ts';
import type { StyleSheet } from './StyleSheet.ts';
import type { Vector } from './vector.ts';
import type { FloorDesign, LocationDesign } from './VenueDesign.ts';

/** Data for building a floor. */
export interface FloorContext {
  readonly floor: FloorDesign;
  /** Locations by unit, such as `l1/N104`. */
  readonly occupancy: ReadonlyMap<string, LocationDesign>;
  /** Converts points of the floor's plan to the plane of the site. */
  readonly toSite: (point: Vector) => Vector;
  /** Converts points of the floor's plan to WGS84. */
  readonly toEarth: (point: Vector) => Position;
  readonly styles: StyleSheet;
}

/** Ids of the parts of a floor. */
export const idsOf = {
  stack: (key: string): string => `fs_${key}`,
  floor: (key: string): string => `m_${key}`,
  space: (key: string, unit: string): string => `s_${key}_${unit.toLowerCase()}`,
  obstruction: (key: string, part: number | string): string =>
    `o_${key}_${String(part).toLowerCase()}`,
  entrance: (key: string, index: number): string => `e_${key}_${index}`,
  node: (key: string, index: number): string => `n_${key}_${index}`,
  annotation: (key: string, index: number): string => `a_${key}_${index}`,
  area: (key: string, area: string): string => `ar_${key}_${area}`,
  image: (key: string, image: string): string => `fi_${key}_${image}`,
} as const;

/** Unit number of a face. */
export function unitOf(face: string, { hallUnit = 'CONCOURSE' }: FloorPlan): string {
  return face === hall ? hallUnit : face;
}

/** A ring in GeoJSON format: the first position is repeated at the end. */
export function closedRing(ring: Ring, toEarth: (point: Vector) => Position): Position[] {
  const [first] = ring;
  return first ? [...ring, first].map(toEarth) : [];
}
