/** Directions of turns. */
export const BEARING_TYPE = {
  STRAIGHT: 'Straight',
  RIGHT: 'Right',
  SLIGHT_RIGHT: 'SlightRight',
  LEFT: 'Left',
  SLIGHT_LEFT: 'SlightLeft',
  BACK: 'Back',
} as const;

/** Direction of a turn. */
export type BearingType = (typeof BEARING_TYPE)[keyof typeof BEARING_TYPE];
