import type { StageResult } from './Stage.ts';

const shownTests = 20;

/**
 * Formats the summary of all stages: the slowest tests, the results, skipped stages, and as the last
 * line `N passed, N failed`.
 *
 * @param results - of the stages
 * @param seconds - total duration
 */
export function summaryOf(results: readonly StageResult[], seconds: number): string {
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result.results[key], 0);
  const lines = [
    '',
    ...slowestTests(results),
    ...results.map(stageLine),
    ...results
      .filter(({ missing }) => missing !== undefined)
      .map(({ name, missing = '' }) => `NOT RUN: ${name}. ${missing}`),
    `${'total'.padEnd(nameWidth)} ${clock(seconds)}`,
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
  return lines.join('\n');
}

const nameWidth = 20;

function slowestTests(results: readonly StageResult[]): readonly string[] {
  const tests = results
    .flatMap(({ results: { tests = [] } }) => tests)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, shownTests);
  if (tests.length === 0) return [];
  const lines = tests.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
  return [`The slowest ${tests.length} tests:`, ...lines, ''];
}

function stageLine({ name, outcome, seconds, results }: StageResult): string {
  const { passed, failed, skipped = 0 } = results;
  const counts = passed + failed + skipped === 0 ? '' : `  ${passed} passed, ${failed} failed`;
  const left = skipped === 0 ? '' : `, ${skipped} skipped`;
  return `${name.padEnd(nameWidth)} ${clock(seconds)}  ${outcome}${counts}${left}`;
}

/** Formats minutes and seconds: ` 2:05`. */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60)).padStart(2)}:${String(whole % 60).padStart(2, '0')}`;
}
