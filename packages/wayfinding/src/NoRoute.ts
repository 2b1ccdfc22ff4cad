import type { ConnectionInput, LonLat } from './NetworkInput.ts';

/** What stands in the way, and with it what would open a route. */
export type Blocker =
  /** Stairs or the like are the only way: a step-free connection between these floors would open it. */
  | {
      readonly type: 'steps';
      /** The stairs, as the network has them. */
      readonly connection: ConnectionInput;
      /** Id of the floor before them. */
      readonly fromFloor: string;
      /** Id of the floor behind them. */
      readonly toFloor: string;
      /** Ids of nodes before and after it that have steps too, as landings do. */
      readonly landings: readonly string[];
      /** The nearest elevator on the way that does not stop at both floors, if there is one. */
      readonly elevator?: ConnectionInput;
    }
  /** Steps on a floor. */
  | {
      readonly type: 'steps-on-floor';
      /** Id of the node that has steps. */
      readonly node: string;
      /** Id of its floor. */
      readonly floor: string;
      /** Where it is. */
      readonly position: LonLat;
    }
  /** A zone that the profile closes. */
  | {
      readonly type: 'closed-zone';
      /** Name of the zone, as the profile has it. */
      readonly name: string;
    }
  /** A connection that the profile excludes. */
  | {
      readonly type: 'excluded';
      /** The connection, as the network has it. */
      readonly connection: ConnectionInput;
    }
  /** A connection that leads the other way only. */
  | {
      readonly type: 'one-way-connection';
      /** The connection, as the network has it. */
      readonly connection: ConnectionInput;
    }
  /** A way that leads the other way only, from node to node. */
  | {
      readonly type: 'one-way';
      /** Id of the node where one would have to come in. */
      readonly from: string;
      /** Id of the node where one would come out. */
      readonly to: string;
      /** Id of the floor. */
      readonly floor: string;
      /** Where it is. */
      readonly position: LonLat;
    }
  /** Nothing joins the two parts of the graph. */
  | {
      readonly type: 'gap';
      /** Ids of the floors that can be reached. */
      readonly fromFloors: readonly string[];
      /** Ids of the floors of the part that cannot. */
      readonly toFloors: readonly string[];
      /** Where the two come nearest, if they share a floor. */
      readonly nearest?: {
        readonly floor: string;
        readonly from: LonLat;
        readonly to: LonLat;
        readonly meters: number;
      };
    }
  /** The stop is on a floor without nodes, or has none of its own. */
  | {
      readonly type: 'no-node';
      /** Index of the stop; 0 is the start. */
      readonly stop: number;
    };

/** There is no route, and why. */
export interface NoRoute {
  readonly type: 'no-route';
  /** Index of the stop that could be reached; 0 is the start. */
  readonly from: number;
  /** Index of the stop after it, which could not. */
  readonly to: number;
  /** What stands in the way along the way with the fewest hindrances; without all of them there is a route. */
  readonly blockers: readonly Blocker[];
}
