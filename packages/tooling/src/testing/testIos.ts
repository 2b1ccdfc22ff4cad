/**
 * Builds and tests the iOS SDK with Swift, and writes the results for the stage `iOS`. Also compares the public API with
 * the lists in `sdks/ios/api`, compiles the blocks of the portal's pages, builds an app with the package of the server, and
 * checks programs with it as assistants do. With `--update-api`, writes the lists and does nothing else.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkApiList } from '../api-list/checkApiList.ts';
import type { ApiList } from '../api-list/ApiList.ts';
import { extractSwiftLists } from '../api-list/extractSwiftLists.ts';
import { startServer } from '../browser/startServer.ts';
import { checkBlocks } from './checkBlocks.ts';
import { copyIosPage } from './copyIosPage.ts';
import { findUntested } from './findUntested.ts';
import { readJunitReports } from './readJunitReports.ts';
import { registryChecks } from './registryChecks.ts';
import { runChecks, sumOf, type Check } from './runChecks.ts';
import { iosCases } from './snippets/iosCases.ts';
import { snippetChecks } from './snippets/snippetChecks.ts';
import { swiftTypeChecks } from './swiftTypeChecks.ts';
import { findSwift } from './swiftToolchain.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const sdk = path.join(root, 'sdks/ios');
const reports = path.join(root, '.cache/reports');
/** Swift writes a report per test library: this one for XCTest, and one with a suffix for Swift Testing. */
const report = path.join(reports, 'iOS.xml');
const reportFiles = [report, path.join(reports, 'iOS-swift-testing.xml')];

mkdirSync(reports, { recursive: true });
// Removes results of an earlier run.
for (const file of reportFiles) rmSync(file, { force: true });
copyIosPage(root);
const swift = findSwift();
// Uses its own build folder, because Swift refuses to share one with another build.
const buildFolder = path.join(root, '.cache/swift');
const options = ['--scratch-path', buildFolder, '-Xswiftc', '-warnings-as-errors'];
if (swift.run(sdk, ['build', '--build-tests', ...options]) !== 0) process.exit(1);
if (process.argv.includes('--update-api')) {
  for (const list of extractSwiftLists(swift, sdk, buildFolder)) compareList(list, true);
  process.exit(0);
}

const testStatus = swift.run(sdk, ['test', '--skip-build', '--xunit-output', report, ...options]);
const tests = readJunitReports(
  reportFiles.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8')),
);
const server = await startServer();
const checks = await runChecks([
  ...swiftTypeChecks(swift, sdk, buildFolder),
  ...extractSwiftLists(swift, sdk, buildFolder).map(listCheck),
  ...registryChecks(server.origin, swift),
  ...snippetChecks(server.origin, { set: 'ios-sdk', cases: iosCases, programs: swift.programs }),
]);
server.stop();
const results = [tests, checks, checkBlocks(root, 'swift')].reduce(sumOf);
process.stdout.write(`iOS: ${results.passed} passed, ${results.failed} failed\n`);
const file = process.env['IOS_REPORT'];
if (file !== undefined) writeFileSync(file, JSON.stringify(results));
const untested = findUntested('Swift', tests);
if (untested !== undefined) process.stderr.write(`${untested}\n`);
process.exitCode = testStatus === 0 && results.failed === 0 && untested === undefined ? 0 : 1;

function listCheck(list: ApiList): Check {
  return {
    name: `${list.module}: the list of its public API is up to date`,
    run: () => {
      const problem = compareList(list, false);
      if (problem !== undefined) throw new Error(problem);
    },
  };
}

function compareList(list: ApiList, isUpdate: boolean): string | undefined {
  const updateCommand = 'npx tsx packages/tooling/src/testing/testIos.ts --update-api';
  const listFile = path.join(sdk, 'api', `${list.module}.json`);
  return checkApiList({ list, file: listFile, isUpdate, updateCommand });
}
