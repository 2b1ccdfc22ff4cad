import type { LonLat } from './NetworkInput.ts';

/** Travel times of a kind of connection. */
export interface Travel {
  /** Average waiting time in seconds. */
  readonly waitSeconds: number;
  /** Vertical speed upward in meters per second. */
  readonly upMetersPerSecond: number;
  /** Vertical speed downward in meters per second. */
  readonly downMetersPerSecond: number;
  /** Horizontal speed in meters per second. */
  readonly alongMetersPerSecond: number;
}

/** A zone that no one may enter: a polygon on a floor, or a set of nodes. */
export type ClosedZone =
  | {
      /** Its name in the description of blockers. */
      readonly name: string;
      /** Id of its floor. */
      readonly floor: string;
      /** Its corners; three or more. */
      readonly outline: readonly LonLat[];
    }
  | {
      /** Its name in the description of blockers. */
      readonly name: string;
      /** Ids of the nodes. */
      readonly nodes: readonly string[];
    };

/** A walking profile. All fields are optional; `{}` is a person without special needs. */
export interface RouteProfile {
  /** Whether to use only step-free routes; default `false`. */
  readonly isStepFree?: boolean;
  /** Ids or kinds of connections to use only if there is no other route. */
  readonly avoid?: readonly string[];
  /** Ids or kinds of connections that are not used at all. */
  readonly exclude?: readonly string[];
  /** Zones that are not entered; people inside may leave. */
  readonly closed?: readonly ClosedZone[];
  /**
   * Cost factors of connections, by id or kind; zero or more. Factors of id and kind are
   * multiplied.
   */
  readonly weights?: Readonly<Record<string, number>>;
  /** Whether to go outdoors only if that saves two thirds of the route; default `false`. */
  readonly prefersIndoors?: boolean;
  /** Walking speed on level ground; default 1.34. */
  readonly walkingMetersPerSecond?: number;
  /** Travel times by kind of connection, if they differ from {@link defaultTravel}. */
  readonly travel?: Readonly<Record<string, Travel>>;
}

/**
 * Additional cost of an avoided connection, in meters of walking: more than any building requires.
 */
export const AVOIDED_METERS = 10_000;

/** Cost factor of outdoor paths for people who prefer indoors. */
export const OUTDOOR_FACTOR = 3;

/** Walking speed on level ground (Weidmann, Transporttechnik der Fussgänger, ETH Zürich, 1993). */
export const DEFAULT_WALKING_METERS_PER_SECOND = 1.34;

const walking = DEFAULT_WALKING_METERS_PER_SECOND;

/**
 * Defaults for kinds missing in {@link defaultTravel}: vertical speed of stairs, horizontal walking
 * speed.
 */
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

/** Kinds that have steps, for connections that do not say whether they are accessible. */
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
