/**
 * Builds and tests the iOS SDK with Swift, compares its public API with the lists in `sdks/ios/api`, compiles the blocks
 * of its pages, and writes the results for the stage `iOS`. With `--update-api`, writes the lists and runs no tests.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkApiList } from '../api-list/checkApiList.ts';
import { extractSwiftLists } from '../api-list/extractSwiftLists.ts';
import { checkBlocks } from './checkBlocks.ts';
import { checkSwiftTypes } from './checkSwiftTypes.ts';
import { copyIosPage } from './copyIosPage.ts';
import { readJunitReports } from './readJunitReports.ts';
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
// A build folder of its own, because Swift refuses to share one with another build.
const buildFolder = path.join(root, '.cache/swift');
const options = ['--scratch-path', buildFolder, '-Xswiftc', '-warnings-as-errors'];
const isBuilt = swift.run(sdk, ['build', '--build-tests', ...options]) === 0;
if (process.argv.includes('--update-api')) {
  if (isBuilt) checkLists({ isUpdate: true });
  process.exit(isBuilt ? 0 : 1);
}
const faults = isBuilt
  ? [...checkSwiftTypes(swift, sdk, buildFolder), ...checkLists({ isUpdate: false })]
  : [];
for (const fault of faults) process.stderr.write(`${fault}\n`);
const hasPassed =
  isBuilt && swift.run(sdk, ['test', '--skip-build', '--xunit-output', report, ...options]) === 0;

const tests = readJunitReports(
  reportFiles.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8')),
);
const blocks = checkBlocks(root, 'swift');
const results = {
  ...tests,
  passed: tests.passed + blocks.passed,
  failed: tests.failed + blocks.failed,
};
process.stdout.write(`iOS: ${results.passed} passed, ${results.failed} failed\n`);
const file = process.env['IOS_REPORT'];
if (file !== undefined) writeFileSync(file, JSON.stringify(results));
if (tests.passed === 0) process.stderr.write('Swift ran no tests.\n');
process.exitCode =
  hasPassed && faults.length === 0 && results.failed === 0 && tests.passed > 0 ? 0 : 1;

function checkLists({ isUpdate }: { isUpdate: boolean }): readonly string[] {
  return extractSwiftLists(swift, sdk, buildFolder).flatMap((list) => {
    const listFile = path.join('sdks/ios/api', `${list.module}.json`);
    const updateCommand = 'npx tsx packages/tooling/src/testing/testIos.ts --update-api';
    return checkApiList({ list, file: path.join(root, listFile), isUpdate, updateCommand }) ?? [];
  });
}
