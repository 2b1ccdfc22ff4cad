import { breakLines, paragraphOf, type Measure } from './breakLines.ts';

/** The part of a floor that a text may take up, and how large its letters may be. */
export interface FlatRoom {
  /** Where the text runs: a unit vector east and north. */
  readonly axis: readonly [east: number, north: number];
  /** Along the axis and across it. */
  readonly lengthMeters: number;
  readonly depthMeters: number;
  /** Smallest and largest size of type. */
  readonly sizesMeters: readonly [least: number, most: number];
}

/** A text that fits its room. */
export interface FlatFit {
  readonly lines: readonly string[];
  /** Size of type. */
  readonly sizeMeters: number;
  /** Width of the longest line in sizes of type. */
  readonly widthEms: number;
}

/** From one line to the next, in sizes of type. */
export const LINE_EMS = 1.16;
/** A size that does not fit is followed by one so much smaller. */
const STEP = 0.9;
const MOST_LINES = 3;
const FEWEST_LETTERS = 4;

/**
 * Sets a text as large as it fits, in one to three lines. A text that does not fit at the smallest
 * size is cut at the length of its room and marked by an ellipsis.
 *
 * @param text - one paragraph
 * @param room - where it goes
 * @param measure - width of a text in sizes of type
 * @returns `undefined` where hardly a letter would be left
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
  // One more than there is room for, so that a text that is cut is told from one that fits.
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
