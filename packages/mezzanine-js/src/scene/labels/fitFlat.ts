import { breakLines, paragraphOf, type Measure } from '../../text-layout/breakLines.ts';

/** The area of a floor available to text, and the limits of its font size. */
export interface FlatRoom {
  /** Direction of the text: a unit vector east and north. */
  readonly axis: readonly [east: number, north: number];
  /** Along the axis and across it. */
  readonly lengthMeters: number;
  readonly depthMeters: number;
  /** Minimum and maximum font size. */
  readonly sizesMeters: readonly [least: number, most: number];
}

/** Layout of text that fits its room. */
export interface FlatFit {
  readonly lines: readonly string[];
  /** Font size. */
  readonly sizeMeters: number;
  /** Width of the longest line, as a multiple of the font size. */
  readonly widthEms: number;
}

/** Line height, as a multiple of the font size. */
export const LINE_EMS = 1.16;
/** Factor between a size that does not fit and the next one to try. */
const STEP = 0.9;
const MOST_LINES = 3;
const FEWEST_LETTERS = 4;

/**
 * Lays out text as large as possible, in one to three lines. Text that does not fit at the
 * smallest size is truncated to the length of its room, with an ellipsis.
 *
 * @param text - one paragraph
 * @param room - the available area
 * @param measure - returns the width of text, as a multiple of the font size
 * @returns `undefined` if there is not enough room for a few letters
 */
export function fitFlat(text: string, room: FlatRoom, measure: Measure): FlatFit | undefined {
  const [least, most] = room.sizesMeters;
  for (let size = most; size > least; size *= STEP) {
    const fit = fitAt(text, size, room, measure);
    if (fit) return fit;
  }
  return fitAt(text, least, room, measure) ?? cut(text, least, room, measure);
}

function fitAt(
  text: string,
  sizeMeters: number,
  { lengthMeters, depthMeters }: FlatRoom,
  measure: Measure,
): FlatFit | undefined {
  const most = Math.min(Math.floor(depthMeters / (sizeMeters * LINE_EMS)), MOST_LINES);
  if (most < 1) return undefined;
  const maxWidth = lengthMeters / sizeMeters;
  const whole = paragraphOf(text);
  // One line more than fits, to distinguish truncated text from text that fits.
  const lines = breakLines(whole, { maxWidth, maxLines: MOST_LINES + 1 }, measure);
  const widthEms = Math.max(0, ...lines.map(measure));
  if (lines.length === 0 || lines.length > most || widthEms > maxWidth) return undefined;
  return { lines, sizeMeters, widthEms };
}

function cut(
  text: string,
  sizeMeters: number,
  { lengthMeters, depthMeters }: FlatRoom,
  measure: Measure,
): FlatFit | undefined {
  if (depthMeters < sizeMeters) return undefined;
  const letters = [...paragraphOf(text)];
  const lineOf = () => `${letters.join('').trim()}…`;
  while (letters.length > 0 && measure(lineOf()) > lengthMeters / sizeMeters) letters.pop();
  if (letters.length < FEWEST_LETTERS) return undefined;
  return { lines: [lineOf()], sizeMeters, widthEms: measure(lineOf()) };
}
