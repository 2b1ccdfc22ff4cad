import type { CSSProperties } from 'react';
import type { ColorScheme } from './useColorScheme.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;
const STEPS = 20;
const INK: Rgb = [22, 24, 29];
const WHITE: Rgb = [255, 255, 255];
/** Background of text, and the color it is mixed with until it is readable. */
const GROUNDS: Record<ColorScheme, { readonly ground: Rgb; readonly toward: Rgb }> = {
  light: { ground: [251, 250, 247], toward: INK },
  dark: { ground: [23, 26, 32], toward: WHITE },
};

/** A brand color as the styles use it. */
export interface BrandColors {
  /** The given color, for areas. */
  readonly fill: string;
  /** For text on such an area. */
  readonly onFill: string;
  /** For text and lines: mixed with the ink color if the brand color is not readable. */
  readonly text: string;
}

/**
 * Makes any brand color readable.
 *
 * @param color - `#rrggbb`
 */
export function brandColors(color: string, scheme: ColorScheme): BrandColors {
  const rgb = parse(color);
  const { ground, toward } = GROUNDS[scheme];
  let text = rgb;
  for (let i = 1; i <= STEPS && contrast(text, ground) < LEAST_CONTRAST; i += 1) {
    text = mix(rgb, toward, i / STEPS);
  }
  const onFill = contrast(WHITE, rgb) >= contrast(INK, rgb) ? WHITE : INK;
  return { fill: color, onFill: write(onFill), text: write(text) };
}

/** Selected rooms, or rooms of the selected category, on the map. */
export interface RoomColors {
  readonly chosen: string;
  readonly group: string;
}

/** The default color without a brand. */
const OWN: Record<ColorScheme, string> = { light: '#e4572e', dark: '#ff7a50' };

/** The signal color as a tint, so that names in large rooms stay readable. */
export function roomColors(color: string | undefined, scheme: ColorScheme): RoomColors {
  const signal = parse(color ?? OWN[scheme]);
  const plate: Rgb = scheme === 'light' ? [255, 250, 243] : [32, 37, 45];
  const [chosen, group] = scheme === 'light' ? [0.42, 0.68] : [0.5, 0.72];
  return { chosen: write(mix(signal, plate, chosen)), group: write(mix(signal, plate, group)) };
}

/** Style properties for a brand color; empty without one. */
export function brandStyle(color: string | undefined, scheme: ColorScheme): CSSProperties {
  if (color === undefined) return {};
  const { fill, onFill, text } = brandColors(color, scheme);
  return { '--signal': text, '--signal-fill': fill, '--on-signal': onFill } as CSSProperties;
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const at = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * share);
  return [at(0), at(1), at(2)];
}

function parse(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function write(color: Rgb): string {
  return `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
