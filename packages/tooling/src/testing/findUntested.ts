import type { TestResults } from './Stage.ts';

/**
 * Describes missing or skipped tests of an SDK, which fail its stage.
 *
 * @param program - the program that ran the tests
 * @returns undefined if tests passed, and none was skipped
 */
export function findUntested(program: string, results: TestResults): string | undefined {
  const skipped = results.skipped ?? 0;
  if (skipped > 0) {
    return `${program} skipped tests: ${skipped}. This stage has to run all. See above for what is missing.`;
  }
  return results.passed === 0 ? `${program} ran no tests.` : undefined;
}
