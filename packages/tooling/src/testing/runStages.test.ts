import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runStages } from './runStages.ts';
import type { Stage, TestResults } from './Stage.ts';
import { summaryOf } from './summaryOf.ts';

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stages-'));
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (stages: readonly Stage[]) => runStages(stages, (line) => lines.push(line));
const program = (code: string) => [process.execPath, '--eval', code];
const passing = (name: string, more: Partial<Stage> = {}): Stage => ({
  name,
  command: program(''),
  ...more,
});
/** A stage that runs until it is stopped. */
const hanging = (name: string): Stage => ({
  name,
  command: program('setInterval(() => {}, 1000)'),
});

/** A stage that exits with a code and reports tests. */
function reporting(name: string, code: number, results: TestResults): Stage {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(results));
  return {
    name,
    command: program(`process.exitCode = ${code}`),
    report: { file, read: (read: TestResults) => read },
  };
}

it('prefixes the output of each stage with its name', async () => {
  const [result] = await run([passing('one', { command: program('console.log("Hello")') })]);
  expect(result?.outcome).toBe('passed');
  expect(lines[0]).toBe('── one: started');
  expect(lines[1]).toBe('one │ Hello');
  expect(lines[2]).toMatch(/^── one: passed in \d+ s$/);
});

it('starts a stage when its dependencies have passed, and an exclusive one when none runs', async () => {
  await run([
    passing('last', { after: ['alone'] }),
    passing('alone', { isAlone: true, after: ['a'] }),
    passing('a'),
    passing('b'),
  ]);
  const marks = lines.map((line) => line.replace(/(passed).*/, '$1').slice(3));
  const at = (line: string) => marks.indexOf(line);
  expect(marks.slice(0, 2)).toEqual(['a: started', 'b: started']);
  expect(at('alone: started')).toBeGreaterThan(Math.max(at('a: passed'), at('b: passed')));
  expect(marks.slice(-2)).toEqual(['last: started', 'last: passed']);
});

it('stops the others when one fails, and starts no more', async () => {
  const stages = [hanging('hanging'), passing('failing', { command: program('process.exit(3)') })];
  const results = await run([...stages, passing('next')]);
  expect(results.map(({ outcome }) => outcome)).toEqual(['stopped', 'failed', 'not started']);
  expect(summaryOf(results, 1)).toMatch(/\n0 passed, 1 failed$/);
});

it('continues the other stages if requested, except those that depend on the failed one', async () => {
  const stages = [
    passing('failing', { command: program('process.exit(3)') }),
    passing('dependent', { after: ['failing'] }),
    passing('next', { isAlone: true }),
  ];
  const print = (line: string) => lines.push(line);
  const results = await runStages(stages, print, { continuesAfterFailure: true });
  expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'not started', 'passed']);
});

it('counts the tests of each stage, and lists the slowest', async () => {
  const tests = [
    { name: 'short', seconds: 1 },
    { name: 'long', seconds: 61.25 },
  ];
  const results = await run([
    reporting('unit', 0, { passed: 2, failed: 0, skipped: 1, tests }),
    reporting('browser', 0, { passed: 3, failed: 0 }),
  ]);
  const summary = summaryOf(results, 125);
  expect(summary).toMatch(/61\.3 s {2}long\n.* 1\.0 s {2}short/);
  expect(summary).toMatch(/unit .* passed {2}2 passed, 0 failed, 1 skipped/);
  expect(summary).toMatch(/total +2:05\n\n5 passed, 0 failed$/);
});

it('fails a stage whose report has failures or is missing, regardless of its exit code', async () => {
  const [failed] = await run([reporting('unit', 0, { passed: 9, failed: 2 })]);
  expect(failed).toMatchObject({ outcome: 'failed', results: { passed: 9, failed: 2 } });
  const unread = { ...reporting('unit', 0, { passed: 9, failed: 0 }) };
  rmSync(unread.report?.file ?? '');
  const [missing] = await run([unread]);
  expect(missing).toMatchObject({ outcome: 'failed', results: { passed: 0, failed: 1 } });
});

it('lists stages that cannot run here, and does not count them as passed', async () => {
  const results = await run([passing('PHP', { findMissing: () => 'Install PHP.' })]);
  expect(results[0]?.outcome).toBe('missing');
  expect(lines).toEqual(['── PHP: NOT RUN. Install PHP.']);
  expect(summaryOf(results, 0)).toMatch(/NOT RUN: PHP\. Install PHP\.\n[^]*\n0 passed, 0 failed$/);
});
