import type { LonLat } from './NetworkInput.ts';

/** What both kinds of stop can carry for instructions. */
interface StopText {
  /** What it is called in instructions. */
  readonly name?: string;
  /** Id of the place it is, if it is one: instructions then say on which side it lies. */
  readonly place?: string;
}

/** Anywhere that a route starts, ends or comes by: the best of some nodes, or a position. */
export type Stop =
  | ({ readonly nodes: readonly string[] } & StopText)
  | ({ readonly position: LonLat; readonly floor: string } & StopText);
