import type { LossEntry } from '../report/LossReport.ts';
import type { SpaceJoin } from './findShafts.ts';

/** Options of {@link generateGraph}. */
export interface GraphOptions {
  /**
   * Gives rooms without an entrance a door at the middle of their longest border with a hallway;
   * `false` unless told otherwise. Such an entrance has `metadata.assumed`.
   */
  readonly assumeDoors?: boolean;
  /**
   * Spaces that are one way between floors. Of the others, shafts of one kind above one another on
   * floors that follow are joined.
   */
  readonly joins?: readonly SpaceJoin[];
  /** Told what was assumed, and what no way leads to. */
  readonly onEntry?: (entry: LossEntry) => void;
}
