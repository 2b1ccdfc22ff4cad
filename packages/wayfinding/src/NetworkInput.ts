/** A position in WGS84 degrees, as in GeoJSON; values after the first two are ignored. */
export type LonLat = readonly [longitude: number, latitude: number, ...rest: number[]];

/** A floor: one plane that people walk on. */
export interface FloorInput {
  /** Unique among floors. */
  readonly id: string;
  /** Display name. */
  readonly name?: string;
  /** Altitude of the floor in meters, relative to any common level. */
  readonly altitudeMeters: number;
}

/** A node of the walking graph. */
export interface NodeInput {
  /** Unique among nodes. */
  readonly id: string;
  /** Id of its floor. */
  readonly floor: string;
  /** Its position. */
  readonly position: LonLat;
  /** `false` if it is not step-free; everything else counts as step-free. */
  readonly isAccessible?: boolean;
  /** Whether it lies outdoors; default `false`. */
  readonly isOutdoors?: boolean;
}

/** A straight path from one node to another, in one direction. */
export interface EdgeInput {
  /** Id of its first node. */
  readonly from: string;
  /** Id of its last node. */
  readonly to: string;
  /** Cost in addition to its length, in meters of walking; zero or more, default 0. */
  readonly weight?: number;
}

/** Type of a connection; custom types are allowed and timed like walking. */
export type ConnectionKind =
  | 'stairs'
  | 'elevator'
  | 'escalator'
  | 'ramp'
  | 'door'
  | 'security'
  | 'shuttle'
  | (string & {});

/** A connection between floors or places. */
export interface ConnectionInput {
  /** Unique among connections. */
  readonly id: string;
  /** Its type, which determines its travel time. */
  readonly kind: ConnectionKind;
  /** Ids of the nodes it joins. */
  readonly nodes: readonly string[];
  /** Display name. */
  readonly name?: string;
  /** Whether it only leads from a node to later ones in `nodes`; default `false`. */
  readonly isOneWay?: boolean;
  /** Whether it is step-free; default: all but stairs, escalators, ladders, and slides. */
  readonly isAccessible?: boolean;
  /** Fixed cost of using it, in meters of walking; default 0. */
  readonly weight?: number;
  /** Multiplier on the cost of its duration; default 1. */
  readonly multiplier?: number;
}

/** A barrier: a wall, a railing, the edge of a counter. */
export interface BarrierInput {
  /** Id of its floor. */
  readonly floor: string;
  /** A line; a ring if its last position is its first. */
  readonly line: readonly LonLat[];
  /** Thickness in meters; default 0. */
  readonly widthMeters?: number;
}

/** A named place that instructions can mention. */
export interface PlaceInput {
  /** Returned in instructions. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
  /** Id of its floor. */
  readonly floor: string;
  /** Outline, or a single position. */
  readonly outline: readonly LonLat[];
}

/** All inputs of directions, as plain arrays. */
export interface NetworkInput {
  /** Every floor with a node or a stop. */
  readonly floors: readonly FloorInput[];
  /** Nodes of the walking graph. */
  readonly nodes: readonly NodeInput[];
  /** Edges between nodes; each leads in one direction. */
  readonly edges: readonly EdgeInput[];
  /** Stairs, elevators, and other connections, between nodes of one or more floors. */
  readonly connections?: readonly ConnectionInput[];
  /**
   * On floors without barriers, lines are not smoothed, because a straight line could cross a wall.
   */
  readonly barriers?: readonly BarrierInput[];
  /** Places that instructions can mention. */
  readonly places?: readonly PlaceInput[];
}
