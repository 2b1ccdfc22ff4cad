import type { TestResults, TimedTest } from './Stage.ts';

/**
 * Merges reports in JUnit's format, as Maven and Swift write them.
 *
 * @param reports - XML documents
 */
export function readJunitReports(reports: readonly string[]): TestResults {
  const tests = reports.flatMap(testsOf);
  const count = (outcome: JunitTest['outcome']): number =>
    tests.filter((test) => test.outcome === outcome).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    tests: tests.map(({ name, seconds }) => ({ name, seconds })),
  };
}

interface JunitTest extends TimedTest {
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

function testsOf(report: string): readonly JunitTest[] {
  const cases = report.matchAll(/<testcase\s([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs);
  return [...cases].map(([, attributes = '', content = '']) => ({
    name: `${attributeOf(attributes, 'classname')} › ${attributeOf(attributes, 'name')}`,
    seconds: Number(attributeOf(attributes, 'time')),
    outcome: outcomeOf(content),
  }));
}

function outcomeOf(content: string): JunitTest['outcome'] {
  if (/<(?:failure|error)\b/.test(content)) return 'failed';
  return /<skipped\b/.test(content) ? 'skipped' : 'passed';
}

function attributeOf(attributes: string, name: string): string {
  return new RegExp(String.raw`\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}
