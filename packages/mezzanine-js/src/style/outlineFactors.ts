import type { Rgb } from './colors.ts';
import type { MapTheme } from './MapTheme.ts';

/** The outline of a surface is its color times these factors, by color scheme. */
export const OUTLINE_FACTORS: Readonly<Record<MapTheme['colorScheme'], Rgb>> = {
  light: [0.7, 0.675, 0.64],
  dark: [1.3, 1.29, 1.27],
};
