import type { LonLat } from './NetworkInput.ts';

/** Fields of both kinds of stops for instructions. */
interface StopText {
  /** Its name in instructions. */
  readonly name?: string;
  /** Id of the place, if it is one: instructions then say which side it is on. */
  readonly place?: string;
}

/**
 * A place where a route starts, ends, or passes through: the best of several nodes, or a position.
 */
export type Stop =
  | ({ readonly nodes: readonly string[] } & StopText)
  | ({ readonly position: LonLat; readonly floor: string } & StopText);
