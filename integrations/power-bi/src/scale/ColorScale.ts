/** The colors of a scale as `#rrggbb`, and the values at its ends. */
export interface ScaleOptions {
  readonly low: string;
  /** Color of the middle; default: interpolated from low to high. */
  readonly middle?: string | undefined;
  readonly high: string;
  /** Value at the low end; default: the minimum. */
  readonly minimum?: number | undefined;
  /** Value at the high end; default: the maximum. */
  readonly maximum?: number | undefined;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Converts values to colors. Values beyond the ends have the color of the end. */
export class ColorScale {
  /** Values at the ends; equal if all values are equal. */
  readonly domain: readonly [minimum: number, maximum: number];
  readonly #stops: readonly Rgb[];

  constructor(values: readonly number[], options: ScaleOptions) {
    let [least, greatest] = [Infinity, -Infinity];
    for (const value of values) {
      least = Math.min(least, value);
      greatest = Math.max(greatest, value);
    }
    const minimum = options.minimum ?? (least === Infinity ? 0 : least);
    const maximum = options.maximum ?? (greatest === -Infinity ? 1 : greatest);
    // A scale with swapped ends is corrected.
    this.domain = minimum <= maximum ? [minimum, maximum] : [maximum, minimum];
    const { low, middle, high } = options;
    this.#stops = [low, ...(middle === undefined ? [] : [middle]), high].map(parsed);
  }

  /** Position of a value between the ends, from 0 to 1; 1 if all values are equal. */
  shareOf(value: number): number {
    const [minimum, maximum] = this.domain;
    if (maximum === minimum) return 1;
    return Math.min(1, Math.max(0, (value - minimum) / (maximum - minimum)));
  }

  /** Color of a value, as `#rrggbb`. */
  colorOf(value: number): string {
    return hex(this.rgbAt(this.shareOf(value)));
  }

  /** Red, green, and blue from 0 to 255 at a fraction from 0 to 1, interpolated in linear light. */
  rgbAt(share: number): Rgb {
    const place = share * (this.#stops.length - 1);
    const at = Math.min(Math.floor(place), this.#stops.length - 2);
    const [from, to] = [this.#stops[at] ?? [0, 0, 0], this.#stops[at + 1] ?? [0, 0, 0]];
    const mix = (i: 0 | 1 | 2): number =>
      toSrgb(toLinear(from[i]) + (toLinear(to[i]) - toLinear(from[i])) * (place - at));
    return [mix(0), mix(1), mix(2)];
  }
}

/** `#rrggbb` for red, green, and blue. */
export function hex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Whether text is a valid color of a scale. */
export function isColor(text: unknown): text is string {
  return typeof text === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

function parsed(color: string): Rgb {
  const digits = color.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const number = Number.parseInt(full, 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

function toLinear(part: number): number {
  const share = part / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function toSrgb(linear: number): number {
  const share = linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return share * 255;
}
