import type * as fileSystem from 'node:fs/promises';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishPages } from './finishPagesPlugin.ts';

/** Paths of written files, in order. */
const written = vi.hoisted<string[]>(() => []);
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof fileSystem>();
  const recorded: typeof original.writeFile = (file, ...rest) => {
    written.push(file as string);
    return original.writeFile(file, ...rest);
  };
  return { ...original, writeFile: recorded };
});

const page = (kind: string) =>
  `<!doctype html><html class="${kind}"><head><link rel=stylesheet href=/s.css /><script src=/a.js defer></script></head></html>`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(folder, 'docs'));
});
afterEach(() => rm(folder, { recursive: true }));

it('reads and writes each page once, with all changes', async () => {
  const files = ['docs/maps.html', 'index.html', 'search-results.html'].map((name) =>
    path.join(folder, name),
  );
  const [maps = '', home = '', results = ''] = files;
  await writeFile(maps, page('docs-wrapper'));
  await writeFile(home, page('plugin-pages'));
  await writeFile(results, page('plugin-pages'));
  written.length = 0;
  const added: string[] = [];
  await finishPages(folder, {
    add: (html) => {
      added.push(html);
      return Promise.resolve('<meta name=a>');
    },
    stylesOf: (at) => new Set(at === 'docs/maps' ? ['/own.css'] : []),
    scriptsOf: () => new Set(['/a.js', '/own.js']),
  });
  expect(added).toEqual([page('docs-wrapper'), page('plugin-pages'), page('plugin-pages')]);
  expect(written).toEqual(files);
  expect(await readFile(maps, 'utf8')).toMatch(
    /<meta name=a><script data-programs="\/a\.js" data-page-views="[^"]+">/,
  );
  expect(await readFile(maps, 'utf8')).toContain('/s.css /><link rel=stylesheet href="/own.css">');
  expect(await readFile(home, 'utf8')).toContain('<script src=/a.js defer></script><meta name=a>');
  const preload = '<link rel=preload as=script href="/own.js">';
  expect(await readFile(home, 'utf8')).not.toContain(preload);
  expect(await readFile(results, 'utf8')).toContain(`defer></script>${preload}<meta name=a>`);
});

it('rejects a site without documents', async () => {
  await writeFile(path.join(folder, 'index.html'), page('plugin-pages'));
  const files = { stylesOf: () => new Set<string>(), scriptsOf: () => new Set<string>() };
  const readers = { add: () => Promise.resolve(''), ...files };
  await expect(finishPages(folder, readers)).rejects.toThrow(/No page in .+ is a document/);
});
