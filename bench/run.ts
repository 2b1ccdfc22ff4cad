/**
 * `npm run bench`: compares the SDK with its peers and fails if a figure misses its limit. `npm run
 * bench -- routing` measures only routing, `npm run bench -- playground` only the playground, `npm
 * run bench -- viewer` only the viewer, and `npm run bench -- --runs 1` each page once.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeMvf } from '@mezzanine/mvf';
import { buildPages, contenders, type Contender } from './buildPages.ts';
import { judge, judgeBig, judgeGrowth, judgeWide, type Results, type Verdict } from './judge.ts';
import { bigBundle, wideVenue, wideZoomLevel } from './largeVenues.ts';
import { measureDrawing, measureGrowth } from './measureDrawing.ts';
import { measurePlayground } from './playground/measurePlayground.ts';
import { measureMobile } from './mobile/measureMobile.ts';
import { measureViewer } from './viewer/measureViewer.ts';
import { judgeRouting } from './routing/judgeRouting.ts';
import type { RoutingResult } from './routing/measureRouting.ts';

const DEFAULT_RUNS = 5;
const FRAMES = 60;
/** With software rendering, a peer takes seconds for a frame with this many spaces. */
const WIDE_FRAMES = 8;
const WIDE_RUNS = 3;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: String(DEFAULT_RUNS) } },
});
const runs = Math.max(1, Number(values.runs) || DEFAULT_RUNS);
const here = fileURLToPath(new URL('.', import.meta.url));
const venueFile = path.join(here, '../venues/dist/mall.mvf.zip');
const titles: Readonly<Record<Contender, string>> = {
  mezzanine: 'this SDK',
  maplibre: 'MapLibre GL 6.17.0',
  deck: 'deck.gl 9.4.0',
};

const verdicts = positionals.includes('playground')
  ? await measurePlayground(runs)
  : positionals.includes('viewer')
    ? await measureViewer(runs)
    : positionals.includes('mobile')
      ? await measureApp()
      : await measureSdk();
for (const { text, isHeld } of verdicts) console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${text}`);
if (verdicts.some(({ isHeld }) => !isHeld)) process.exitCode = 1;

async function measureSdk(): Promise<readonly Verdict[]> {
  if (!existsSync(path.join(here, 'node_modules/ngraph.path'))) npm('ci', '--prefix', here);
  if (!existsSync(venueFile)) npm('run', 'build', '--workspace', '@mezzanine/venues');
  const routing = await measureRoutes();
  printRoutes(routing);
  const drawing = positionals.includes('routing') ? [] : await measureAll();
  return [...judgeRouting(routing), ...drawing];
}

async function measureApp(): Promise<readonly Verdict[]> {
  const pages = path.join(here, '.cache/mobile-pages');
  await buildPages(here, pages, ['plain']);
  return measureMobile(pages, await readFile(venueFile), runs);
}

async function measureRoutes(): Promise<readonly RoutingResult[]> {
  // Imported late, because the peer is only available after the installation above.
  const { measureRouting } = await import('./routing/measureRouting.ts');
  return [measureRouting(10_000, 4, 500), measureRouting(100_000, 10, 200)];
}

function printRoutes(measured: readonly RoutingResult[]): void {
  const rows = measured.map(({ nodes, searchMs, directionsMs, ngraphMs, dijkstraMs }) => [
    `${nodes.toLocaleString('en')} nodes`,
    {
      'search, ms': searchMs.toFixed(3),
      'directions, ms': directionsMs.toFixed(3),
      'ngraph.path A*, ms': ngraphMs.toFixed(3),
      'Dijkstra, ms': dijkstraMs.toFixed(3),
    },
  ]);
  console.table(Object.fromEntries(rows));
}

async function measureAll(): Promise<readonly Verdict[]> {
  const pages = path.join(here, '.cache/pages');
  await buildPages(here, pages);
  const mall = await readFile(venueFile);
  const floor = await measureDrawing(
    pages,
    { title: 'Mall', venue: mall, by: contenders, frames: FRAMES },
    runs,
  );
  print('Ground floor of the mall', floor);
  const wide = await measureDrawing(
    pages,
    {
      title: '10,000 spaces',
      venue: writeMvf(wideVenue()),
      by: contenders,
      zoomLevel: wideZoomLevel,
      frames: WIDE_FRAMES,
    },
    Math.min(runs, WIDE_RUNS),
  );
  print('10,000 spaces on one floor', wide);
  const big = await measureDrawing(
    pages,
    { title: '2,000 spaces, 60,000 nodes', venue: bigBundle(), by: ['mezzanine'], frames: FRAMES },
    runs,
  );
  print('2,000 spaces and 60,000 nodes on four floors', big);
  const growth = await measureGrowth(pages, mall);
  return [
    ...judge(allOf(floor)),
    ...judgeWide(allOf(wide)),
    ...(big.mezzanine ? judgeBig(big.mezzanine) : []),
    ...judgeGrowth('100 floor switches', growth.switches),
    ...judgeGrowth('50 maps shown and destroyed', growth.maps),
  ];
}

function allOf({ mezzanine, maplibre, deck }: Partial<Results>): Results {
  if (!mezzanine || !maplibre || !deck) throw new Error('A page was not measured.');
  return { mezzanine, maplibre, deck };
}

function npm(...args: readonly string[]): void {
  const { status } = spawnSync('npm', args, {
    cwd: path.join(here, '..'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed. Its output is above.`);
}

function print(title: string, measured: Partial<Results>): void {
  const rows = contenders.flatMap((name) => {
    const one = measured[name];
    if (!one) return [];
    const figures = {
      'code, kB gz': one.codeKilobytes.toFixed(1),
      'first frame, ms': one.firstFrameMs.toFixed(0),
      'JS per frame, ms': one.jsPerFrameMs.toFixed(2),
      'JS heap, MB': one.heapMegabytes.toFixed(1),
    };
    return [[titles[name], figures] as const];
  });
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows));
}
