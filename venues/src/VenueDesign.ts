import type { CategoryRecord, ConnectionRecord, LocationRecord, StyleGroup } from '@mezzanine/mvf';
import type { FloorAdditions } from './FloorAdditions.ts';
import type { FloorPlan } from './FloorPlan.ts';
import type { Site } from './Site.ts';
import type { VenueAdditions } from './VenueAdditions.ts';
import type { Vector } from './vector.ts';

/** A point of interest, such as a drinking fountain. */
export interface PointOfInterest {
  readonly name: string;
  readonly at: Vector;
}

/** A floor of a venue: what it is called, and its plan. */
export interface FloorDesign extends FloorAdditions {
  /** Short key in ids, such as `l1`. */
  readonly key: string;
  readonly name: string;
  readonly shortName: string;
  readonly elevation: number;
  readonly maxHeight: number;
  readonly plan: FloorPlan;
  readonly points: readonly PointOfInterest[];
}

/** A way between floors: the shafts it stops in. */
export interface ConnectionDesign {
  readonly key: string;
  readonly type: ConnectionRecord['type'];
  readonly name: string;
  readonly accessible: boolean;
  readonly stops: readonly { readonly floor: string; readonly unit: string }[];
}

/** A location and the units it occupies, as `l1/N104`. */
export interface LocationDesign {
  readonly units: readonly string[];
  /** Units of the fixtures it occupies, as `f3/D-3-041`. */
  readonly fixtures?: readonly string[];
  /** Keys of the areas it occupies, as `f3/north`. */
  readonly areas?: readonly string[];
  /** Style group of its spaces. */
  readonly style?: string;
  readonly record: Omit<LocationRecord, 'spaces'>;
}

/** How a style group looks, without the ids of what is in it. */
export type StyleDesign = Omit<StyleGroup, 'polygons' | 'lineStrings' | 'points'>;

/** A venue as it is designed. */
export interface VenueDesign extends VenueAdditions {
  readonly id: string;
  readonly name: string;
  /** When the design was last changed, ISO 8601. */
  readonly time: string;
  readonly tzid: string;
  readonly site: Site;
  readonly building: string;
  readonly floors: readonly FloorDesign[];
  readonly connections: readonly ConnectionDesign[];
  readonly locations: readonly LocationDesign[];
  readonly categories: readonly CategoryRecord[];
  readonly styles: Readonly<Record<string, StyleDesign>>;
}
