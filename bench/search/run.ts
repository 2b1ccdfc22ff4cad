/**
 * `npm run search --prefix bench`: asks 200 known and 173 unseen queries of the built site's search, of two
 * search libraries with a document a page, of Pagefind and of lunr over the same pages, measures how fast ours answers, and fails when a figure misses its bar.
 * `-- --quick` leaves out the site of 10,000 pages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compileFacetFilters } from '@mezzanine/server/search/facetFilters';
import { SearchIndex } from '@mezzanine/server/search/SearchIndex';
import {
  goldKinds,
  judgeRanks,
  meanReciprocalRank,
  rankOf,
  readGoldQueries,
  readUnseenQueries,
  type GoldQuery,
  type Quality,
} from '@mezzanine/tooling/gold-queries';
import { makeLargeSite } from './makeLargeSite.ts';
import { measureServer, type ServerFigures } from './measureServer.ts';
import { miniSearchEngine, oramaEngine, pageDocuments } from './pageEngines.ts';
import { lunrEngine, pagefindEngine, type Engine } from './peers.ts';
import {
  addOlderPages,
  addOlderRecords,
  olderVersions,
  readIndexText,
  readPages,
  versionedSet,
  versionOf,
} from './readSite.ts';
import { readerFilters } from '@mezzanine/tooling/served-search';

/** What has to be held. */
const bars = { mrr: 0.9, typo: 0.85, loadMs: 100, p99Ms: 5, largeP99Ms: 20 };
const queriesPerSecond = 500;
const largePages = 10_000;

interface Row extends Quality {
  readonly name: string;
  /** MRR@5 of the unseen queries, for the right page. */
  readonly unseen: number;
  readonly wrongVersions: number;
  readonly loadMs: number | undefined;
  /** Of one query after the other, the known ones. */
  readonly p99Ms: number;
  readonly perSecond: number;
}

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const here = fileURLToPath(new URL('.', import.meta.url));
if (!existsSync(path.join(here, 'node_modules/@orama/orama'))) {
  const { status } = spawnSync('npm', ['install', '--no-save', '--prefix', here], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The peers could not be installed.');
}

const queries = await readGoldQueries();
const unseen = await readUnseenQueries();
const indexText = await readIndexText();
const loadMs = measureLoad();
const index = SearchIndex.parse(indexText);
const server = await measureServer(queries, queriesPerSecond, 10, false);
const strained = await measureServer(queries, queriesPerSecond, 10, true);
const rows = await compare();
const largeP99Ms = values.quick ? undefined : measureLarge();
print();
judge();

function measureLoad(): number {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now();
    SearchIndex.parse(indexText);
    return performance.now() - startedAt;
  });
  // The first counts: a server loads its index once.
  return times[0] ?? Infinity;
}

async function compare(): Promise<readonly Row[]> {
  const { records } = index;
  const pages = await readPages(records);
  const versioned = SearchIndex.build(addOlderRecords(records));
  const own = (searched: SearchIndex) => (query: string, reader: string) =>
    searched
      .search(query, compileFacetFilters(readerFilters(reader)))
      .map(({ record }) => record.path);
  const found = queries.map((query) => ({
    query,
    rank: rankOf(query, own(index)(query.query, query.reader)),
  }));
  let wrongVersions = 0;
  for (const version of ['6.0', ...olderVersions]) {
    for (const { query } of queries) {
      const paths = own(versioned)(query, `${versionedSet}/${version}`);
      wrongVersions += countWrong(paths, version);
    }
  }
  const documents = pageDocuments(records, pages);
  const versionedDocuments = pageDocuments(addOlderRecords(records), addOlderPages(pages));
  const rivals = [
    await judgePeer(
      () => miniSearchEngine(documents),
      () => miniSearchEngine(versionedDocuments),
    ),
    await judgePeer(
      () => oramaEngine(documents),
      () => oramaEngine(versionedDocuments),
    ),
    await judgePeer(
      () => lunrEngine(records),
      () => lunrEngine(addOlderRecords(records)),
    ),
    await judgePeer(
      () => pagefindEngine(pages),
      () => pagefindEngine(addOlderPages(pages)),
    ),
  ];
  const engine: Engine = {
    name: 'this search',
    loadMs,
    find: (query) => Promise.resolve(own(index)(query, '')),
  };
  const ours = {
    ...judgeRanks(found),
    ...(await judgeEngine(engine)),
    unseen: meanReciprocalRank(
      unseen.map((query) => rankOf(query, pagesIn(own(index)(query.query, query.reader)))),
    ),
    wrongVersions,
  };
  return [ours, ...rivals];
}

async function judgePeer(
  make: () => Engine | Promise<Engine>,
  makeVersioned: () => Engine | Promise<Engine>,
): Promise<Row> {
  const engine = await make();
  const ranks = [];
  for (const query of queries) {
    // The right page is enough for a peer, wherever on it a reader lands.
    const found = pagesIn(await engine.find(query.query));
    ranks.push({ query, rank: rankOf(pagesOf(query), found) });
  }
  const versioned = await makeVersioned();
  let wrongVersions = 0;
  for (const { query } of queries) wrongVersions += countWrong(await versioned.find(query), '6.0');
  return { ...judgeRanks(ranks), ...(await judgeEngine(engine)), wrongVersions };
}

/** What an engine makes of the unseen queries, and how fast it answers the known ones. */
async function judgeEngine(engine: Engine) {
  const ranks: number[] = [];
  for (const query of unseen) {
    ranks.push(rankOf(query, pagesIn(await engine.find(query.query))));
  }
  const times: number[] = [];
  for (const { query } of queries) {
    const startedAt = performance.now();
    await engine.find(query);
    times.push(performance.now() - startedAt);
  }
  const total = times.reduce((sum, time) => sum + time, 0);
  times.sort((a, b) => a - b);
  return {
    name: engine.name,
    loadMs: engine.loadMs,
    unseen: meanReciprocalRank(ranks),
    p99Ms: times[Math.floor((times.length - 1) * 0.99)] ?? Infinity,
    perSecond: (1000 * times.length) / total,
  };
}

function pagesIn(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map(pageOf))];
}

function pagesOf(query: GoldQuery): GoldQuery {
  return { ...query, expected: query.expected.map(pageOf) };
}

function pageOf(address: string): string {
  return (address.split('#', 1)[0] ?? '').replace(/\.html$/, '');
}

function countWrong(paths: readonly string[], version: string): number {
  return paths.filter((address) => (versionOf(address) ?? version) !== version).length;
}

/** Milliseconds of a query over a site of so many pages, without the way through HTTP. */
function measureLarge(): number {
  const large = SearchIndex.build(makeLargeSite(index.records, largePages));
  const times: number[] = [];
  for (const round of [0, 1, 2, 3]) {
    for (const { query } of queries) {
      const startedAt = performance.now();
      large.search(query, () => true);
      if (round > 0) times.push(performance.now() - startedAt);
    }
  }
  times.sort((a, b) => a - b);
  return times[Math.floor((times.length - 1) * 0.99)] ?? Infinity;
}

function print(): void {
  const table = rows.map((row) => [
    row.name,
    {
      'MRR@5': row.mrr.toFixed(3),
      unseen: row.unseen.toFixed(3),
      ...Object.fromEntries(goldKinds.map((kind) => [`1st ${kind}`, row.first[kind].toFixed(3)])),
      'wrong version': row.wrongVersions,
      'load, ms': row.loadMs?.toFixed(0),
      'queries/s': row.perSecond.toFixed(0),
      'p99, ms': row.p99Ms.toFixed(1),
    },
  ]);
  console.table(Object.fromEntries(table));
  console.log(`index load ${loadMs.toFixed(0)} ms, ${index.size} records`);
  printServed('the same queries in turn', server);
  printServed('no query twice', strained);
  if (largeP99Ms !== undefined) {
    console.log(`${largePages.toLocaleString('en')} pages: p99 ${largeP99Ms.toFixed(1)} ms`);
  }
}

function printServed(what: string, { p50, p99, failures, perSecond }: ServerFigures): void {
  const times = `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${failures} failures`;
  console.log(`HTTP, ${what}, at ${perSecond.toFixed(0)} a second: ${times}`);
}

function judge(): void {
  const [ours, ...rivals] = rows;
  if (ours === undefined) return;
  const verdicts: [boolean, string][] = [
    [ours.mrr >= bars.mrr, `MRR@5 at least ${bars.mrr}`],
    [ours.first.typo >= bars.typo, `first hit with a typo at least ${bars.typo}`],
    [ours.wrongVersions === 0, 'no hit of another version'],
    ...rivals.map(({ name, mrr }): [boolean, string] => [ours.mrr > mrr, `MRR@5 above ${name}`]),
    [loadMs <= bars.loadMs, `index loaded in ${bars.loadMs} ms`],
    [server.failures + strained.failures === 0, 'every query answered'],
    [server.p99 <= bars.p99Ms, `p99 of ${bars.p99Ms} ms at ${queriesPerSecond} queries/s`],
  ];
  if (largeP99Ms !== undefined) {
    const text = `p99 of ${bars.largeP99Ms} ms with 10,000 pages`;
    verdicts.push([largeP99Ms <= bars.largeP99Ms, text]);
  }
  for (const [isHeld, text] of verdicts) console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${text}`);
  if (verdicts.some(([isHeld]) => !isHeld)) process.exitCode = 1;
}
