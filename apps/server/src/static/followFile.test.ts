import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followFile } from './followFile.ts';

let folder: string;
let path: string;
let stop: () => void = () => undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'follow-'));
  path = join(folder, 'site.json');
  await writeFile(path, 'one');
});
afterEach(async () => {
  stop();
  await rm(folder, { recursive: true });
});

async function replace(content: string): Promise<void> {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}

it('calls back when the file is replaced, and again after a callback that failed', async () => {
  const faults: unknown[] = [];
  const onChange = vi.fn().mockRejectedValueOnce(new Error('half written'));
  onChange.mockResolvedValue(undefined);
  stop = followFile(path, onChange, (fault) => faults.push(fault));
  await replace('two, longer');
  await vi.waitFor(() => expect(faults).toHaveLength(1), 10_000);
  await replace('three, longer still');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), 10_000);
  expect(faults).toHaveLength(1);
});
