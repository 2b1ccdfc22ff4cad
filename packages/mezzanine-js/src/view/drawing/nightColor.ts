import type { Rgb } from '../../scene/SceneModel.ts';
import { mixColors } from '../parseColor.ts';
import type { Role } from './Role.ts';

/** Fraction of the chroma that is kept in the dark theme. */
const KEPT_COLOR = 0.8;
/**
 * Grays that replace black and white venue colors in the dark theme, with the hue of its surface.
 */
const GRAYS: Readonly<Record<'flat' | 'raised', readonly [Rgb, Rgb]>> = {
  flat: [
    [0.07, 0.075, 0.09],
    [0.185, 0.2, 0.232],
  ],
  raised: [
    [0.12, 0.13, 0.15],
    [0.35, 0.375, 0.425],
  ],
};

/**
 * A venue's color in the dark theme: its hue on a dark background. Walls and floors keep the
 * theme's lightness, because they define the drawing.
 *
 * @param color - the venue's color, designed for a light background
 * @param role - role of the feature
 * @param themed - the dark theme's color for that role
 */
export function nightColor(color: Rgb, role: Role, themed: Rgb): Rgb {
  const gray = (color[0] + color[1] + color[2]) / 3;
  const [black, white] = GRAYS[role === 'object' ? 'raised' : 'flat'];
  const ground = role === 'wall' || role === 'floor' ? themed : mixColors(black, white, gray);
  const at = (i: 0 | 1 | 2) =>
    Math.min(Math.max(ground[i] + (color[i] - gray) * KEPT_COLOR, 0.02), 1);
  return [at(0), at(1), at(2)];
}
