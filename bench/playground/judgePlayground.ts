import type { Verdict } from '../judge.ts';
import type { PlaygroundVisit } from './measureEditor.ts';

/** Limits in milliseconds for the playground on a machine with two cores. */
export const playgroundBars = { readyMs: 2500, firstRunMs: 1500, inputDelayMs: 50 } as const;

/** The value that a share of all values does not exceed. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)] ?? NaN;
}

/** Compares the medians of visits, and the delays of all keys, with their limits. */
export function judgePlayground(visits: readonly PlaygroundVisit[]): readonly Verdict[] {
  const median = (of: (visit: PlaygroundVisit) => number) => percentileOf(visits.map(of), 0.5);
  const ready = median(({ readyMs }) => readyMs);
  const run = median(({ firstRunMs }) => firstRunMs);
  const delay = percentileOf(
    visits.flatMap(({ inputDelaysMs }) => inputDelaysMs),
    0.95,
  );
  const verdict = (what: string, value: number, bar: number): Verdict => ({
    text: `${what}: ${value.toFixed(0)} ms, at most ${bar} ms`,
    isHeld: value <= bar,
  });
  return [
    verdict('Ready to type', ready, playgroundBars.readyMs),
    verdict('First run after that', run, playgroundBars.firstRunMs),
    verdict('Input delay while the program is checked, p95', delay, playgroundBars.inputDelayMs),
  ];
}
