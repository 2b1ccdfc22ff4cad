import type { StyleDesign } from '../src/VenueDesign.ts';

/** Tints of the drawing; the website and the map share them. */
export const tints = {
  sand: '#F3E9DA',
  sage: '#DDE8DC',
  sky: '#DCE7F0',
  lilac: '#E6E0F0',
  clay: '#F2DDD2',
} as const;

const roomHeight = 0.15;
const wallHeight = 3.2;

/** Style groups of the mall. Lengths in meters. */
export const mallStyles: Readonly<Record<string, StyleDesign>> = {
  Hallways: { color: '#FBF8F1', height: 0, opacity: 1 },
  FoodCourt: { color: '#F8EDE4', height: 0.05, opacity: 1 },
  Shops: { color: tints.sand, height: roomHeight, opacity: 1 },
  Anchors: { color: tints.sand, height: roomHeight, opacity: 1 },
  Fashion: { color: tints.lilac, height: roomHeight, opacity: 1 },
  Food: { color: tints.clay, height: roomHeight, opacity: 1 },
  Home: { color: tints.sand, height: roomHeight, opacity: 1 },
  Technology: { color: tints.sky, height: roomHeight, opacity: 1 },
  Beauty: { color: '#F1E1E8', height: roomHeight, opacity: 1 },
  Leisure: { color: tints.sky, height: roomHeight, opacity: 1 },
  Kids: { color: '#F4EBCB', height: roomHeight, opacity: 1 },
  Amenities: { color: tints.sage, height: roomHeight, opacity: 1 },
  Garden: { color: '#D6E4D0', height: 0.05, opacity: 1 },
  Service: { color: '#ECE9E2', height: 0.05, opacity: 1 },
  Shafts: { color: '#D9D5CC', height: roomHeight, opacity: 1 },
  Escalators: { color: '#D2CEC6', height: 0.3, opacity: 1 },
  Openings: { color: '#C9CDD3', height: 0, opacity: 0.35 },
  Points: { color: '#0F766E' },
  ExteriorWalls: { color: '#FFFFFF', height: wallHeight, width: 0.4, opacity: 1 },
  Walls: { color: '#FFFFFF', height: wallHeight, width: 0.18, opacity: 1 },
  Partitions: { color: '#FFFFFF', height: wallHeight, width: 0.14, opacity: 1 },
  Parapets: { color: '#FFFFFF', height: 1.1, width: 0.3, opacity: 1 },
  Railings: { color: '#E3E8EA', height: 1.1, width: 0.08, opacity: 0.7 },
  Columns: { color: '#F7F5F0', height: wallHeight, opacity: 1 },
  Counters: { color: '#D9BFA3', height: 1.1, opacity: 1 },
  Shelves: { color: '#E8E2D6', height: 1.6, opacity: 1 },
  Tables: { color: '#E3CDB0', height: 0.75, opacity: 1 },
  Planters: { color: '#AFC8A6', height: 0.6, opacity: 1 },
  Benches: { color: '#C9A77C', height: 0.45, opacity: 1 },
  Fountain: { color: '#A9CCE0', height: 0.5, opacity: 1 },
};
