import type { Rgb } from '../../scene/SceneModel.ts';
import { mixColors } from '../parseColor.ts';
import type { Role } from './Role.ts';

/** How much of its color, that is of its distance from gray, stays by night. */
const KEPT_COLOR = 0.8;
/** Gray that a black and a white venue color become by night, cool as the dark theme's surface. */
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
 * A venue's color by night: its hue on a dark ground. Walls and floors keep the theme's lightness,
 * since they carry the drawing.
 *
 * @param color - as the venue gives it, made for light paper
 * @param role - what is drawn
 * @param themed - what the dark theme would use for it
 */
export function nightColor(color: Rgb, role: Role, themed: Rgb): Rgb {
  const gray = (color[0] + color[1] + color[2]) / 3;
  const [black, white] = GRAYS[role === 'object' ? 'raised' : 'flat'];
  const ground = role === 'wall' || role === 'floor' ? themed : mixColors(black, white, gray);
  const at = (i: 0 | 1 | 2) =>
    Math.min(Math.max(ground[i] + (color[i] - gray) * KEPT_COLOR, 0.02), 1);
  return [at(0), at(1), at(2)];
}
