import type { TestResults, TimedTest } from './Stage.ts';

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number }[];
  }[];
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface BrowserReport {
  readonly suites: readonly BrowserSuite[];
  readonly errors: readonly unknown[];
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

/** Reads Vitest's JSON report. */
export function readUnitResults(report: UnitReport): TestResults {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration = 0 }) => ({
        name: `${shortPath(name)} › ${fullName}`,
        seconds: duration / 1000,
      })),
    ),
  };
}

/** Reads Playwright's JSON report. */
export function readBrowserResults({ suites, stats }: BrowserReport): TestResults {
  return {
    passed: stats.expected,
    // A flaky test has found a problem, so it counts as failed.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    tests: suites.flatMap(testsOf),
  };
}

function testsOf({ suites = [], specs }: BrowserSuite): readonly TimedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ results }) => ({
      name: `${file} › ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

function shortPath(file: string): string {
  const root = `${process.cwd()}/`;
  return file.startsWith(root) ? file.slice(root.length) : file;
}
