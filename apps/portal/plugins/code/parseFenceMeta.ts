import type { LineMarks } from './LineMarks.ts';

/** What a fence says after its language. */
export interface FenceMeta {
  /** File name or caption above the code. */
  readonly title?: string;
  readonly marks: LineMarks;
  /** Name of the example to quote: `example="labels/own-labels"`. */
  readonly example?: string;
  /** File of the repository to quote: `file="examples/venue-format/read-venue-file/readVenueFile.ts"`. */
  readonly file?: string;
  /** Region of that example or file: `region="fly"`; the whole file without it. */
  readonly region?: string;
}

/**
 * Reads `title="main.ts" {3-5} ins={4} del={3} fold={1-2} example="labels/own-labels" region="add"`.
 *
 * @throws when a line range is not a number or two numbers in order.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const values = new Map(
    [...meta.matchAll(/(?<name>\w+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/g)].map((match) => [
      match.groups?.['name'] ?? '',
      match.groups?.['double'] ?? match.groups?.['single'] ?? '',
    ]),
  );
  const title = values.get('title');
  const example = values.get('example');
  const file = values.get('file');
  const region = values.get('region');
  return {
    ...(title === undefined ? {} : { title }),
    ...(example === undefined ? {} : { example }),
    ...(file === undefined ? {} : { file }),
    ...(region === undefined ? {} : { region }),
    marks: {
      marked: linesOf(/(?:^|\s)\{(?<ranges>[\d,\s-]+)\}/.exec(meta)),
      added: linesOf(/\bins=\{(?<ranges>[\d,\s-]+)\}/.exec(meta)),
      removed: linesOf(/\bdel=\{(?<ranges>[\d,\s-]+)\}/.exec(meta)),
      folded: linesOf(/\bfold=\{(?<ranges>[\d,\s-]+)\}/.exec(meta)),
    },
  };
}

function linesOf(match: RegExpExecArray | null): ReadonlySet<number> {
  const lines = new Set<number>();
  const ranges = match?.groups?.['ranges'] ?? '';
  for (const range of ranges.split(',').filter((part) => part.trim() !== '')) {
    const [first = NaN, last = first] = range.split('-').map(Number);
    if (!(first >= 1 && last >= first)) {
      throw new Error(
        `A code block names the lines "${range.trim()}". Write one line or a range, as in {2,4-6}.`,
      );
    }
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return lines;
}
