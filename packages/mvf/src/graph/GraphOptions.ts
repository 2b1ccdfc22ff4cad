import type { LossEntry } from '../report/LossReport.ts';
import type { SpaceJoin } from './findShafts.ts';

/** Options of {@link generateGraph}. */
export interface GraphOptions {
  /**
   * Adds a door to rooms without an entrance, at the middle of their longest border with a hallway;
   * default `false`. Such an entrance has `metadata.assumed`.
   */
  readonly assumeDoors?: boolean;
  /**
   * Spaces that form one connection between floors. Other shafts of the same kind are joined if
   * they lie above one another on consecutive floors.
   */
  readonly joins?: readonly SpaceJoin[];
  /** Called with assumptions, and with places that no path reaches. */
  readonly onEntry?: (entry: LossEntry) => void;
}
