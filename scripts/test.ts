/**
 * The project's test command: lint, types, unit, PHP, build, browser, in that order. Stops at the first
 * stage that fails and closes with one line `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from '../e2e/chromium.ts';
import { ensureFonts } from '../e2e/fonts.ts';

interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the stage leaves its test counts, and how to read them. */
  readonly report?: { readonly file: string; readonly count: (json: never) => Counts };
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const reports = '.cache/reports';
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/browser.json`;
const phpReport = `${reports}/php.json`;

const countUnit = (json: { numPassedTests: number; numFailedTests: number }): Counts => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests,
});

const countBrowser = (json: {
  stats: { expected: number; unexpected: number; flaky: number };
}): Counts => ({
  passed: json.stats.expected,
  // A test that passes only at the second try has found something; it counts as failed.
  failed: json.stats.unexpected + json.stats.flaky,
});

const stages: readonly Stage[] = [
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  {
    name: 'unit',
    command: [
      ...['npm', 'run', '--silent', 'unit', '--', '--reporter=default', '--reporter=json'],
      `--outputFile.json=${unitReport}`,
    ],
    report: { file: unitReport, count: countUnit },
  },
  {
    name: 'PHP',
    command: ['npm', 'run', '--silent', 'test:php'],
    report: { file: phpReport, count: (json: Counts) => json },
  },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'visual',
    command: ['npm', 'run', '--silent', 'check', '-w', '@mezzanine/power-bi'],
  },
  { name: 'routes', command: ['npm', 'run', '--silent', 'routes'] },
  {
    name: 'browser',
    command: ['npm', 'run', '--silent', 'e2e'],
    report: { file: browserReport, count: countBrowser },
  },
  { name: 'size', command: ['npm', 'run', '--silent', 'size'] },
];

function run(stage: Stage): { readonly hasPassed: boolean; readonly counts: Counts } {
  console.log(`\n── ${stage.name}`);
  const startedAt = Date.now();
  const [program = '', ...args] = stage.command;
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, BROWSER_REPORT: browserReport, PHP_REPORT: phpReport },
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`── ${stage.name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { hasPassed: status === 0, counts: readCounts(stage) };
}

function readCounts(stage: Stage): Counts {
  if (stage.report === undefined) return { passed: 0, failed: 0 };
  try {
    return stage.report.count(JSON.parse(readFileSync(stage.report.file, 'utf8')) as never);
  } catch {
    return { passed: 0, failed: 0 };
  }
}

ensureChromium();
ensureFonts();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
for (const stage of stages) {
  const { hasPassed, counts } = run(stage);
  passed += counts.passed;
  failed += counts.failed;
  if (!hasPassed) {
    // A stage can fail without a failed test (lint, types, build): it counts as one.
    failed = Math.max(failed, 1);
    process.exitCode = 1;
    break;
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
