import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleServer } from './bundleServer.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundle-server-'));
  await bundleServer(root, path.relative(root, path.join(folder, 'main.js')));
  // Seconds on a quiet machine.
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('has no source maps, which Node.js would parse while requests wait', () => {
  expect(readdirSync(folder).toSorted()).toEqual(['main.js', 'uploadWorker.js']);
  for (const file of readdirSync(folder)) {
    expect(readFileSync(path.join(folder, file), 'utf8')).not.toContain('sourceMappingURL=');
  }
});

it('keeps the names and paths of the sources, which stacks of errors then show', () => {
  const code = readFileSync(path.join(folder, 'main.js'), 'utf8');
  expect(code).toContain('// apps/server/src/main.ts');
  expect(code).toMatch(/^function readConfig\(/m);
});
