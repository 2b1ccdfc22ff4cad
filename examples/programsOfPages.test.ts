import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { programsOfPages, toPageProgram } from './programsOfPages.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'program-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a page uses the venue of its URL, in both forms in which programs name one', () => {
  expect(toPageProgram(`load({ venueId: 'mall' });`)).toContain(`venueId: venueOfAddress('mall')`);
  const [line, ...rest] = toPageProgram(`const venueId = 'mall';`).split('\n');
  expect(line).toBe(`const venueId = venueOfAddress('mall');`);
  expect(rest.join()).toMatch(
    /import \{ venueOfAddress \} from ".*page-runtime\/venueOfAddress\.ts"/,
  );
});

test('a program without a venue or a server does not change', () => {
  expect(toPageProgram('start();').trim()).toBe('start();');
});

test('a file next to the program is copied with a hashed name, and referenced by it', async () => {
  await writeFile(path.join(folder, 'crate.glb'), 'model');
  await writeFile(
    path.join(folder, 'main.ts'),
    `globalThis.crate = new URL('./crate.glb', import.meta.url).href;`,
  );
  const assets = path.join(folder, 'assets');
  await build({
    entryPoints: { program: path.join(folder, 'main.ts') },
    outdir: folder,
    entryNames: 'assets/[name]',
    assetNames: 'assets/[name]-[hash]',
    bundle: true,
    format: 'esm',
    plugins: [programsOfPages],
  });
  await import(path.join(assets, 'program.js'));
  const { crate } = globalThis as unknown as { crate: string };
  expect(path.basename(crate)).toMatch(/^crate-[A-Z0-9]{8}\.glb$/);
  expect(await readdir(assets)).toContain(path.basename(crate));
  expect(await readFile(new URL(crate), 'utf8')).toBe('model');
});
