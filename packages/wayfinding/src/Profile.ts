import type { LonLat } from './NetworkInput.ts';

/** How long a kind of connection takes. */
export interface Travel {
  /** Standing before it moves, on average; seconds. */
  readonly waitSeconds: number;
  /** Meters of height gained in a second. */
  readonly upMetersPerSecond: number;
  /** Meters of height lost in a second. */
  readonly downMetersPerSecond: number;
  /** Meters level with the floor in a second. */
  readonly alongMetersPerSecond: number;
}

/** Where nobody may come in: a polygon on a floor, or a set of nodes. */
export type ClosedZone =
  | {
      /** What it is called where it is in the way. */
      readonly name: string;
      /** Id of its floor. */
      readonly floor: string;
      /** Its corners; three or more. */
      readonly outline: readonly LonLat[];
    }
  | {
      /** What it is called where it is in the way. */
      readonly name: string;
      /** Ids of the nodes. */
      readonly nodes: readonly string[];
    };

/** Who walks, and what that person wants. Everything is optional; `{}` is somebody in no hurry. */
export interface RouteProfile {
  /** Only ways without steps; default `false`. */
  readonly isStepFree?: boolean;
  /** Ids or kinds of connections that are used only where there is no other way. */
  readonly avoid?: readonly string[];
  /** Ids or kinds of connections that are not used at all. */
  readonly exclude?: readonly string[];
  /** Zones that are not entered; who is in one may leave it. */
  readonly closed?: readonly ClosedZone[];
  /** Factors on the cost of connections, by id or kind; zero or more. An id and a kind multiply. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Walks outdoors only where that saves two thirds of the way; default `false`. */
  readonly prefersIndoors?: boolean;
  /** Pace on level ground; default 1.34. */
  readonly walkingMetersPerSecond?: number;
  /** Times of kinds of connections that differ from {@link defaultTravel}. */
  readonly travel?: Readonly<Record<string, Travel>>;
}

/** What an avoided connection costs on top, in meters of walking: farther than any building. */
export const AVOIDED_METERS = 10_000;

/** Factor on outdoor ways for those who prefer indoors. */
export const OUTDOOR_FACTOR = 3;

/** Free walking on level ground (Weidmann, Transporttechnik der Fussgänger, ETH Zürich, 1993). */
export const DEFAULT_WALKING_METERS_PER_SECOND = 1.34;

const walking = DEFAULT_WALKING_METERS_PER_SECOND;

/** What kinds that are not in {@link defaultTravel} take: stairs upwards, walking along. */
export const otherTravel: Travel = travel(0, 0.36, 0.41, walking);

/**
 * Times of connections by kind.
 *
 * - `stairs`: 0.610 m/s up and 0.694 m/s down, measured level (Weidmann 1993), on steps of 17 cm
 *   by 29 cm: a rise of 0.36 and 0.41 m/s.
 * - `escalator`: 0.5 m/s on an incline of 30° (EN 115-1, the usual speed), standing.
 * - `elevator`: 1 m/s, as is usual up to six floors, after 30 s of waiting and doors (CIBSE Guide
 *   D calls an interval of 30 s good).
 * - `ramp`: walking up a slope of 1 in 12 (ISO 21542).
 */
export const defaultTravel: Readonly<Record<string, Travel>> = {
  stairs: otherTravel,
  escalator: travel(0, 0.25, 0.25, 0.43),
  elevator: travel(30, 1, 1, walking),
  ramp: travel(0, walking / 12, walking / 12, walking),
};

/** Kinds that have steps, where a connection does not say whether it is accessible. */
export const kindsWithSteps: ReadonlySet<string> = new Set([
  'stairs',
  'escalator',
  'ladder',
  'slide',
]);

function travel(waitSeconds: number, up: number, down: number, along: number): Travel {
  return {
    waitSeconds,
    upMetersPerSecond: up,
    downMetersPerSecond: down,
    alongMetersPerSecond: along,
  };
}
