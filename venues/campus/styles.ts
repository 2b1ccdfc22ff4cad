import { commonStyles } from '../src/commonStyles.ts';
import { palette } from '../src/palette.ts';
import type { StyleDesign } from '../src/VenueDesign.ts';

const roomHeight = 0.15;
const wallHeight = 3.2;

/** Style groups of the campus. Lengths in meters. */
export const campusStyles: Readonly<Record<string, StyleDesign>> = {
  ...commonStyles({ roomHeight, wallHeight }),
  Paths: { color: '#EEE8DB', height: 0, opacity: 1 },
  Terraces: { color: '#E6DCC8', height: 0.1, opacity: 1 },
  Lawns: { color: '#D6E4CC', height: 0.08, opacity: 1 },
  Plantings: { color: '#BFD5B2', height: 0.3, opacity: 1 },
  Roads: { color: '#D5D3CE', height: 0, opacity: 1 },
  Parking: { color: '#DFDCD5', height: 0, opacity: 1 },
  Facades: { color: '#FDFBF6', height: 9, opacity: 1 },
  FacadesTall: { color: '#FDFBF6', height: 14, opacity: 1 },
  FoodHall: { color: '#F8EDE4', height: 0.05, opacity: 1 },
  Study: { color: palette.straw, height: roomHeight, opacity: 1 },
  Classrooms: { color: palette.sky, height: roomHeight, opacity: 1 },
  Auditoriums: { color: palette.lilac, height: roomHeight, opacity: 1 },
  Labs: { color: palette.lilac, height: roomHeight, opacity: 1 },
  Offices: { color: palette.sand, height: roomHeight, opacity: 1 },
  Clubs: { color: palette.blush, height: roomHeight, opacity: 1 },
  Shops: { color: palette.sand, height: roomHeight, opacity: 1 },
  Food: { color: palette.clay, height: roomHeight, opacity: 1 },
  Gym: { color: palette.sky, height: roomHeight, opacity: 1 },
  Courts: { color: '#E3C9A8', height: 0.05, opacity: 1 },
  Steps: { color: '#D9D0C0', height: 0.15, opacity: 1 },
  Cubicles: { color: '#FFFFFF', height: 2, opacity: 1 },
  Parapets: { color: '#FFFFFF', height: 0.9, width: 0.3, opacity: 1 },
  Desks: { color: '#E3CDB0', height: 0.9, opacity: 1 },
  Shelves: { color: '#E0D3BC', height: 1.9, opacity: 1 },
  Seats: { color: '#C9B8D6', height: 0.45, opacity: 1 },
  Equipment: { color: '#C3C8CE', height: 1.2, opacity: 1 },
  Markings: { color: '#FFFFFF', height: 0.06, opacity: 1 },
  Benches: { color: '#C9A77C', height: 0.45, opacity: 1 },
  Trees: { color: '#B3CEA6', height: 3.6, altitude: 1.6, opacity: 1 },
  Fountain: { color: '#A9CCE0', height: 0.5, opacity: 1 },
};
