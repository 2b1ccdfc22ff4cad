/**
 * `npm run portal --prefix bench`: runs Lighthouse's mobile preset on pages of the portal and on
 * the same pages built with other site generators, alternating between sites, and uses their controls
 * soon after the first paint. Prints medians, and fails if a figure misses its limit. `-- --runs 1`
 * runs each page once, `-- --prepare` only builds the peers, `-- --page labels` measures one page, and
 * `-- --only clicks` or `-- --only lighthouse` measures one of the two.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Audit } from './audit.ts';
import { buildPeers, serveAll, warmUp, type Contender } from './contenders.ts';
import { measureClicks } from './early-clicks/measureClicks.ts';
import { judge, medianOf, type Site, type Verdict } from './judge.ts';

const DEFAULT_RUNS = 5;
/** A page of all sites, or only of the portal. */
const measuredPages: readonly { readonly page: string; readonly isShared: boolean }[] = [
  { page: 'getting-started', isShared: true },
  { page: 'labels', isShared: true },
  { page: 'api-reference/api-reference-react', isShared: false },
];
/** The page whose controls are used: all sites have it, and it has tabs. */
const clickedPage = 'getting-started';

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    page: { type: 'string' },
    only: { type: 'string' },
    prepare: { type: 'boolean' },
  },
});
const runs = Math.max(1, Number(values.runs ?? DEFAULT_RUNS) || DEFAULT_RUNS);
const here = import.meta.dirname;

if (!existsSync(path.join(here, 'node_modules/lighthouse'))) {
  const { status } = spawnSync('npm', ['ci', '--prefix', here], { stdio: 'inherit' });
  if (status !== 0) throw new Error('npm ci failed. Its output is above.');
}
if (values.prepare) buildPeers();
else await measureAll();

async function measureAll(): Promise<void> {
  const contenders = await serveAll();
  try {
    for (const { page, isShared } of measuredPages) {
      if (values.only === 'clicks' || (values.page ?? page) !== page) continue;
      report(await measure(page, isShared ? contenders : contenders.slice(0, 1)));
    }
    if (values.only === 'lighthouse' || (values.page ?? clickedPage) !== clickedPage) return;
    if (values.only !== undefined)
      await warmUp(contenders.map(({ addressOf }) => addressOf(clickedPage)));
    report(await measureClicks(clickedPage, contenders, runs));
  } finally {
    for (const contender of contenders) contender.close();
  }
}

/** Prints the verdicts, and lets the program fail if a limit does not hold. */
function report(verdicts: readonly Verdict[]): void {
  for (const { text, isHeld } of verdicts) console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${text}`);
  if (verdicts.some(({ isHeld }) => !isHeld)) process.exitCode = 1;
}

/** Measures a page of each site in turn, and compares the portal's figures with their limits. */
async function measure(
  page: string,
  contenders: readonly Contender[],
): Promise<readonly Verdict[]> {
  // Imported late, because Lighthouse is only available after the installation above.
  const { audit } = await import('./audit.ts');
  await warmUp(contenders.map(({ addressOf }) => addressOf(page)));
  const audits = new Map<string, Audit[]>(contenders.map(({ title }) => [title, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const offset of contenders.keys()) {
      const contender = contenders[(run + offset) % contenders.length];
      if (!contender) continue;
      const address = contender.addressOf(page);
      // A failed recording says nothing about the page. Lighthouse recommends a retry.
      audits.get(contender.title)?.push(await audit(address).catch(() => audit(address)));
    }
    console.log(`${page}: run ${run + 1} of ${runs}`);
  }
  const sites: readonly Site[] = [...audits].map(([title, list]) => ({ title, ...medianOf(list) }));
  print(page, sites);
  return judge(sites);
}

function print(page: string, sites: readonly Site[]): void {
  const rows = sites.map((site) => [
    site.title,
    {
      'FCP, ms': Math.round(site.firstContentfulPaintMs),
      'LCP, ms': Math.round(site.largestContentfulPaintMs),
      'TBT, ms': Math.round(site.totalBlockingMs),
      CLS: Number(site.layoutShift.toFixed(4)),
      performance: site.performance,
      accessibility: site.accessibility,
      'best practices': site.bestPractices,
      SEO: site.seo,
      'script, kB': Math.round(site.scriptBytes / 1000),
      'all, kB': Math.round(site.bytes / 1000),
    },
  ]);
  console.log(`\n${page}, medians of ${runs}`);
  console.table(Object.fromEntries(rows));
  for (const fault of sites[0]?.faults ?? []) console.log(`        ${fault}`);
}
