import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { crookedBundle } from './houseBundles.fixture.ts';
import { Progress } from './Progress.ts';
import { run } from './run.ts';
import type { Terminal } from './Terminal.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mvf-run-'));
  await writeFile(join(folder, 'crooked.mvf.zip'), crookedBundle());
});

afterEach(() => vi.useRealTimers());
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A terminal that records its output. */
function keepingTerminal(isTerminal: boolean) {
  const kept = { out: '', err: '' };
  const terminal: Terminal = {
    folder,
    out: (text) => void (kept.out += text),
    err: (text) => void (kept.err += text),
    isColored: isTerminal,
    isErrTerminal: isTerminal,
    variable: () => undefined,
    interrupted: () => Promise.resolve(),
  };
  return { kept, terminal };
}

it('CLI-02: uses colors in a terminal, and prints the same text without them', async () => {
  const colored = keepingTerminal(true);
  const plain = keepingTerminal(false);
  expect(await run(['validate', 'crooked.mvf.zip'], colored.terminal, '1.0.0')).toBe(1);
  expect(await run(['validate', 'crooked.mvf.zip'], plain.terminal, '1.0.0')).toBe(1);
  expect(colored.kept.out).toContain('\u001B[31merror\u001B[39m');
  expect(stripVTControlCharacters(colored.kept.out)).toBe(plain.kept.out);
});

it('CLI-01: shows the progress of long work on standard error, and erases it', () => {
  vi.useFakeTimers();
  const { kept, terminal } = keepingTerminal(true);
  const progress = new Progress(terminal);
  vi.advanceTimersByTime(299);
  progress.show('Reading');
  expect(kept.err).toBe('');
  vi.advanceTimersByTime(1);
  progress.show('Checking');
  progress.done();
  expect(kept).toEqual({ out: '', err: '\r\u001B[2KChecking\r\u001B[2K' });
});

it('CLI-04: reports an unexpected failure as a bug in mvf, without a stack trace', async () => {
  const { kept, terminal } = keepingTerminal(false);
  const failing: Terminal = {
    ...terminal,
    out: () => {
      throw new Error('the pipe is gone');
    },
  };
  expect(await run(['info', 'crooked.mvf.zip'], failing, '1.0.0')).toBe(70);
  expect(kept.err).toBe(
    'mvf: This is a bug in mvf: the pipe is gone. Please report it, with the command line and the file.\n',
  );
});
