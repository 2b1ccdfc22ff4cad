import { commonStyles } from '../src/commonStyles.ts';
import { palette } from '../src/palette.ts';
import type { StyleDesign } from '../src/VenueDesign.ts';

const roomHeight = 0.15;
const wallHeight = 3.6;

/** Style groups of the airport. Lengths in meters. */
export const airportStyles: Readonly<Record<string, StyleDesign>> = {
  ...commonStyles({ roomHeight, wallHeight }),
  Paths: { color: '#EEE8DB', height: 0.02, opacity: 1 },
  Crossings: { color: '#DEDBD4', height: 0.01, opacity: 1 },
  Lawns: { color: '#D6E4CC', height: 0.05, opacity: 1 },
  Roads: { color: '#D5D3CE', height: 0, opacity: 1 },
  Parking: { color: '#DFDCD5', height: 0, opacity: 1 },
  Apron: { color: '#E2E1DD', height: 0, opacity: 1 },
  Facades: { color: '#FDFBF6', height: 12, opacity: 1 },
  FacadesTall: { color: '#FDFBF6', height: 15, opacity: 1 },
  CheckIn: { color: palette.sky, height: 0.05, opacity: 1 },
  Security: { color: palette.lilac, height: 0.05, opacity: 1 },
  Reclaim: { color: '#FBF8F1', height: 0, opacity: 1 },
  Belt: { color: palette.sky, height: 0.05, opacity: 1 },
  Gates: { color: palette.straw, height: 0.05, opacity: 1 },
  Lounges: { color: palette.lilac, height: roomHeight, opacity: 1 },
  Shops: { color: palette.sand, height: roomHeight, opacity: 1 },
  Food: { color: palette.clay, height: roomHeight, opacity: 1 },
  Offices: { color: '#EFEAE0', height: roomHeight, opacity: 1 },
  Escalators: { color: '#D2CEC6', height: 0.2, opacity: 1 },
  Cubicles: { color: '#FFFFFF', height: 2, opacity: 1 },
  Parapets: { color: '#E3E8EA', height: 1, width: 0.12, opacity: 1 },
  Belts: { color: '#B9BEC4', height: 0.5, opacity: 1 },
  Platforms: { color: '#D8DBDF', height: 0.8, opacity: 1 },
  Equipment: { color: '#A9B4C0', height: 2, opacity: 1 },
  Barriers: { color: '#C3CAD2', height: 0.9, opacity: 1 },
  Shelves: { color: '#E0D3BC', height: 1.5, opacity: 1 },
  Seats: { color: '#B7C4D4', height: 0.45, opacity: 1 },
  Benches: { color: '#C9A77C', height: 0.45, opacity: 1 },
  Trees: { color: '#B3CEA6', height: 3.6, altitude: 1.6, opacity: 1 },
  Markings: { color: '#FFFFFF', height: 0.05, opacity: 1 },
  TaxiLines: { color: '#E3B93C', height: 0.05, opacity: 1 },
  Aircraft: { color: '#FFFFFF', height: 3.4, opacity: 1 },
  BoardingBridges: { color: '#CBD2D8', height: 3, altitude: 3.5, opacity: 1 },
  Bridge: { color: '#EDEFF0', height: 2.8, altitude: 2.8, opacity: 1 },
};
