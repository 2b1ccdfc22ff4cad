import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SearchIndex } from '@mezzanine/search';
import { z } from 'zod';
import { extractPageTexts } from '../../src/search/extractPageTexts.ts';
import { extractRecords } from '../../src/search/extractRecords.ts';
import { pagePath } from '../../src/static/pagePaths.ts';

/** Pages without their own searchable content: lists of other pages, and error pages. */
const unsearched = /^\/(404-not-found|search-results|blog\/(archive|tags|authors|page)(\/.*)?)$/;

/** Search phrases by path, in addition to those in the pages. Documents contain none. */
const phrasesSchema = z.record(z.string(), z.array(z.string()));

/**
 * Builds the search index from the pages of a built portal and its `search-phrases.json`.
 *
 * @param portal Folder of the built portal.
 * @returns the number of records.
 */
export async function writeSearchIndex(portal: string, target: string): Promise<number> {
  const files = await readdir(portal, { recursive: true });
  const phrases = phrasesSchema.parse(
    JSON.parse(await readFile(join(portal, 'search-phrases.json'), 'utf8')),
  );
  const records = [];
  const texts = new Map<string, ReturnType<typeof extractPageTexts>>();
  for (const file of files.map((name) => name.replaceAll('\\', '/')).sort()) {
    const path = pagePath(`/${file}`);
    if (path === undefined || unsearched.test(path)) continue;
    const html = await readFile(join(portal, file), 'utf8');
    records.push(...extractRecords(html, path));
    const own = extractPageTexts(html);
    const listed = phrases[path.replace(/\/$/, '')] ?? [];
    texts.set(path, { ...own, keywords: [own.keywords, ...listed].join(',') });
  }
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, SearchIndex.build(records, texts).serialize());
  return records.length;
}
