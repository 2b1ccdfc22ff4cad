import type { ConnectionInput, LonLat } from './NetworkInput.ts';

/** A blocker: something that prevents a route. */
export type Blocker =
  /**
   * Only stairs or a similar connection lead on: a step-free connection between these floors would
   * make a route possible.
   */
  | {
      readonly type: 'steps';
      /** The stairs, as in the network. */
      readonly connection: ConnectionInput;
      /** Id of the floor before them. */
      readonly fromFloor: string;
      /** Id of the floor after them. */
      readonly toFloor: string;
      /** Ids of the adjacent nodes that also have steps, such as landings. */
      readonly landings: readonly string[];
      /**
       * The nearest elevator along the route that does not stop at both floors, if there is one.
       */
      readonly elevator?: ConnectionInput;
    }
  /** Steps on a floor. */
  | {
      readonly type: 'steps-on-floor';
      /** Id of the node that has steps. */
      readonly node: string;
      /** Id of its floor. */
      readonly floor: string;
      /** Its position. */
      readonly position: LonLat;
    }
  /** A zone closed by the profile. */
  | {
      readonly type: 'closed-zone';
      /** Name of the zone in the profile. */
      readonly name: string;
    }
  /** A connection excluded by the profile. */
  | {
      readonly type: 'excluded';
      /** The connection, as in the network. */
      readonly connection: ConnectionInput;
    }
  /** A connection that only leads in the opposite direction. */
  | {
      readonly type: 'one-way-connection';
      /** The connection, as in the network. */
      readonly connection: ConnectionInput;
    }
  /** An edge that only leads in the opposite direction. */
  | {
      readonly type: 'one-way';
      /** Id of the node to enter at. */
      readonly from: string;
      /** Id of the node to exit at. */
      readonly to: string;
      /** Id of the floor. */
      readonly floor: string;
      /** Its position. */
      readonly position: LonLat;
    }
  /** The graph has two parts that are not connected. */
  | {
      readonly type: 'gap';
      /** Ids of the floors that can be reached. */
      readonly fromFloors: readonly string[];
      /** Ids of the floors of the part that cannot be reached. */
      readonly toFloors: readonly string[];
      /** The shortest gap between the parts, if they share a floor. */
      readonly nearest?: {
        readonly floor: string;
        readonly from: LonLat;
        readonly to: LonLat;
        readonly meters: number;
      };
    }
  /** The stop is on a floor without nodes, or has no nodes of its own. */
  | {
      readonly type: 'no-node';
      /** Index of the stop; 0 is the start. */
      readonly stop: number;
    };

/** There is no route. This is a result, not an error. */
export interface NoRoute {
  readonly type: 'no-route';
  /** Index of the last stop that can be reached; 0 is the start. */
  readonly from: number;
  /** Index of the next stop, which cannot be reached. */
  readonly to: number;
  /**
   * The blockers on the route with the fewest blockers; without all of them there would be a route.
   */
  readonly blockers: readonly Blocker[];
}
