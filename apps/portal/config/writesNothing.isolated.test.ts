import type * as fileSystem from 'node:fs';
import { expect, it, vi } from 'vitest';

/** Recorded file system calls that would have written something. */
const writes = vi.hoisted<string[]>(() => []);
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fileSystem>();
  const recorded = ['writeFileSync', 'mkdirSync', 'rmSync', 'cpSync', 'appendFileSync'].map(
    (name) => [name, (file: unknown) => void writes.push(`${name} ${String(file)}`)] as const,
  );
  const changed = { ...original, ...Object.fromEntries(recorded) };
  return { ...changed, default: changed };
});

it('importing the site configuration writes no files', async () => {
  const { default: config } = await import('../docusaurus.config.ts');
  expect(config.title).not.toBe('');
  expect(writes).toEqual([]);
});
