import type { Rgb } from '../scene/SceneModel.ts';
import { invalidArgument } from '../data/expectArgument.ts';

/** A color and its opacity. */
export interface ParsedColor {
  readonly rgb: Rgb;
  readonly alpha: number;
}

const known = new Map<string, ParsedColor>();

/**
 * Parses a CSS color. Hexadecimal colors are parsed here, all others by the browser.
 *
 * @param color - any CSS color
 * @param name - name of the argument, for the error message
 * @throws MezzanineError `invalid-argument` if it is not a color
 */
export function parseColor(color: string, name: string): ParsedColor {
  let parsed = known.get(color);
  if (parsed) return parsed;
  parsed = (typeof color === 'string' && (parseHex(color) ?? parseByBrowser(color))) || undefined;
  if (!parsed) throw invalidArgument(name, color, 'a CSS color such as "#c8411b"');
  known.set(color, parsed);
  return parsed;
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

function parseHex(color: string): ParsedColor | undefined {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(color.trim())?.[1];
  if (!digits) return undefined;
  const pairs = digits.length < 6 ? [...digits].map((d) => d + d) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 1] = pairs.map((pair) => parseInt(pair, 16) / 255);
  return { rgb: [red, green, blue], alpha };
}

function parseByBrowser(color: string): ParsedColor | undefined {
  if (typeof CSS === 'undefined' || !CSS.supports('color', color)) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return { rgb: [red / 255, green / 255, blue / 255], alpha: alpha / 255 };
}
