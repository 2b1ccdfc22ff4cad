import type { ColorScale } from './ColorScale.ts';
import { hex } from './ColorScale.ts';

/** Content of a legend. */
export interface Legend {
  /** Name of the value. */
  readonly title: string;
  /** Colors from the low end to the high one. */
  readonly colors: readonly string[];
  /** Labels at the low end, halfway, and at the high end. One label if all values are equal. */
  readonly ticks: readonly string[];
}

const colorCount = 9;

/** The legend of a scale, with numbers formatted for the language. */
export function legendOf(scale: ColorScale, title: string, language: string): Legend {
  const [minimum, maximum] = scale.domain;
  const values = minimum === maximum ? [maximum] : [minimum, (minimum + maximum) / 2, maximum];
  return {
    title,
    colors: colorsOf(scale),
    ticks: values.map((value) => numberText(value, language)),
  };
}

/** The legend of heat, whose ends are not numbers of the data. */
export function heatLegend(scale: ColorScale, title: string): Legend {
  return { title, colors: colorsOf(scale), ticks: ['Low', 'High'] };
}

function colorsOf(scale: ColorScale): string[] {
  return Array.from({ length: colorCount }, (_, i) => hex(scale.rgbAt(i / (colorCount - 1))));
}

/** Formats a number with three significant digits, and thousands as `12.5K`. */
export function numberText(value: number, language: string): string {
  const options = { maximumSignificantDigits: 3, notation: 'compact' } as const;
  try {
    return new Intl.NumberFormat(language, options).format(value);
  } catch {
    // Hosts may use languages that the browser does not know.
    return new Intl.NumberFormat('en', options).format(value);
  }
}
