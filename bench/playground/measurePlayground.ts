import { startServer } from '@mezzanine/tooling/start-server';
import type { Verdict } from '../judge.ts';
import { judgePlayground, percentileOf } from './judgePlayground.ts';
import { signIn, visitPlayground, type PlaygroundVisit } from './measureEditor.ts';

/**
 * Measures the playground of the built site, and the same page and program without an editor as
 * baselines. Prints medians, and compares them with their limits.
 */
export async function measurePlayground(runs: number): Promise<readonly Verdict[]> {
  const server = await startServer();
  try {
    const state = await signIn(server.origin);
    const visits: PlaygroundVisit[] = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(await visitPlayground(server.origin, state));
    }
    print(visits);
    return judgePlayground(visits);
  } finally {
    server.stop();
  }
}

function print(visits: readonly PlaygroundVisit[]): void {
  const median = (of: (visit: PlaygroundVisit) => number) =>
    percentileOf(visits.map(of), 0.5).toFixed(0);
  const delays = visits.flatMap(({ inputDelaysMs }) => inputDelaysMs);
  console.table({
    'with the editor': {
      'ready, ms': median(({ readyMs }) => readyMs),
      'map stands, ms': median(({ readyMs, firstRunMs }) => readyMs + firstRunMs),
    },
    'without it': {
      'ready, ms': median(({ plainReadyMs }) => plainReadyMs),
      'map stands, ms': median(({ plainRunMs }) => plainRunMs),
    },
  });
  const share = (of: number) => percentileOf(delays, of).toFixed(1);
  console.log(`Input delay of ${delays.length} keys: p50 ${share(0.5)} ms, p95 ${share(0.95)} ms`);
}
