import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '@mezzanine/tooling/start-server';
import { chromiumFlags } from '@mezzanine/tooling/chromium';
import type { Verdict } from '../judge.ts';
import { judgeEmbeds, judgeScores, judgeVisits, type ViewerScores } from './judgeViewer.ts';
import { visitEmbeds } from './visitEmbeds.ts';
import { visitViewer, type ViewerVisit } from './visitViewer.ts';

const peers = path.join(import.meta.dirname, '../portal-peers');

/**
 * Measures the viewer of the built site and the SDK alone with the same venue, a page with many
 * maps, and Lighthouse's scores of the viewer on a phone.
 */
export async function measureViewer(runs: number): Promise<readonly Verdict[]> {
  const server = await startServer();
  try {
    const visits: ViewerVisit[] = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(await visitViewer(server.origin, run % 2 === 0));
    }
    console.table(visits);
    const embeds = await visitEmbeds(server.origin);
    const scores = await auditViewer(`${server.origin}/viewer/?venue=mall`, Math.min(runs, 3));
    return [...judgeVisits(visits), judgeEmbeds(embeds), judgeScores(scores)];
  } finally {
    server.stop();
  }
}

/** Lighthouse is not a dependency; it is installed on first use, with the peers. */
async function auditViewer(address: string, runs: number): Promise<readonly ViewerScores[]> {
  if (!existsSync(path.join(peers, 'node_modules/lighthouse'))) {
    const { status } = spawnSync('npm', ['ci', '--prefix', peers], { stdio: 'inherit' });
    if (status !== 0) throw new Error('npm ci failed. Its output is above.');
  }
  const { audit } = await import('../portal-peers/audit.ts');
  const scores: ViewerScores[] = [];
  // A slow browser may record no largest contentful paint, so there is no score. Try again.
  for (let tries = 0; scores.length < runs && tries < 3 * runs; tries += 1) {
    const found = await audit(address, chromiumFlags);
    if (Number.isNaN(found.performance)) continue;
    for (const fault of found.faults) console.log(fault);
    scores.push(found);
  }
  return scores;
}
