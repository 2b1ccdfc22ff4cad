import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLocalKeys } from '../identity/LocalKeys.ts';
import { SessionRecords } from '../identity/SessionRecords.ts';
import { StartError } from '../StartError.ts';

/** Files of sign-in, how they are opened, and what the server does without them. */
const files = [
  {
    name: 'identity-keys.json',
    open: openLocalKeys,
    without: 'the server generates new keys, and everyone has to sign in again.',
  },
  {
    name: 'identity-sessions.json',
    open: async (path: string) => {
      const records = await SessionRecords.open(path, { onWriteError: () => undefined });
      records.set('session', { account: 'reader' });
      await records.flush();
    },
    without: 'everyone has to sign in again.',
  },
];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-file-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe.each(files)('$name', ({ name, open, without }) => {
  it('is created at the first start, and read again', async () => {
    await open(join(folder, name));
    await open(join(folder, name));
    expect(await readdir(folder)).toEqual([name]);
  });

  it.each([
    ['empty', ''],
    ['empty', ' \n'],
    ['damaged', '{"version":1,'],
    ['damaged', '[]'],
    ['damaged', '{"version":1}'],
    ['damaged', '{"version":2,"records":{},"signing":{},"cookies":""}'],
  ])('that is %s (%j) is named with the way out, and stays as it is', async (state, content) => {
    const path = join(folder, name);
    await writeFile(path, content);
    const message = `${path} is ${state}. Restore it from a backup, or move it out of the folder: ${without}`;
    await expect(open(path)).rejects.toThrow(new StartError(message));
    expect(await readFile(path, 'utf8')).toBe(content);
    expect(await readdir(folder)).toEqual([name]);
  });
});
