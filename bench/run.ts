/**
 * `npm run bench`: measures the SDK beside its peers and fails when a figure misses its bar;
 * `npm run bench -- routing` measures only routing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMvf } from '../packages/mvf/src/index.ts';
import { buildPages, contenders, type Contender } from './buildPages.ts';
import { floorScene } from './floorScene.ts';
import { judge, medianOf, type Results } from './judge.ts';
import { measurePage, type Measurement } from './measurePage.ts';
import { judgeRouting } from './routing/judgeRouting.ts';
import type { RoutingResult } from './routing/measureRouting.ts';
import { serve } from './serve.ts';

const RUNS = 5;

const here = fileURLToPath(new URL('.', import.meta.url));
const venueFile = path.join(here, '../venues/dist/mall.mvf.zip');
const titles: Readonly<Record<Contender, string>> = {
  mezzanine: 'this SDK',
  maplibre: 'MapLibre GL 6.17.0',
  deck: 'deck.gl 9.4.0',
};

if (!existsSync(path.join(here, 'node_modules/ngraph.path'))) npm('ci', '--prefix', here);
if (!existsSync(venueFile)) npm('run', 'build', '--workspace', '@mezzanine/venues');
const routing = await measureRoutes();
printRoutes(routing);
const isRoutingOnly = process.argv.includes('routing');
const results = isRoutingOnly ? undefined : await measureAll();
if (results) print(results);
const verdicts = [...judgeRouting(routing), ...(results ? judge(results) : [])];
for (const { text, isHeld } of verdicts) console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${text}`);
if (verdicts.some(({ isHeld }) => !isHeld)) process.exitCode = 1;

async function measureRoutes(): Promise<readonly RoutingResult[]> {
  // Loaded late: the peer is there only after the installation above.
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

async function measureAll(): Promise<Results> {
  const pages = path.join(here, '.cache/pages');
  await buildPages(here, pages);
  const bundle = await readFile(venueFile);
  const files = new Map<string, Uint8Array>([
    ['/venue.mvf.zip', bundle],
    ['/floor.json', Buffer.from(JSON.stringify(floorScene(readMvf(bundle))))],
    ['/warm-up.html', Buffer.from('<!doctype html><title>Warm-up</title>')],
  ]);
  for (const name of await readdir(pages)) {
    files.set(`/${name}`, await readFile(path.join(pages, name)));
  }
  const server = await serve(files);
  const runs: Record<Contender, Measurement[]> = { mezzanine: [], maplibre: [], deck: [] };
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const offset of contenders.keys()) {
        const name = contenders[(run + offset) % contenders.length] ?? 'mezzanine';
        runs[name].push(await measurePage(server, name));
      }
      console.log(`run ${run + 1} of ${RUNS}`);
    }
  } finally {
    server.close();
  }
  return {
    mezzanine: medianOf(runs.mezzanine),
    maplibre: medianOf(runs.maplibre),
    deck: medianOf(runs.deck),
  };
}

function npm(...args: readonly string[]): void {
  const { status } = spawnSync('npm', args, {
    cwd: path.join(here, '..'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed; its reason stands above.`);
}

function print(measured: Results): void {
  const rows = contenders.map((name) => {
    const { codeKilobytes, firstFrameMs, jsPerFrameMs, heapMegabytes } = measured[name];
    return {
      '': titles[name],
      'code, kB gz': codeKilobytes.toFixed(1),
      'first frame, ms': firstFrameMs.toFixed(0),
      'JS per frame, ms': jsPerFrameMs.toFixed(2),
      'JS heap, MB': heapMegabytes.toFixed(1),
    };
  });
  console.table(Object.fromEntries(rows.map(({ '': title, ...row }) => [title, row])));
}
