import { loadavg } from 'node:os';
import type { Contender } from '../contenders.ts';
import type { Verdict } from '../judge.ts';
import { cases, limits, type EarlyCase } from './cases.ts';
import { figureOf, judgeClicks, textOf, type VisitedSite } from './judgeClicks.ts';
import { visitEarly, type Visit } from './visit.ts';

/**
 * Uses every control of a page of each site 300 ms after its first contentful paint, on slow 4G with a slow
 * processor. Prints medians, and compares those of the first site with their limits.
 */
export async function measureClicks(
  page: string,
  contenders: readonly Contender[],
  runs: number,
): Promise<readonly Verdict[]> {
  const visits = new Map<Contender, Visit[]>(contenders.map((contender) => [contender, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const early of cases) await visitSites(page, early, visits);
    const load = loadavg()[0]?.toFixed(1);
    console.log(`early clicks: run ${run + 1} of ${runs}, load of the machine ${load}`);
  }
  const sites = [...visits].map(([{ title }, list]) => ({ title, visits: list }));
  print(sites, runs);
  return sites.slice(0, 1).flatMap((site) => judgeClicks(site, limits));
}

/** Visits each site that has the control once. */
async function visitSites(
  page: string,
  early: EarlyCase,
  visits: ReadonlyMap<Contender, Visit[]>,
): Promise<void> {
  for (const [contender, list] of visits) {
    const site = early.sites[contender.name];
    if (site) list.push(await visitEarly(contender.addressOf(page), early, site));
  }
}

function print(sites: readonly VisitedSite[], runs: number): void {
  const rows = sites.map((site) => {
    const keys = site.visits.reduce((sum, { lostKeys }) => sum + lostKeys, 0);
    const times = Object.keys(limits).map((name) => [name, textOf(figureOf(site, name))] as const);
    return [site.title, { ...Object.fromEntries(times), 'keys lost': keys }] as const;
  });
  console.log(`\nearly clicks: milliseconds until the effect is visible, medians of ${runs}`);
  console.table(Object.fromEntries(rows));
}
