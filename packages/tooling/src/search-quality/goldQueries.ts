import { readFile } from 'node:fs/promises';
import { site } from '../../../../site.config.ts';

/** Kinds of queries. */
export const goldKinds = ['exact', 'typo', 'prefix', 'symbol', 'question'] as const;

/** A developer's query, and the expected results. */
export interface GoldQuery {
  readonly kind: (typeof goldKinds)[number];
  readonly query: string;
  /** Set and version of the current page, such as `web-sdk/6.0`; empty for neither. */
  readonly reader: string;
  /** URLs, one of which must be found. A URL without a fragment matches the whole page. */
  readonly expected: readonly string[];
}

const table = new URL('gold.tsv', import.meta.url);
const tunedTable = new URL('tuned.tsv', import.meta.url);
const unseenTable = new URL('unseen.tsv', import.meta.url);

/** A query of a newcomer: a symptom, a synonym, a term of another map library, or a question. */
export type UnseenQuery = Pick<GoldQuery, 'query' | 'reader' | 'expected'>;

/**
 * Reads the queries, 40 of each kind.
 *
 * @throws Error with the number of an invalid line
 */
export async function readGoldQueries(): Promise<readonly GoldQuery[]> {
  return (await readLines(table)).map(({ kind, ...query }, index) => {
    const known = goldKinds.find((one) => one === kind);
    if (known === undefined) throw new Error(`Line ${index + 2} of gold.tsv has no kind: ${kind}`);
    return { kind: known, ...query };
  });
}

/**
 * Reads queries that were written from page titles before running any search engine, and that the
 * weights and synonyms were chosen with.
 *
 * @throws Error with the number of an invalid line
 */
export function readTunedQueries(): Promise<readonly UnseenQuery[]> {
  return readLines(tunedTable);
}

/**
 * Reads queries that were written from page titles, too, and that nothing was chosen with: every second one
 * of 400. Never tune with them.
 *
 * @throws Error with the number of an invalid line
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
        `Line ${index + 2} of ${file.pathname} lacks a kind, query, reader, or expected URL: ${line}`,
      );
    }
    return { kind, query, reader, expected: expected.split(' ') };
  });
}

/** Rank of the first expected URL, from 1; Infinity if there is none. */
export function rankOf(
  { expected }: Pick<GoldQuery, 'expected'>,
  found: readonly string[],
): number {
  const index = found.findIndex((path) =>
    expected.some((one) => path === one || (!one.includes('#') && path.startsWith(`${one}#`))),
  );
  return index === -1 ? Infinity : index + 1;
}

/** Quality of a search engine over the queries. */
export interface Quality {
  /** Mean reciprocal rank over all queries; ranks from 6 count as 0. */
  readonly mrr: number;
  /** Share of the queries whose first hit is expected, by kind. */
  readonly first: Readonly<Record<GoldQuery['kind'], number>>;
}

/** Mean reciprocal rank; ranks from 6 count as 0. */
export function meanReciprocalRank(ranks: readonly number[]): number {
  const sum = ranks.reduce((total, rank) => total + (rank <= 5 ? 1 / rank : 0), 0);
  return sum / Math.max(1, ranks.length);
}

/** Summarizes the ranks of expected results. */
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
