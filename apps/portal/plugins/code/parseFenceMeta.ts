import type { LineMarks } from './LineMarks.ts';

/** Options of a fence, after its language. */
export interface FenceMeta {
  /** File name or caption, shown above the code. */
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
 * Parses `title="main.ts" {3-5} ins={4} del={3} fold={1-2} example="labels/own-labels" region="add"`.
 *
 * @throws if a line range is neither a number nor two ascending numbers
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
        `"${range.trim()}" is not a line range. Write line numbers or ranges, as in {2,4-6}.`,
      );
    }
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return lines;
}
