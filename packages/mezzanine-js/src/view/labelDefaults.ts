import type { Space } from '../data/entities.ts';
import type { Venue } from '../data/Venue.ts';
import type { LabelOptions } from './Label.ts';

/** Label properties that only the map itself sets. */
export interface LabelExtras {
  /** Breaks ties between equal priorities. */
  readonly rank: number;
  /** Width of the labeled room; 0 for no limit. */
  readonly roomMeters: number;
  /** Drawn in the theme's muted color. */
  readonly isMuted: boolean;
}

/** Defaults of labels added by code. */
export const NO_LIMIT: LabelExtras = { rank: 0, roomMeters: 0, isMuted: false };

/** Font sizes by area of the labeled room, the largest first. */
const SIZES: readonly {
  readonly from: number;
  readonly pixels: number;
  readonly weight: number;
}[] = [
  { from: 900, pixels: 15, weight: 650 },
  { from: 250, pixels: 13.5, weight: 600 },
  { from: 60, pixels: 12.5, weight: 550 },
  { from: 0, pixels: 11.5, weight: 500 },
];

/** Typical ratio of a room's length to the square root of its area. */
const LENGTH_BY_AREA = 1.35;

/** Kinds of spaces that people look for; people only pass through all others. */
const NAMED_KINDS: ReadonlySet<string> = new Set(['room', 'poi', 'gate', 'facade']);

/** The labels that the map creates from the names of spaces. */
export function automaticLabels(
  venue: Venue,
): { space: Space; options: LabelOptions; extras: LabelExtras }[] {
  return venue.spaces
    .filter(({ name }) => name !== '')
    .map((space) => {
      const isMuted = !NAMED_KINDS.has(space.kind);
      const size = SIZES.find(({ from }) => space.areaSquareMeters >= from);
      return {
        space,
        options: {
          priority: isMuted ? 'low' : 'medium',
          fontSizePixels: isMuted ? 11.5 : (size?.pixels ?? 13),
          fontWeight: isMuted ? 500 : (size?.weight ?? 550),
        },
        extras: {
          rank: space.areaSquareMeters,
          roomMeters: Math.sqrt(space.areaSquareMeters) * LENGTH_BY_AREA,
          isMuted,
        },
      };
    });
}
