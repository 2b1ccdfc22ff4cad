import { commonStyles } from '../src/commonStyles.ts';
import { palette } from '../src/palette.ts';
import type { StyleDesign } from '../src/VenueDesign.ts';

const roomHeight = 0.15;
const wallHeight = 3.2;

/** Style groups of the mall. Lengths in meters. */
export const mallStyles: Readonly<Record<string, StyleDesign>> = {
  ...commonStyles({ roomHeight, wallHeight }),
  FoodCourt: { color: '#F8EDE4', height: 0.05, opacity: 1 },
  Shops: { color: palette.sand, height: roomHeight, opacity: 1 },
  Anchors: { color: palette.sand, height: roomHeight, opacity: 1 },
  Fashion: { color: palette.lilac, height: roomHeight, opacity: 1 },
  Food: { color: palette.clay, height: roomHeight, opacity: 1 },
  Home: { color: palette.sand, height: roomHeight, opacity: 1 },
  Technology: { color: palette.sky, height: roomHeight, opacity: 1 },
  Beauty: { color: palette.blush, height: roomHeight, opacity: 1 },
  Leisure: { color: palette.sky, height: roomHeight, opacity: 1 },
  Kids: { color: palette.straw, height: roomHeight, opacity: 1 },
  Garden: { color: '#D6E4D0', height: 0.05, opacity: 1 },
  Escalators: { color: '#D2CEC6', height: 0.3, opacity: 1 },
  Parapets: { color: '#FFFFFF', height: 1.1, width: 0.3, opacity: 1 },
  Shelves: { color: '#E8E2D6', height: 1.6, opacity: 1 },
  Benches: { color: '#C9A77C', height: 0.45, opacity: 1 },
  Fountain: { color: '#A9CCE0', height: 0.5, opacity: 1 },
};
