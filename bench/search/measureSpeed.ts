import { compileFacetFilters } from '@mezzanine/server/search/facetFilters';
import { SearchIndex, type SearchRecord } from '@mezzanine/search';
import { makeLargeSite } from './makeLargeSite.ts';
import { miniSearchEngine, oramaEngine, pageDocuments } from './pageEngines.ts';

/** Processor time of a query, in milliseconds. */
export interface SpeedFigures {
  readonly name: string;
  readonly pages: number;
  readonly p50: number;
  readonly p99: number;
}

/** Prefixes of queries to run before the measurement, so that code is compiled. */
const warmUpQueries = 1000;
/** Libraries take up to seconds per query, so they run fewer of them. */
const libraryQueries = 100;
/** Above this many pages, libraries take many minutes to index. */
const maxLibraryPages = 1000;

/**
 * Measures the processor time of queries on a site of a given size. No query is sent twice.
 *
 * @param records - of the built site, which is copied until it has enough pages
 */
export async function measureSpeed(
  records: readonly SearchRecord[],
  pages: number,
  queries: readonly string[],
): Promise<readonly SpeedFigures[]> {
  const site = makeLargeSite(records, pages);
  const index = SearchIndex.build(site);
  const filter = compileFacetFilters(['language:en']);
  const find = (query: string) => Promise.resolve(index.search(query, filter));
  const ours = { name: 'this search', pages, ...(await measure(find, queries, warmUpQueries)) };
  if (pages > maxLibraryPages) return [ours];
  const documents = pageDocuments(site, []);
  const engines = [miniSearchEngine(documents), await oramaEngine(documents)];
  const figures: SpeedFigures[] = [ours];
  for (const engine of engines) {
    const ask = (query: string) => engine.find(query);
    const own = await measure(ask, queries.slice(0, libraryQueries), libraryQueries);
    figures.push({ name: engine.name, pages, ...own });
  }
  return figures;
}

async function measure(
  ask: (query: string) => Promise<unknown>,
  queries: readonly string[],
  warmUps: number,
): Promise<Pick<SpeedFigures, 'p50' | 'p99'>> {
  for (const query of beginningsOf(queries, warmUps)) await ask(query);
  const times: number[] = [];
  for (const query of new Set(queries)) {
    const startedAt = process.cpuUsage();
    await ask(query);
    const { user, system } = process.cpuUsage(startedAt);
    times.push((user + system) / 1000);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Infinity;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Prefixes typed before complete queries, spread over them, without the queries themselves. */
function beginningsOf(queries: readonly string[], count: number): readonly string[] {
  const typed = new Set(
    queries.flatMap((query) => Array.from(query, (_, end) => query.slice(0, end + 1))),
  );
  for (const query of queries) typed.delete(query);
  const all = [...typed];
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % step === 0).slice(0, count);
}
