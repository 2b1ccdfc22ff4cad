import { breakLines } from '../text-layout/breakLines.ts';
import type { PixelPoint } from './Frame.ts';
import { cleanText, element, escapeText } from './markup.ts';
import { textWidthEms } from './textWidth.ts';

/** Font and limits of text in an image. */
export interface TextStyle {
  readonly sizePixels: number;
  readonly weight: number;
  readonly color: string;
  readonly haloColor: string;
  readonly maxWidthPixels: number;
  readonly maxLines: number;
}

/** Text broken into lines and measured, in pixels. */
export interface TextLayout {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly style: TextStyle;
}

/** Line height, as a multiple of the font size; as on the live map. */
const LINE_EMS = 1.16;
/** Distance from the middle of a line to its baseline, as a multiple of the font size. */
const BASELINE_EMS = 0.36;
/** Width of the stroke of halos, in pixels; half of it is outside of the letters. */
const HALO_PIXELS = 3.5;

/** Breaks text into lines and measures it. */
export function layoutText(text: string, style: TextStyle): TextLayout {
  const measure = (part: string) => textWidthEms(part, style.weight) * style.sizePixels;
  const limits = { maxWidth: style.maxWidthPixels, maxLines: style.maxLines };
  const lines = breakLines(cleanText(text), limits, measure);
  return {
    lines,
    width: Math.max(0, ...lines.map(measure)),
    height: lines.length * style.sizePixels * LINE_EMS,
    style,
  };
}

/**
 * Text whose box is centered at a point.
 *
 * @param layout - the text
 * @param middle - center of the box
 * @param degrees - clockwise rotation around the center
 */
export function drawText(
  { lines, height, style }: TextLayout,
  [x, y]: PixelPoint,
  degrees = 0,
): string {
  const lineHeight = style.sizePixels * LINE_EMS;
  const baselineOf = (index: number) =>
    tenths(y - height / 2 + lineHeight * (index + 0.5) + style.sizePixels * BASELINE_EMS);
  const attributes = {
    'font-size': style.sizePixels,
    'font-weight': style.weight,
    fill: style.color,
    stroke: style.haloColor,
    transform: degrees === 0 ? undefined : `rotate(${tenths(degrees)} ${tenths(x)} ${tenths(y)})`,
  };
  const [only] = lines;
  if (only === undefined) return '';
  if (lines.length === 1) {
    return element('text', { x: tenths(x), y: baselineOf(0), ...attributes }, escapeText(only));
  }
  const spans = lines.map((line, index) =>
    element('tspan', { x: tenths(x), y: baselineOf(index) }, escapeText(line)),
  );
  return element('text', attributes, spans.join(''));
}

/** Attributes that all text of an image shares. */
export const TEXT_ATTRIBUTES = {
  'text-anchor': 'middle',
  'paint-order': 'stroke',
  'stroke-width': HALO_PIXELS,
  'stroke-linejoin': 'round',
};

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
