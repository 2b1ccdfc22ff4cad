import { expect, it } from 'vitest';
import { site } from '../../../../site.config.ts';
import {
  favor,
  forget,
  readSavedSearches,
  remember,
  writeSavedSearches,
  type SavedSearches,
} from './savedSearches.ts';
import type { SearchHit } from './SearchHit.ts';

const none: SavedSearches = { recent: [], favorite: [] };

function hit(id: number): SearchHit {
  return {
    objectID: String(id),
    url: `/web-sdk/page-${id}`,
    type: 'lvl1',
    hierarchy: { lvl0: 'Guides', lvl1: `Page ${id}` },
    version: '6.0',
    _highlightResult: { hierarchy: { lvl1: { value: '<mark>Page</mark>' } } },
    _snippetResult: { content: { value: '<mark>Page</mark>' } },
  };
}

const ids = (hits: readonly SearchHit[]) => hits.map(({ objectID }) => Number(objectID));
const opened = (count: number) =>
  Array.from({ length: count }, (_, id) => hit(id)).reduce(remember, none);

function store(text: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(text));
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    values,
  };
}

const recentKey = `__DOCSEARCH_RECENT_SEARCHES__${site.search.indexName}`;

it('[SM-12] keeps the last 7 opened results, each once, newest first', () => {
  expect(ids(opened(9).recent)).toEqual([8, 7, 6, 5, 4, 3, 2]);
  expect(ids(remember(opened(3), hit(0)).recent)).toEqual([0, 2, 1]);
});

it('[SM-12] keeps only 4 recent results if there are favorites', () => {
  const saved = favor(opened(7), hit(3));
  expect(ids(saved.favorite)).toEqual([3]);
  expect(ids(saved.recent)).toEqual([6, 5, 4, 2]);
  expect(ids(remember(saved, hit(3)).recent), 'a favorite does not come back').toEqual([
    6, 5, 4, 2,
  ]);
});

it('[SM-12] keeps at most 10 favorites, and can remove each', () => {
  const many = Array.from({ length: 12 }, (_, id) => hit(id)).reduce(favor, none);
  expect(ids(many.favorite)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(ids(forget(many, hit(11)).favorite)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

it('[SM-12] saves neither highlight nor snippet', () => {
  const storage = store();
  writeSavedSearches(opened(1), () => storage);
  expect(JSON.parse(storage.values.get(recentKey) ?? '')).toEqual([
    {
      objectID: '0',
      url: '/web-sdk/page-0',
      type: 'lvl1',
      hierarchy: {
        lvl0: 'Guides',
        lvl1: 'Page 0',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: null,
      version: '6.0',
    },
  ]);
});

it('[SM-12] drops the key that an earlier release saved with a search', () => {
  const before = [{ ...hit(1), __autocomplete_algoliaCredentials: { apiKey: 'secret' } }];
  const storage = store({ [recentKey]: JSON.stringify(before) });
  const saved = readSavedSearches(() => storage);
  expect(ids(saved.recent)).toEqual([1]);
  writeSavedSearches(saved, () => storage);
  expect([...storage.values.values()].join()).not.toMatch(/secret|autocomplete/);
});

it.each([
  '',
  '{',
  '{}',
  'null',
  '[null, 3, {"objectID": 1}]',
  '[{"objectID":"1","hierarchy":{},"url":"javascript:alert(1)"}]',
])('reads no searches from the stored value %j', (text) => {
  expect(readSavedSearches(() => store({ [recentKey]: text }))).toEqual(none);
});

it('works without searches if storage is blocked', () => {
  const blocked = (): never => {
    throw new Error('blocked');
  };
  expect(readSavedSearches(blocked)).toEqual(none);
  expect(() => writeSavedSearches(opened(1), blocked)).not.toThrow();
});
