import type { ColorScale } from '../scale/ColorScale.ts';
import type { HeatGrid } from './heatGrid.ts';

/** Below this share of the maximum heat, cells fade out. */
const fadeShare = 0.15;
const maxAlpha = 215;

/**
 * The cells as pixels: red, green, blue, and alpha, from 0 to 255 each.
 *
 * @param intensity 1: the maximum heat has the hottest color; 2: half of it does
 */
export function heatColors(
  { cells, greatest }: HeatGrid,
  scale: ColorScale,
  intensity: number,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(cells.length * 4);
  for (const [i, heat] of cells.entries()) {
    const share = Math.min(1, (heat / greatest) * intensity);
    if (share <= 0) continue;
    const [red, green, blue] = scale.rgbAt(share);
    pixels.set([red, green, blue, maxAlpha * Math.min(1, share / fadeShare)], i * 4);
  }
  return pixels;
}
