import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { canInstall } from '../browser/debianPackages.ts';
import { findMissingDeployTools } from './deployTools.ts';
import { readBrowserResults, readUnitResults } from './readResults.ts';
import type { Stage, TestResults } from './Stage.ts';
import { findMissingSwift } from './swiftToolchain.ts';

/** Folder of the stages' reports. */
export const reportFolder = '.cache/reports';

const reportFile = (name: string) => `${reportFolder}/${name.replaceAll(' ', '-')}.json`;
/** The JDK that the Kotlin compiler of the Android SDK targets. */
const leastJavaVersion = 17;
const npmRun = (...args: readonly string[]) => ['npm', 'run', '--silent', ...args];
const underNode24 = ['npx', 'tsx', 'packages/tooling/src/testing/runUnderNode24.ts'];

/** Random cases per property test with every change; without it, most have 1,000. */
const changeRuns = '200';

/** Stages of `npm test`, in start order. */
export function changeStages(): readonly Stage[] {
  const env = { FUZZ_RUNS: changeRuns };
  return [...sourceStages(['--project', '!slow'], env), ...builtStages(['--grep-invert', '@all'])];
}

/** Stages of `npm run test:all`: the stages of `npm test` with every test, then the slow stages. */
export function allStages(): readonly Stage[] {
  return [...sourceStages([]), ...builtStages([]), ...heavyStages()];
}

/** Stages that only read sources, so they run concurrently with the build. */
function sourceStages(
  unitArguments: readonly string[],
  env: Readonly<Record<string, string>> = {},
): readonly Stage[] {
  return [
    { name: 'build', command: npmRun('build') },
    { ...unitStage('unit', npmRun('unit', '--', ...unitArguments)), env },
    { name: 'types', command: npmRun('types') },
    { name: 'lint', command: npmRun('lint') },
    {
      name: 'PHP',
      command: npmRun('test:php', '-w', '@mezzanine/wordpress'),
      // Scripts of a workspace run in its folder.
      env: { PHP_REPORT: path.resolve(reportFile('PHP')) },
      report: { file: reportFile('PHP'), read: (results: TestResults) => results },
      findMissing: () =>
        hasProgram('php') || canInstall()
          ? undefined
          : 'Install PHP: sudo apt-get install php-cli php-mysql',
    },
    {
      ...unitStage('deploy', ['npx', 'tsx', 'packages/tooling/src/testing/testDeploy.ts']),
      after: ['unit'],
      // Installs packages, as other stages do.
      isAlone: true,
      findMissing: findMissingDeployTools,
    },
  ];
}

/** Stages that need the build. */
function builtStages(browserArguments: readonly string[]): readonly Stage[] {
  return [
    { name: 'visual', command: npmRun('check', '-w', '@mezzanine/power-bi'), after: ['build'] },
    { name: 'routes', command: npmRun('routes', '-w', '@mezzanine/portal'), after: ['build'] },
    {
      name: 'browser',
      command: ['npx', 'playwright', 'test', '-c', 'e2e', ...browserArguments],
      env: { BROWSER_REPORT: reportFile('browser') },
      after: ['build'],
      isAlone: true,
      report: { file: reportFile('browser'), read: readBrowserResults },
    },
    { name: 'size', command: npmRun('size'), after: ['build'] },
  ];
}

/** Slow stages. */
function heavyStages(): readonly Stage[] {
  const runs = process.env['FUZZ_STAGE_RUNS'] ?? '100000';
  const fuzzed = filesWith('fuzzRuns|FUZZ_RUNS|tryVenues');
  return [
    { ...unitStage('fuzz', npmRun('unit', '--', ...fuzzed)), env: { FUZZ_RUNS: runs } },
    {
      ...unitStage('databases', npmRun('test:databases', '-w', '@mezzanine/server', '--')),
      env: { KILLS: '100' },
      findMissing: () =>
        process.env['TEST_DATABASE_URL'] !== undefined || existsSync('/usr/lib/postgresql')
          ? undefined
          : 'Set TEST_DATABASE_URL, or install PostgreSQL: sudo apt-get install postgresql',
    },
    {
      name: 'WordPress',
      command: npmRun('test:wordpress', '-w', '@mezzanine/wordpress'),
      findMissing: () =>
        canInstall() || (existsSync('/usr/share/wordpress') && hasProgram('mariadbd'))
          ? undefined
          : 'Install WordPress: sudo apt-get install wordpress php-cli php-mysql mariadb-server',
    },
    {
      name: 'Android',
      command: ['npx', 'tsx', 'packages/tooling/src/testing/testAndroid.ts'],
      env: { ANDROID_REPORT: reportFile('Android') },
      report: { file: reportFile('Android'), read: (results: TestResults) => results },
      after: ['build'],
      findMissing: () =>
        hasProgram('mvn') && javaVersion() >= leastJavaVersion
          ? undefined
          : `Install Maven and a JDK of version ${leastJavaVersion}: sudo apt-get install maven openjdk-17-jdk-headless`,
    },
    {
      name: 'iOS',
      command: ['npx', 'tsx', 'packages/tooling/src/testing/testIos.ts'],
      env: { IOS_REPORT: reportFile('iOS') },
      report: { file: reportFile('iOS'), read: (results: TestResults) => results },
      // The Swift package contains the built page.
      after: ['build'],
      findMissing: findMissingSwift,
    },
    ...node24Stages(),
    {
      name: 'reproducible',
      command: ['npx', 'tsx', 'scripts/checkReproducible.ts'],
      isAlone: true,
    },
  ];
}

/** Slow stages that run under a later Node.js. */
function node24Stages(): readonly Stage[] {
  return [
    {
      name: 'protocol',
      command: [...underNode24, 'npx', 'tsx', 'packages/tooling/src/testing/testProtocol.ts'],
      env: { PROTOCOL_REPORT: reportFile('protocol') },
      report: { file: reportFile('protocol'), read: (results: TestResults) => results },
      after: ['build'],
    },
    unitStage('unit on Node.js 24', [...underNode24, 'npx', 'vitest', 'run']),
    // Both rebuild everything in place, so nothing runs concurrently.
    {
      name: 'build on Node.js 24',
      command: [...underNode24, ...npmRun('build', '--', '--force')],
      isAlone: true,
    },
    {
      name: 'start on Node.js 24',
      command: [...underNode24, 'npx', 'tsx', 'packages/tooling/src/testing/checkStart.ts'],
      after: ['build on Node.js 24'],
    },
  ];
}

/** A stage of unit tests; `command` must accept options of Vitest. */
function unitStage(name: string, command: readonly string[]): Stage {
  const file = reportFile(name);
  return {
    name,
    command: [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    report: { file, read: readUnitResults },
  };
}

/** Test files that contain one of these words. */
function filesWith(words: string): readonly string[] {
  const args = ['grep', '-l', '-E', words, '--', '*.test.ts'];
  return execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');
}

/** Major version of the JDK; 0 if there is none. */
function javaVersion(): number {
  const { stdout } = spawnSync('javac', ['--version'], { encoding: 'utf8' });
  return Number(/^javac (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

function hasProgram(name: string): boolean {
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;
}
