import { palette } from './palette.ts';
import type { StyleDesign } from './VenueDesign.ts';

/** Shared style groups of the demo venues, which venues can override. */
export function commonStyles(sizes: { readonly roomHeight: number; readonly wallHeight: number }) {
  const { roomHeight, wallHeight } = sizes;
  return {
    Hallways: { color: '#FBF8F1', height: 0, opacity: 1 },
    Amenities: { color: palette.sage, height: roomHeight, opacity: 1 },
    Service: { color: '#ECE9E2', height: 0.05, opacity: 1 },
    Shafts: { color: '#D9D5CC', height: roomHeight, opacity: 1 },
    Openings: { color: '#C9CDD3', height: 0, opacity: 0.35 },
    Points: { color: '#0F766E' },
    ExteriorWalls: { color: '#FFFFFF', height: wallHeight, width: 0.4, opacity: 1 },
    Walls: { color: '#FFFFFF', height: wallHeight, width: 0.18, opacity: 1 },
    Partitions: { color: '#FFFFFF', height: wallHeight, width: 0.14, opacity: 1 },
    Railings: { color: '#E3E8EA', height: 1.1, width: 0.08, opacity: 0.7 },
    /** Treads are above the shafts and escalators that they belong to. */
    Treads: { color: '#BDB6A8', height: 0.35, opacity: 1 },
    Columns: { color: '#F7F5F0', height: wallHeight, opacity: 1 },
    Counters: { color: '#D9BFA3', height: 1.1, opacity: 1 },
    Tables: { color: '#E3CDB0', height: 0.75, opacity: 1 },
    Planters: { color: '#AFC8A6', height: 0.6, opacity: 1 },
  } satisfies Readonly<Record<string, StyleDesign>>;
}
