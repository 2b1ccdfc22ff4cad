import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SearchIndex } from '@mezzanine/search';
import { writeSearchIndex } from './writeSearchIndex.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-index-'));
  await mkdir(path.join(folder, 'docs'));
});
afterEach(() => rm(folder, { recursive: true }));

function page(title: string, head = ''): string {
  const body = `<main><article><h1>${title}</h1><p>Text.</p></article></main>`;
  return `<html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
}

it('finds a document by the phrases of the list, and another page by its own and those of the list', async () => {
  await writeFile(path.join(folder, 'docs/camera.html'), page('Camera'));
  const own = '<meta name="keywords" content="forum,chat">';
  await writeFile(path.join(folder, 'community.html'), page('Community', own));
  const phrases = JSON.stringify({
    '/docs/camera': ['turntable', 'dolly zoom'],
    '/community': ['mailing list'],
  });
  await writeFile(path.join(folder, 'search-phrases.json'), phrases);
  const target = path.join(folder, 'index/search.bin');
  await writeSearchIndex(folder, target);
  const index = SearchIndex.parse(await readFile(target, 'utf8'));
  const found = (query: string) => index.search(query, () => true)[0]?.record.path;
  expect(found('turntable')).toBe('/docs/camera');
  expect(found('forum')).toBe('/community');
  expect(found('mailing')).toBe('/community');
});
