/** Outline of a pin in a box of 32 × 42, with its tip at 16, 39. */
export const PIN = 'M16 39C12 31 3 25 3 15.5a13 13 0 0 1 26 0C29 25 20 31 16 39Z';

/** Symbols of connections by kind, as lines in a box of 24 × 24. */
export const CONNECTION_ICONS = {
  elevator: 'M5 3h14v18H5zM9 10l3-3 3 3M9 14l3 3 3-3',
  stairs: 'M3 20h5v-5h5v-5h5V5h3',
  escalator: 'M2 20h6L17 9h5M9 11.5V7M9 4v.1',
  door: 'M13 3H5v18h8M9 12h12M16 7l5 5-5 5',
  ramp: 'M3 19h18M3 19 21 8M16 7l5 1-2 4.5',
};

/** Arrows for connections of other kinds, in the same box. */
export const FLOOR_ARROWS = { up: 'M12 20V4M5 11l7-7 7 7', down: 'M12 4v16M5 13l7 7 7-7' };
