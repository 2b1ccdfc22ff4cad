/**
 * Builds and tests the Android SDK with Maven, and writes the results for the stage `Android`. Also compiles the blocks of
 * the portal's pages, builds an app with the artifacts of the server, and checks programs with them as assistants
 * do.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../browser/startServer.ts';
import { artifactChecks } from './artifactChecks.ts';
import { checkBlocks } from './checkBlocks.ts';
import { findUntested } from './findUntested.ts';
import { readJunitReports } from './readJunitReports.ts';
import { runChecks, sumOf } from './runChecks.ts';
import { androidCases } from './snippets/androidCases.ts';
import { snippetChecks } from './snippets/snippetChecks.ts';

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
const packed = spawnSync('npm', ['run', '--silent', 'artifacts'], { cwd: root, stdio: 'inherit' });
const server = await startServer();
const checks = await runChecks([
  ...artifactChecks(server.origin),
  ...snippetChecks(server.origin, { set: 'android-sdk', cases: androidCases }),
]);
server.stop();
const results = [tests, checks, checkBlocks(root, 'kotlin')].reduce(sumOf);
process.stdout.write(`Android: ${results.passed} passed, ${results.failed} failed\n`);
const file = process.env['ANDROID_REPORT'];
if (file !== undefined) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
}
const untested = findUntested('Maven', tests);
if (untested !== undefined) process.stderr.write(`${untested}\n`);
const isBuilt = status === 0 && packed.status === 0;
process.exitCode = isBuilt && results.failed === 0 && untested === undefined ? 0 : 1;
