import { commonStyles } from '../src/commonStyles.ts';
import { palette } from '../src/palette.ts';
import type { StyleDesign } from '../src/VenueDesign.ts';

const roomHeight = 0.12;
const wallHeight = 2.7;

/** Style groups of the office. Lengths in meters. */
export const officeStyles: Readonly<Record<string, StyleDesign>> = {
  ...commonStyles({ roomHeight, wallHeight }),
  Meeting: { color: palette.sky, height: roomHeight, opacity: 1 },
  Focus: { color: palette.lilac, height: roomHeight, opacity: 1 },
  Social: { color: palette.clay, height: 0.05, opacity: 1 },
  Stairs: { color: '#D2CEC6', height: 0.3, opacity: 1 },
  Terrace: { color: '#E4E3D6', height: 0.05, opacity: 1 },
  ExteriorWalls: { color: '#FFFFFF', height: wallHeight, width: 0.36, opacity: 1 },
  Walls: { color: '#FFFFFF', height: wallHeight, width: 0.14, opacity: 1 },
  Partitions: { color: '#FFFFFF', height: wallHeight, width: 0.1, opacity: 1 },
  Parapets: { color: '#FFFFFF', height: 1.1, width: 0.25, opacity: 1 },
  Railings: { color: '#E3E8EA', height: 1.1, width: 0.06, opacity: 0.7 },
  Desks: { color: '#EBD9BF', height: 0.74, opacity: 1 },
  DeskScreens: { color: '#B9C6C2', height: 1.2, opacity: 1 },
  Chairs: { color: '#8E97A3', height: 0.46, opacity: 1 },
  Tables: { color: '#E3CDB0', height: 0.74, opacity: 1 },
  Counters: { color: '#D9BFA3', height: 1.05, opacity: 1 },
  Cabinets: { color: '#E8E2D6', height: 1.2, opacity: 1 },
  Stage: { color: '#E8E2D6', height: 0.45, opacity: 1 },
  Cubicles: { color: '#F1EFEA', height: 2, opacity: 1 },
  Sofas: { color: '#A9BDB8', height: 0.42, opacity: 1 },
  SofaBacks: { color: '#98AEA9', height: 0.75, opacity: 1 },
  Screens: { color: '#4A5160', height: 1.7, opacity: 1 },
  Planters: { color: '#AFC8A6', height: 0.9, opacity: 1 },
  Gates: { color: '#C6CCD1', height: 1, opacity: 1 },
  Racks: { color: '#6B7280', height: 2.1, opacity: 1 },
  Bicycles: { color: '#C6CCD1', height: 0.9, opacity: 1 },
};
