/** A position in WGS84 degrees, as GeoJSON writes it; what follows the first two is not read. */
export type LonLat = readonly [longitude: number, latitude: number, ...rest: number[]];

/** A floor: one plane that people walk on. */
export interface FloorInput {
  /** Unique among floors. */
  readonly id: string;
  /** Name for people. */
  readonly name?: string;
  /** Height of the floor above any common level, in meters. */
  readonly altitudeMeters: number;
}

/** A place of the walking graph. */
export interface NodeInput {
  /** Unique among nodes. */
  readonly id: string;
  /** Id of its floor. */
  readonly floor: string;
  /** Where it is. */
  readonly position: LonLat;
  /** `false` where one cannot come without steps; anything else counts as step-free. */
  readonly isAccessible?: boolean;
  /** Whether it lies outdoors; default `false`. */
  readonly isOutdoors?: boolean;
}

/** A way to walk straight from one node to another; it leads one way only. */
export interface EdgeInput {
  /** Id of the node it leaves. */
  readonly from: string;
  /** Id of the node it leads to. */
  readonly to: string;
  /** Cost beyond its length, in meters of walking; zero or more, default 0. */
  readonly weight?: number;
}

/** What a connection is; other words are allowed and timed like walking. */
export type ConnectionKind =
  'stairs' | 'elevator' | 'escalator' | 'ramp' | 'door' | 'security' | 'shuttle' | (string & {});

/** A way between floors or places that is more than walking. */
export interface ConnectionInput {
  /** Unique among connections. */
  readonly id: string;
  /** What it is; decides its time. */
  readonly kind: ConnectionKind;
  /** Ids of the nodes it joins. */
  readonly nodes: readonly string[];
  /** Name for people. */
  readonly name?: string;
  /** Whether it leads only from a node to later ones of `nodes`; default `false`. */
  readonly isOneWay?: boolean;
  /** Whether it is without steps; default: all but stairs, escalators, ladders and slides. */
  readonly isAccessible?: boolean;
  /** Cost of using it at all, in meters of walking; default 0. */
  readonly weight?: number;
  /** Factor on the cost of its time; default 1. */
  readonly multiplier?: number;
}

/** Something that nobody walks through: a wall, a railing, the edge of a counter. */
export interface BarrierInput {
  /** Id of its floor. */
  readonly floor: string;
  /** A line; a ring if its last position is its first. */
  readonly line: readonly LonLat[];
  /** Its thickness; default 0. */
  readonly widthMeters?: number;
}

/** Something with a name that instructions can mention. */
export interface PlaceInput {
  /** Comes back in instructions. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** Id of its floor. */
  readonly floor: string;
  /** Outline, or a single position. */
  readonly outline: readonly LonLat[];
}

/** All that directions are made of: plain arrays. */
export interface NetworkInput {
  /** Every floor that a node or a stop is on. */
  readonly floors: readonly FloorInput[];
  /** Where one can be. */
  readonly nodes: readonly NodeInput[];
  /** Which node leads to which; each goes one way only. */
  readonly edges: readonly EdgeInput[];
  /** Stairs, elevators and the like, between nodes of different floors or of one. */
  readonly connections?: readonly ConnectionInput[];
  /** On floors without any, lines are not smoothed: nobody knows what they would cross. */
  readonly barriers?: readonly BarrierInput[];
  /** What can be named in an instruction. */
  readonly places?: readonly PlaceInput[];
}
