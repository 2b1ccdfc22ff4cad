import type { Rgb } from '../../scene/SceneModel.ts';
import { mixColors } from '../parseColor.ts';
import type { Role } from './Recipe.ts';

/** How much of its strength a color keeps by night. */
const KEPT_SATURATION = 0.45;
const MOST_SATURATION = 0.3;
/** Lightness of black and of white by night. */
const LIGHTNESS: Readonly<Record<'flat' | 'raised', readonly [number, number]>> = {
  flat: [0.1, 0.22],
  raised: [0.16, 0.34],
};

/**
 * A venue's color by night: its hue, with little strength, on a dark ground. Walls keep the
 * theme's lightness, since they carry the drawing.
 *
 * @param color - as the venue gives it, made for light paper
 * @param role - what is drawn
 * @param themed - what the dark theme would use for it
 */
export function nightColor(color: Rgb, role: Role, themed: Rgb): Rgb {
  const { hue, saturation, lightness } = toHsl(color);
  const kept = Math.min(saturation * KEPT_SATURATION, MOST_SATURATION);
  if (role === 'wall' || role === 'floor') {
    return mixColors(themed, fromHsl(hue, kept, toHsl(themed).lightness), 0.5);
  }
  const [black, white] = LIGHTNESS[role === 'object' ? 'raised' : 'flat'];
  return fromHsl(hue, kept, black + (white - black) * lightness);
}

interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

function toHsl([red, green, blue]: Rgb): Hsl {
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const lightness = (low + high) / 2;
  const range = high - low;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  let hue = (red - green) / range + 4;
  if (high === red) hue = (green - blue) / range;
  else if (high === green) hue = (blue - red) / range + 2;
  return { hue: ((hue + 6) % 6) * 60, saturation, lightness };
}

/** The formula of CSS Color 4, section 7.1. */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const at = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [at(0), at(8), at(4)];
}
