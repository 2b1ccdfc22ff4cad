import type { TestResults } from './Stage.ts';

/** A check of a stage that is not a test of a test framework. */
export interface Check {
  /** The statement to check, as a sentence. */
  readonly name: string;
  /** Rejects if it does not hold. */
  readonly run: () => void | Promise<void>;
}

/** Runs checks one after the other. Prints each, and why it failed. */
export async function runChecks(checks: readonly Check[]): Promise<TestResults> {
  const tests = [];
  let failed = 0;
  for (const { name, run } of checks) {
    const startedAt = performance.now();
    let fault: unknown;
    try {
      await run();
    } catch (error) {
      fault = error ?? new Error('The check failed without an error.');
      failed++;
    }
    tests.push({ name, seconds: (performance.now() - startedAt) / 1000 });
    process.stdout.write(`${fault === undefined ? '✓' : '✗'} ${name}\n`);
    if (fault !== undefined) process.stderr.write(`${textOf(fault)}\n`);
  }
  return { passed: checks.length - failed, failed, tests };
}

/** Adds the results of two runs. */
export function sumOf(one: TestResults, other: TestResults): TestResults {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: (one.skipped ?? 0) + (other.skipped ?? 0),
    tests: [...(one.tests ?? []), ...(other.tests ?? [])],
  };
}

function textOf(fault: unknown): string {
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}
