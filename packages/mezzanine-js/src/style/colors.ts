/** Display color: red, green, blue from 0 to 1 in sRGB. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A color and its opacity. */
export interface ParsedColor {
  readonly rgb: Rgb;
  readonly alpha: number;
}

/**
 * Parses a hexadecimal CSS color: `#rgb`, `#rgba`, `#rrggbb`, or `#rrggbbaa`.
 *
 * @returns `undefined` for anything else
 */
export function parseHexColor(color: string): ParsedColor | undefined {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(color.trim())?.[1];
  if (!digits) return undefined;
  const pairs = digits.length < 6 ? [...digits].map((d) => d + d) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 1] = pairs.map((pair) => parseInt(pair, 16) / 255);
  return { rgb: [red, green, blue], alpha };
}

/** Converts components to a CSS color. */
export function toCss([red, green, blue]: Rgb): string {
  const hex = (value: number) =>
    Math.round(Math.min(Math.max(value, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

/** Mixes two colors. */
export function mixColors(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share;
  return [at(0), at(1), at(2)];
}

/** Multiplies the components of a color by factors; components stay between 0 and 1. */
export function scaleColor(color: Rgb, factors: Rgb): Rgb {
  const at = (i: 0 | 1 | 2) => Math.min(color[i] * factors[i], 1);
  return [at(0), at(1), at(2)];
}
