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
  /** `POI-1` and so on if left out. */
  readonly unit?: string;
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

/** Floors that belong together, and where they stand: a building, or the ground outdoors. */
export interface StackDesign {
  /** Short key in ids, such as `lib`. */
  readonly key: string;
  readonly name: string;
  readonly shortName?: string;
  /** `Building` if left out. The plan of the outdoors is completed by the buildings' facades. */
  readonly type?: 'Building' | 'Outdoor';
  /** Where the plans' origin is in the plane of the site; its origin if left out. */
  readonly origin?: Vector;
  /** How far the plans are turned in the plane of the site, in degrees counterclockwise. */
  readonly turnDegrees?: number;
  /** Style group of the building seen from outdoors; `Facades` if left out. */
  readonly facadeStyle?: string;
  readonly floors: readonly FloorDesign[];
}

/**
 * A way between floors, or past something on one floor: the shafts it stops in. A stop in a room
 * where nobody walks freely, such as a flight of steps or a moving walkway, is at its doors.
 */
export interface ConnectionDesign {
  readonly key: string;
  readonly type: ConnectionRecord['type'];
  readonly name: string;
  readonly accessible: boolean;
  readonly stops: readonly { readonly floor: string; readonly unit: string }[];
  /** True if it leads only from a stop to later ones. */
  readonly isOneWay?: boolean;
  /** Cost of using it at all, in meters of walking. */
  readonly weight?: number;
  /** Cost of a meter inside it, in meters of walking. */
  readonly multiplier?: number;
  readonly externalId?: string;
  readonly description?: string;
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
  /** Where a map of the venue starts, in the plane of the site; its origin if left out. */
  readonly center?: Vector;
  readonly stacks: readonly StackDesign[];
  readonly connections: readonly ConnectionDesign[];
  readonly locations: readonly LocationDesign[];
  readonly categories: readonly CategoryRecord[];
  readonly styles: Readonly<Record<string, StyleDesign>>;
}
