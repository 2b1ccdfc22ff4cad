import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { topicPhrases } from '../plugins/api/topicPhrases.ts';
import { categoryPhrases } from './categoryPhrases.ts';

const minPhrases = 15;
const portal = fileURLToPath(new URL('..', import.meta.url));
const folders = readdirSync(portal).filter((name) => /^(docs|blog|.+_versioned_docs)$/.test(name));
const documents = folders.flatMap((folder) =>
  readdirSync(path.join(portal, folder), { recursive: true, encoding: 'utf8' })
    // The build writes the pages of topics.
    .filter((name) => name.endsWith('.mdx') && !name.includes('api-reference-product-js/'))
    .map((name) => path.join(folder, name)),
);

it('lists enough search phrases for every page, none twice', () => {
  expect(documents.length).toBeGreaterThan(200);
  const pages = documents.map((name): [string, readonly string[]] => {
    const text = readFileSync(path.join(portal, name), 'utf8');
    return [name, /^keywords: \[(.+)\]$/m.exec(text)?.[1]?.split(', ') ?? []];
  });
  const all = [...pages, ...Object.entries({ ...topicPhrases, ...categoryPhrases })];
  const wrong = all.filter(([, phrases]) => {
    const distinct = new Set(phrases.map((phrase) => phrase.toLowerCase()));
    return distinct.size < minPhrases || distinct.size < phrases.length;
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});
