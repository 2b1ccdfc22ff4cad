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
  /** Default: `POI-1` and so on. */
  readonly unit?: string;
}

/** A floor of a venue: its name and plan. */
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

/** Floors that belong together, and their position: a building, or the outdoors. */
export interface StackDesign {
  /** Short key in ids, such as `lib`. */
  readonly key: string;
  readonly name: string;
  readonly shortName?: string;
  /** Default: `Building`. The build adds the buildings' facades to the plan of the outdoors. */
  readonly type?: 'Building' | 'Outdoor';
  /** Position of the plans' origin in the plane of the site. Default: the origin of the site. */
  readonly origin?: Vector;
  /** Rotation of the plans in the plane of the site, in degrees counterclockwise. */
  readonly turnDegrees?: number;
  /** Style group of the building seen from outdoors. Default: `Facades`. */
  readonly facadeStyle?: string;
  /**
   * Key of the floor that maps show first: the one on which most visits to the building start, such
   * as departures. Default: the floor at elevation 0.
   */
  readonly defaultFloor?: string;
  readonly floors: readonly FloorDesign[];
}

/**
 * A connection between floors, or past an obstacle on one floor: its shafts. In a room where people
 * do not walk freely, such as a flight of steps or a moving walkway, a stop is at its doors.
 */
export interface ConnectionDesign {
  readonly key: string;
  readonly type: ConnectionRecord['type'];
  readonly name: string;
  readonly accessible: boolean;
  readonly stops: readonly { readonly floor: string; readonly unit: string }[];
  /** Whether it only leads from a stop to later ones. */
  readonly isOneWay?: boolean;
  /** Fixed cost of using it, in meters of walking. */
  readonly weight?: number;
  /** Cost per meter inside it, in meters of walking. */
  readonly multiplier?: number;
  readonly externalId?: string;
  readonly description?: string;
}

/** A location and its units, such as `l1/N104`. */
export interface LocationDesign {
  readonly units: readonly string[];
  /** Units of its fixtures, such as `f3/D-3-041`. */
  readonly fixtures?: readonly string[];
  /** Keys of its areas, such as `f3/north`. */
  readonly areas?: readonly string[];
  /** Style group of its spaces. */
  readonly style?: string;
  readonly record: Omit<LocationRecord, 'spaces'>;
}

/** The appearance of a style group, without the ids of its shapes. */
export type StyleDesign = Omit<StyleGroup, 'polygons' | 'lineStrings' | 'points'>;

/** The design of a venue. */
export interface VenueDesign extends VenueAdditions {
  readonly id: string;
  readonly name: string;
  /** When the design last changed, in ISO 8601. */
  readonly time: string;
  readonly tzid: string;
  readonly site: Site;
  /** Initial center of a map of the venue, in the plane of the site. Default: its origin. */
  readonly center?: Vector;
  readonly stacks: readonly StackDesign[];
  readonly connections: readonly ConnectionDesign[];
  readonly locations: readonly LocationDesign[];
  readonly categories: readonly CategoryRecord[];
  readonly styles: Readonly<Record<string, StyleDesign>>;
}
