import { afterEach, expect, it, vi } from 'vitest';
import { runChecks, sumOf } from './runChecks.ts';

afterEach(() => vi.restoreAllMocks());

it('runs every check, and counts those that fail', async () => {
  const printed = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const results = await runChecks([
    { name: 'holds', run: () => undefined },
    { name: 'throws', run: () => expect(1).toBe(2) },
    { name: 'rejects', run: () => Promise.reject(new Error('It is late.')) },
    { name: 'also holds', run: () => Promise.resolve() },
  ]);
  expect(results).toMatchObject({ passed: 2, failed: 2 });
  expect(results.tests?.map(({ name }) => name)).toEqual([
    'holds',
    'throws',
    'rejects',
    'also holds',
  ]);
  const text = printed.flatMap(({ mock }) => mock.calls.map(String)).join('');
  expect(text).toContain('✓ holds');
  expect(text).toContain('✗ rejects');
  expect(text).toContain('It is late.');
});

it('adds results', () => {
  const tests = [{ name: 'a', seconds: 1 }];
  expect(sumOf({ passed: 1, failed: 0, skipped: 2, tests }, { passed: 3, failed: 1 })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    tests,
  });
});
