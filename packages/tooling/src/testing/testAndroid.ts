/**
 * Builds and tests the Android SDK with Maven, compiles the blocks of its pages, and writes the results for the
 * stage `Android`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkBlocks } from './checkBlocks.ts';
import { readJunitReports } from './readJunitReports.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const sdk = path.join(root, 'sdks/android');
const findReports = () =>
  readdirSync(sdk, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^\w+\/target\/surefire-reports\/TEST-[^/]+\.xml$/.test(name),
  );

// Removes results of an earlier run.
for (const report of findReports()) rmSync(path.join(sdk, report));
const { status, error } = spawnSync('mvn', ['-B', '-ntp', '-f', sdk, 'test'], { stdio: 'inherit' });
if (error) throw error;

const tests = readJunitReports(
  findReports().map((report) => readFileSync(path.join(sdk, report), 'utf8')),
);
const blocks = checkBlocks(root, 'kotlin');
const results = {
  ...tests,
  passed: tests.passed + blocks.passed,
  failed: tests.failed + blocks.failed,
};
process.stdout.write(`Android: ${results.passed} passed, ${results.failed} failed\n`);
const file = process.env['ANDROID_REPORT'];
if (file !== undefined) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
}
if (tests.passed === 0) process.stderr.write('Maven ran no tests.\n');
process.exitCode = status === 0 && results.failed === 0 && tests.passed > 0 ? 0 : 1;
