import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeMvf } from '@mezzanine/mvf';
import { tinyVenue } from '@mezzanine/mvf/fixtures/tinyVenue';

const program = path.join(import.meta.dirname, 'readVenueFile.ts');
const repository = path.resolve(import.meta.dirname, '../../..');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'read-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function run(): string {
  const tsx = path.join(repository, 'node_modules/tsx/dist/loader.mjs');
  const options = ['--import', `file://${tsx}`, '--conditions=mezzanine-source', program];
  return execFileSync(process.execPath, options, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

test('the program prints the number of spaces on each floor', () => {
  writeFileSync(path.join(folder, 'mall.mvf.zip'), writeMvf(tinyVenue));
  const lines = run().trim().split('\n');
  expect(lines).toHaveLength(tinyVenue.floors.length);
  for (const line of lines) expect(line).toMatch(/^.+: \d+ spaces, \d+ with a name$/);
});

test('the program exits with the reason if a file is not a bundle', () => {
  writeFileSync(path.join(folder, 'mall.mvf.zip'), 'Not a zip.');
  expect(run).toThrow(/MvfError.*zip/);
});
