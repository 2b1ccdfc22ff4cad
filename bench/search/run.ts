/**
 * `npm run search --prefix bench`: runs 200 known, 373 tuned, and 200 unseen queries with the built site's
 * search, with two search libraries (one document per page), and with Pagefind and lunr over the
 * same pages. Measures their speed, writes `figures.md`, and fails if a figure misses its limit.
 * `-- --quick` leaves out the large sites and writes nothing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compileFacetFilters } from '@mezzanine/server/search/facetFilters';
import { SearchIndex } from '@mezzanine/search';
import {
  goldKinds,
  judgeRanks,
  meanReciprocalRank,
  rankOf,
  readGoldQueries,
  readTunedQueries,
  readUnseenQueries,
  type GoldQuery,
  type Quality,
  type UnseenQuery,
} from '@mezzanine/tooling/gold-queries';
import { measureServer, type ServerFigures } from './measureServer.ts';
import { measureSpeed, type SpeedFigures } from './measureSpeed.ts';
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
import { readerFilters, readerPreference } from '@mezzanine/tooling/served-search';
import { writeFigures } from './writeFigures.ts';

/** Limits. */
const bars = { mrr: 0.9, typo: 0.85, loadMs: 100, p99Ms: 5 };
/** Processor milliseconds at the 99th percentile of queries, by number of pages. */
const speedLimits: ReadonlyMap<number, number | undefined> = new Map([
  [250, 5],
  [1000, undefined],
  [10_000, 20],
]);
const queriesPerSecond = 500;

interface Row extends Quality {
  readonly name: string;
  /** MRR@5 of the unseen queries, for the right page. */
  readonly unseen: number;
  readonly wrongVersions: number;
  readonly loadMs: number | undefined;
  /** 99th percentile of sequential known queries. */
  readonly p99Ms: number;
  readonly perSecond: number;
}

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const here = fileURLToPath(new URL('.', import.meta.url));
if (!existsSync(path.join(here, 'node_modules/@orama/orama'))) {
  const { status } = spawnSync('npm', ['ci', '--prefix', here], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The peers could not be installed.');
}

const queries = await readGoldQueries();
const tuned = await readTunedQueries();
const unseen = await readUnseenQueries();
const indexText = await readIndexText();
const loadMs = measureLoad();
const index = SearchIndex.parse(indexText);
const server = await measureServer(queries, queriesPerSecond, 10, false);
const strained = await measureServer(queries, queriesPerSecond, 10, true);
const rows = await compare();
const speed = await measureSites();
print();
judge();
if (!values.quick) {
  const served = { repeated: server, fresh: strained };
  await writeFigures({ records: index.size, quality: rows, speed, loadMs, served });
}

/** Processor time of the first read without warm-up, because a server loads its index once. */
function measureLoad(): number {
  const startedAt = process.cpuUsage();
  SearchIndex.parse(indexText);
  const { user, system } = process.cpuUsage(startedAt);
  return (user + system) / 1000;
}

async function measureSites(): Promise<readonly SpeedFigures[]> {
  const texts = [...queries, ...tuned, ...unseen].map(({ query }) => query);
  const figures: SpeedFigures[] = [];
  for (const pages of values.quick ? [] : speedLimits.keys()) {
    figures.push(...(await measureSpeed(index.records, pages, texts)));
  }
  return figures;
}

async function compare(): Promise<readonly Row[]> {
  const { records } = index;
  const pages = await readPages(records);
  const versioned = SearchIndex.build(addOlderRecords(records));
  const own = (searched: SearchIndex) => (query: string, reader: string) =>
    searched
      .search(query, compileFacetFilters(readerFilters(reader)), preferredBy(reader))
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
    unseen: ownPageRank(unseen),
    wrongVersions,
  };
  return [ours, ...rivals];
}

/** Accepts the records that the dialog prefers for a reader. */
function preferredBy(reader: string) {
  return reader === '' ? undefined : compileFacetFilters(readerPreference(reader));
}

/** MRR@5 of this search for the right page. */
function ownPageRank(given: readonly UnseenQuery[]): number {
  const ranks = given.map((query) => {
    const accepts = compileFacetFilters(readerFilters(query.reader));
    const found = index.search(query.query, accepts, preferredBy(query.reader));
    return rankOf(query, pagesIn(found.map(({ record }) => record.path)));
  });
  return meanReciprocalRank(ranks);
}

async function judgePeer(
  make: () => Engine | Promise<Engine>,
  makeVersioned: () => Engine | Promise<Engine>,
): Promise<Row> {
  const engine = await make();
  const ranks = [];
  for (const query of queries) {
    // For a peer, finding the right page is enough.
    const found = pagesIn(await engine.find(query.query));
    ranks.push({ query, rank: rankOf(pagesOf(query), found) });
  }
  const versioned = await makeVersioned();
  let wrongVersions = 0;
  for (const { query } of queries) wrongVersions += countWrong(await versioned.find(query), '6.0');
  return { ...judgeRanks(ranks), ...(await judgeEngine(engine)), wrongVersions };
}

/** Ranking of the unseen queries, and the speed of the known ones. */
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
  console.log(`MRR@5 of the tuned queries: ${ownPageRank(tuned).toFixed(3)}`);
  console.log(`index load ${loadMs.toFixed(0)} ms, ${index.size} records`);
  printServed('the same queries in turn', server);
  printServed('no query twice', strained);
  for (const { name, pages, p50, p99 } of speed) {
    const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of processor time`;
    console.log(`${pages.toLocaleString('en')} pages, ${name}: ${times}`);
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
  for (const { name, pages, p99 } of speed) {
    const limit = speedLimits.get(pages);
    if (name !== ours.name || limit === undefined) continue;
    verdicts.push([p99 <= limit, `p99 of ${limit} ms with ${pages.toLocaleString('en')} pages`]);
  }
  for (const [isHeld, text] of verdicts) console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${text}`);
  if (verdicts.some(([isHeld]) => !isHeld)) process.exitCode = 1;
}
