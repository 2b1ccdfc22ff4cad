import type { Rgb } from './colors.ts';

/** Venues are tinted with pastels; on a dark ground, their chroma has to be stronger to be seen. */
const CHROMA_GAIN = 2;
/** Maximum chroma, so that strong colors do not glow. */
const MOST_CHROMA = 0.1;
/** Less chroma than this is the warmth of paper, not a tint. */
const PAPER_CHROMA = 0.03;
/** Gray of a typical light floor: this and lighter grays get the lightness of the theme. */
const LIGHT_GRAY = 0.9;
/** Lightness of black, as a share of the theme's color. */
const BLACK_SHARE = 0.4;

/**
 * A venue's color in the dark theme: its hue, at the lightness of the theme's color for that role.
 * Darker venue colors stay darker.
 *
 * @param color - the venue's color, designed for a light background
 * @param themed - the dark theme's color for the role of the feature
 */
export function nightColor(color: Rgb, themed: Rgb): Rgb {
  const gray = (color[0] + color[1] + color[2]) / 3;
  const chroma = Math.max(...color.map((value) => Math.abs(value - gray)));
  const isPaper = chroma < PAPER_CHROMA && gray > LIGHT_GRAY;
  const gain = isPaper || chroma === 0 ? 0 : Math.min(CHROMA_GAIN, MOST_CHROMA / chroma);
  const tint = color.map((value) => (value - gray) * gain * lightnessOf(themed));
  // The eye weighs green more than blue: otherwise, lilac rooms would look darker than sage ones.
  const weight = brightnessOf(tint);
  const light = BLACK_SHARE + (1 - BLACK_SHARE) * Math.min(gray / LIGHT_GRAY, 1);
  const at = (i: 0 | 1 | 2) =>
    Math.min(Math.max(themed[i] * light + (tint[i] ?? 0) - weight, 0.02), 1);
  return [at(0), at(1), at(2)];
}

function brightnessOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Tints are weaker on darker grounds, so that hallways and lawns do not outshine rooms. */
function lightnessOf([red, green, blue]: Rgb): number {
  return Math.min(0.15 + (red + green + blue) * 0.75, 1);
}
