import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { site } from '../../../../site.config.ts';
import { ReaderFiles } from './ReaderFiles.ts';
import { readSearchPhrases, withoutSearchPhrases } from './searchPhrases.ts';
import { SiteDocuments } from './SiteDocuments.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phrases-'));
  await mkdir(path.join(folder, 'docs'));
});
afterEach(() => rm(folder, { recursive: true }));

it('reads the search phrases of each document, with the name of the product', async () => {
  const front = '---\ntitle: Camera\nkeywords: [fly to, "%Product% camera", "429"]\n---\n';
  await writeFile(path.join(folder, 'docs/camera.mdx'), `${front}\nText`);
  await writeFile(path.join(folder, 'docs/index.mdx'), 'Text');
  const phrases = await readSearchPhrases(folder, [
    { permalink: '/docs/camera', source: '@site/docs/camera.mdx' },
    { permalink: '/docs/', source: '@site/docs/index.mdx' },
  ]);
  expect([...phrases]).toEqual([
    ['/docs/camera', ['fly to', `${site.product.name} camera`, '429']],
    ['/docs', []],
  ]);
});

it('removes the search phrases of documents before their scripts are built, and keeps those of other pages', () => {
  const frontMatter = { title: 'Camera', keywords: ['fly to'] };
  for (const file of ['docs/camera.mdx', 'web-sdk_versioned_docs/version-6.0/camera.mdx']) {
    expect(withoutSearchPhrases(folder, path.join(folder, file), frontMatter)).toEqual({
      title: 'Camera',
    });
  }
  for (const file of ['blog/camera.mdx', 'src/pages/api/api.mdx']) {
    expect(withoutSearchPhrases(folder, path.join(folder, file), frontMatter)).toEqual(frontMatter);
  }
});

it('writes the phrases to a file for the search index, instead of to pages', async () => {
  const phrases = new Map([['/docs/camera', ['fly to', 'rotate & tilt']]]);
  const readers = new ReaderFiles(folder, new SiteDocuments([], new Map()), phrases);
  await readers.finish([], folder, []);
  expect(JSON.parse(await readFile(path.join(folder, 'search-phrases.json'), 'utf8'))).toEqual({
    '/docs/camera': ['fly to', 'rotate & tilt'],
  });
});
