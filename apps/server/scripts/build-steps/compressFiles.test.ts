import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSiteManifest } from '../../src/static/buildSiteManifest.ts';
import { compressFiles, withKeptCopies } from './compressFiles.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'compress-test-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

describe('compressed copies', () => {
  const mount = [{ prefix: '/', folder: 'site' }];
  const text = 'the same words again and again. '.repeat(100);

  it('have the same content, for text that is large enough', async () => {
    await write('site/page.html', text);
    await write('site/small.html', 'small');
    await write('site/photo.png', text);
    await write('site/main.js.map', text);
    const { files } = await buildSiteManifest(root, mount);
    const compressed = await compressFiles(root, 'copies', Object.values(files));
    const byPath = new Map(compressed.map((file) => [file.path, file]));
    const page = byPath.get('site/page.html');
    const read = (path = '') => readFile(join(root, path));
    expect(brotliDecompressSync(await read(page?.br?.path)).toString()).toBe(text);
    expect(gunzipSync(await read(page?.gzip?.path)).toString()).toBe(text);
    expect(page?.br?.size).toBe((await read(page?.br?.path)).length);
    expect(byPath.get('site/main.js.map')).toMatchObject({ gzip: {} });
    expect(byPath.get('site/main.js.map')).not.toHaveProperty('br');
    for (const plain of ['site/small.html', 'site/photo.png']) {
      expect(byPath.get(plain)).not.toHaveProperty('br');
    }
  });

  it('are created once for files with the same content, even if several are compressed concurrently', async () => {
    for (let at = 0; at < 40; at += 1) await write(`site/${at}.html`, text);
    const { files } = await buildSiteManifest(root, mount);
    const compressed = await compressFiles(root, 'copies', Object.values(files));
    const copies = compressed.map(({ br, gzip }) => [br?.path, gzip?.path].join());
    expect(compressed).toHaveLength(40);
    expect(new Set(copies).size).toBe(1);
    expect(await readdir(join(root, 'copies'))).toHaveLength(2);
  });

  it('are kept as long as their file exists, and removed after it', async () => {
    await write('site/page.html', text);
    const first = await buildSiteManifest(root, mount);
    const [page] = await compressFiles(root, 'copies', Object.values(first.files));
    const copy = join(root, page?.br?.path ?? '');
    await writeFile(copy, 'not compressed again');
    await compressFiles(root, 'copies', Object.values(first.files));
    expect(await readFile(copy, 'utf8')).toBe('not compressed again');
    await compressFiles(root, 'copies', []);
    await expect(readFile(copy)).rejects.toThrow('ENOENT');
  });

  it('are used for the first list of files if they exist, and none is created for it', async () => {
    await write('site/kept.html', text);
    const before = await buildSiteManifest(root, mount);
    await compressFiles(root, 'copies', Object.values(before.files));
    await write('site/new.html', `${text} and more`);
    const { files } = await buildSiteManifest(root, mount);
    const listed = await withKeptCopies(root, 'copies', Object.values(files));
    expect(
      listed.map(({ path, br, gzip }) => [path, br !== undefined, gzip !== undefined]),
    ).toEqual([
      ['site/kept.html', true, true],
      ['site/new.html', false, false],
    ]);
    expect(await readdir(join(root, 'copies'))).toHaveLength(2);
  });
});
