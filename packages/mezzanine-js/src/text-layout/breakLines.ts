/** Width of text, in the units of the limits. */
export type Measure = (text: string) => number;

/** Limits of line breaking. */
export interface LineLimits {
  readonly maxWidth: number;
  readonly maxLines: number;
}

/** Maximum text length, because measuring and breaking a long text is slow. */
const MOST_LETTERS = 240;

/** Normalizes text to one line and cuts it at the maximum length. */
export function paragraphOf(text: string): string {
  // Most of the input may be spaces; surrogate pairs are not split.
  const whole = text
    .slice(0, MOST_LETTERS * 20)
    .trim()
    .replace(/\s+/g, ' ');
  const letters = [...whole];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : whole;
}

/** The part of a line that fits, with an ellipsis if it is truncated. */
export function cutLine(line: string, maxWidth: number, measure: Measure): string {
  if (measure(line) <= maxWidth) return line;
  return ellipsize(line, maxWidth, measure);
}

/**
 * Breaks text into lines of similar width. Words are only split if a single word is too wide and
 * its script has no spaces. Text that does not fit is truncated with an ellipsis.
 *
 * @param text - one paragraph
 * @param limits - width and number of lines
 * @param measure - returns the width of text
 */
export function breakLines(text: string, limits: LineLimits, measure: Measure): string[] {
  const whole = paragraphOf(text);
  if (whole === '') return [];
  if (measure(whole) <= limits.maxWidth || limits.maxLines < 2) return [whole];
  const pieces = piecesOf(whole, limits.maxWidth, measure);
  const greedy = fill(pieces, limits.maxWidth, measure);
  const count = Math.min(greedy.length, limits.maxLines);
  const lines = balance(pieces, count, measure);
  if (greedy.length <= limits.maxLines) return lines;
  return cut(greedy, limits, measure);
}

/** Words with the space that follows them, or smaller pieces if a word is too wide. */
function piecesOf(text: string, maxWidth: number, measure: Measure): string[] {
  return text.split(/(?<= )/u).flatMap((word) => {
    if (measure(word.trim()) <= maxWidth || !writesWithoutSpaces(word)) return [word];
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
    return [...segmenter.segment(word)].map(({ segment }) => segment);
  });
}

function writesWithoutSpaces(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    word,
  );
}

function fill(pieces: readonly string[], maxWidth: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && measure((line + piece).trim()) > maxWidth) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

/** The smallest width that does not need more lines, found by bisection. */
function balance(pieces: readonly string[], count: number, measure: Measure): string[] {
  let low = Math.max(...pieces.map((piece) => measure(piece.trim())));
  let high = measure(pieces.join(''));
  for (let i = 0; i < 8; i++) {
    const middle = (low + high) / 2;
    if (fill(pieces, middle, measure).length <= count) high = middle;
    else low = middle;
  }
  return fill(pieces, high, measure);
}

function cut(lines: readonly string[], limits: LineLimits, measure: Measure): string[] {
  const kept = lines.slice(0, limits.maxLines);
  kept[kept.length - 1] = ellipsize(kept.at(-1) ?? '', limits.maxWidth, measure);
  return kept;
}

function ellipsize(line: string, maxWidth: number, measure: Measure): string {
  const letters = [...line];
  while (letters.length > 1 && measure(`${letters.join('').trim()}…`) > maxWidth) letters.pop();
  return `${letters.join('').trim()}…`;
}
