/** Colors of the drawings, shared by the website and the map. */
export const palette = {
  sand: '#F3E9DA',
  sage: '#DDE8DC',
  sky: '#DCE7F0',
  lilac: '#E6E0F0',
  clay: '#F2DDD2',
  blush: '#F1E1E8',
  straw: '#F4EBCB',
} as const;
