import { readFile } from 'node:fs/promises';
import { site } from '../../../../site.config.ts';

/** How a query is wrong, short or long. */
export const goldKinds = ['exact', 'typo', 'prefix', 'symbol', 'question'] as const;

/** A query as a developer types it, and what it should find. */
export interface GoldQuery {
  readonly kind: (typeof goldKinds)[number];
  readonly query: string;
  /** Set and version that the reader is in, such as `web-sdk/6.0`; empty for neither. */
  readonly reader: string;
  /** Addresses of which one should be found. One without an anchor stands for the whole page. */
  readonly expected: readonly string[];
}

const table = new URL('gold.tsv', import.meta.url);
const unseenTable = new URL('unseen.tsv', import.meta.url);

/** A query as a stranger types it: a symptom, a synonym, a word of another map library, a question. */
export type UnseenQuery = Pick<GoldQuery, 'query' | 'reader' | 'expected'>;

/**
 * Reads the queries, 40 of each kind.
 *
 * @throws Error that names the line which is none.
 */
export async function readGoldQueries(): Promise<readonly GoldQuery[]> {
  return (await readLines(table)).map(({ kind, ...query }, index) => {
    const known = goldKinds.find((one) => one === kind);
    if (known === undefined) throw new Error(`Line ${index + 2} of gold.tsv has no kind: ${kind}`);
    return { kind: known, ...query };
  });
}

/**
 * Reads the queries that were written from page titles before any engine was asked.
 *
 * @throws Error that names the line which is none.
 */
export function readUnseenQueries(): Promise<readonly UnseenQuery[]> {
  return readLines(unseenTable);
}

async function readLines(file: URL): Promise<(UnseenQuery & { readonly kind: string })[]> {
  const { slug, name } = site.product;
  const text = (await readFile(file, 'utf8')).replaceAll('{product}', slug);
  const lines = text.replaceAll('{Product}', name).trimEnd().split('\n').slice(1);
  return lines.map((line, index) => {
    const [kind, query, reader, expected] = line.split('\t');
    if (!kind || !query || reader === undefined || !expected) {
      throw new Error(
        `Line ${index + 2} of ${file.pathname} has no kind, query, reader or expectation: ${line}`,
      );
    }
    return { kind, query, reader, expected: expected.split(' ') };
  });
}

/** Place of the first address that was expected, 1 for the first; Infinity when there is none. */
export function rankOf(
  { expected }: Pick<GoldQuery, 'expected'>,
  found: readonly string[],
): number {
  const index = found.findIndex((path) =>
    expected.some((one) => path === one || (!one.includes('#') && path.startsWith(`${one}#`))),
  );
  return index === -1 ? Infinity : index + 1;
}

/** Figures of an engine over the queries. */
export interface Quality {
  /** Mean of 1 / place over all queries; 0 from the sixth place on. */
  readonly mrr: number;
  /** Share of the queries whose first hit is right, for each kind. */
  readonly first: Readonly<Record<GoldQuery['kind'], number>>;
}

/** Mean of 1 / place; 0 from the sixth place on. */
export function meanReciprocalRank(ranks: readonly number[]): number {
  const sum = ranks.reduce((total, rank) => total + (rank <= 5 ? 1 / rank : 0), 0);
  return sum / Math.max(1, ranks.length);
}

/** Sums up the places at which queries found what was expected. */
export function judgeRanks(
  ranks: readonly { readonly query: GoldQuery; readonly rank: number }[],
): Quality {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const firsts = goldKinds.map((kind) => {
    const own = ranks.filter(({ query }) => query.kind === kind);
    return [kind, mean(own.map(({ rank }) => Number(rank === 1)))] as const;
  });
  return {
    mrr: meanReciprocalRank(ranks.map(({ rank }) => rank)),
    first: Object.fromEntries(firsts) as Quality['first'],
  };
}
