/** States of a map view. */
export const STATE = {
  /** People explore the map. */
  EXPLORE: 'explore',
  /** The map follows the blue dot. */
  FOLLOW: 'follow',
  /** The maps of a building are drawn above one another. */
  STACKED: 'stacked',
} as const;

/** State of a map view. */
export type State = (typeof STATE)[keyof typeof STATE];
