import { describe, expect, it } from 'vitest';
import { groupHits } from './groupHits.ts';
import { readAnswer } from './searchPages.ts';
import { readResultsPageAddress, resultsPageAddress } from './resultsPageAddress.ts';
import { filterChoices, filterCount, noFilters, toggleFilter } from './searchFilters.ts';
import { searchRequests } from './searchRequests.ts';
import type { SearchHit } from './SearchHit.ts';

const options = {
  indexName: 'site',
  context: { language: 'en', tags: ['default', 'docs-web-sdk-6.0'] },
  sdk: undefined,
  snippetWords: 10,
};
const contextFilters = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-web-sdk-6.0'],
];

describe('requests', () => {
  it('[SR-02] [SR-03] request 20 hits with highlights, snippets of the configured length, and a query id', () => {
    const [hits] = searchRequests({ text: 'camera', filters: noFilters, page: 0 }, options);
    expect(hits).toEqual({
      indexName: 'site',
      query: 'camera',
      page: 0,
      hitsPerPage: 20,
      attributesToRetrieve: expect.arrayContaining([
        'hierarchy.lvl0',
        'hierarchy.lvl6',
        'content',
        'type',
        'url',
      ]) as unknown,
      attributesToSnippet: expect.arrayContaining(['hierarchy.lvl1:10', 'content:10']) as unknown,
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      clickAnalytics: true,
      facetFilters: contextFilters,
      facets: ['set', 'kind'],
    });
  });

  it('[SR-04] use the user’s language and versions until a version is selected', () => {
    const filters = toggleFilter(toggleFilter(noFilters, 'version', '5.0'), 'kind', 'guide');
    const requests = searchRequests({ text: 'a', filters, page: 0 }, options);
    expect(requests.map(({ facetFilters, facets }) => ({ facetFilters, facets }))).toEqual([
      { facetFilters: ['language:en', ['version:5.0'], ['kind:guide']], facets: ['set'] },
      { facetFilters: ['language:en', ['kind:guide']], facets: ['version'] },
      { facetFilters: ['language:en', ['version:5.0']], facets: ['kind'] },
    ]);
  });

  it('count all versions, but search only the selected ones', () => {
    const [, versions] = searchRequests({ text: 'a', filters: noFilters, page: 0 }, options);
    expect(versions).toMatchObject({
      hitsPerPage: 0,
      facetFilters: ['language:en'],
      facets: ['version'],
    });
  });

  it('prefer the SDK that the user reads', () => {
    const query = { text: 'camera', filters: noFilters, page: 0 };
    const [hits, ...counts] = searchRequests(query, { ...options, sdk: 'ios-sdk' });
    expect(hits?.optionalFilters).toEqual(['set:ios-sdk']);
    expect(counts.map(({ optionalFilters }) => optionalFilters)).toEqual([undefined]);
  });

  it('[SR-03] resolve to hits, their number, and the query id', () => {
    const answer = readAnswer('a', [
      { hits: [], nbHits: 57, nbPages: 3, queryID: 'q', facets: { set: { docs: 2 }, kind: {} } },
      { hits: [], facets: { version: { '6.0': 4 } } },
    ]);
    expect(answer).toMatchObject({ count: 57, pageCount: 3, queryId: 'q' });
    expect(answer.counts).toEqual({ set: { docs: 2 }, version: { '6.0': 4 }, kind: {} });
    expect(readAnswer('a', [])).toMatchObject({ hits: [], count: 0, queryId: undefined });
  });
});

function hit(lvl0: string, lvl1: string, type: SearchHit['type'] = 'lvl1'): SearchHit {
  return { objectID: `${lvl0}/${lvl1}/${type}`, url: '/', type, hierarchy: { lvl0, lvl1 } };
}

describe('groups', () => {
  it('[SM-05] are sections that contain pages with their hits', () => {
    const camera = hit('Guides', 'Camera');
    const groups = groupHits([
      hit('Guides', 'Camera', 'lvl2'),
      hit('Reference', 'Camera'),
      camera,
      hit('Guides', 'Labels', 'content'),
      hit('Guides', 'Camera', 'content'),
    ]);
    expect(groups.map(({ title }) => title)).toEqual(['Guides', 'Reference']);
    expect(groups[0]?.hits.map((found) => [found.hit.objectID, found.parent])).toEqual([
      ['Guides/Camera/lvl1', undefined],
      ['Guides/Camera/lvl2', camera],
      ['Guides/Camera/content', camera],
      ['Guides/Labels/content', undefined],
    ]);
  });

  it('[SM-05] have 5 hits each', () => {
    const hits = Array.from({ length: 8 }, (_, page) => hit('Guides', `Page ${page}`));
    expect(groupHits([...hits, hit('Blog', 'Post')]).map((group) => group.hits.length)).toEqual([
      5, 1,
    ]);
  });

  it('[SR-07] also work for hits without levels', () => {
    const bare: SearchHit = { objectID: '1', url: '/', type: 'content', hierarchy: { lvl0: null } };
    expect(groupHits([bare])).toEqual([{ title: '', hits: [{ hit: bare, parent: undefined }] }]);
  });
});

describe('the URL of the results page', () => {
  it('[SR-01] has query, filters, and page, and parses to the same values', () => {
    const query = {
      text: 'café & “bars”',
      filters: { set: ['docs', 'web-sdk'], version: ['5.0'], kind: ['release-note'] },
      page: 2,
    };
    const address = resultsPageAddress(query);
    expect(address).toContain('&set=docs,web-sdk&version=5.0&kind=release-note&page=3');
    expect(readResultsPageAddress(address.slice(address.indexOf('?')))).toEqual(query);
  });

  it('[SM-07] has only the query if nothing else is selected', () => {
    const query = { text: 'camera', filters: noFilters, page: 0 };
    expect(resultsPageAddress(query)).toBe('/search-results?q=camera');
    expect(resultsPageAddress({ ...query, text: '' })).toBe('/search-results');
  });

  it.each([
    '?page=0',
    '?page=-1',
    '?page=1e9',
    '?page=x',
    '?kind=<b>,a b,__proto__:1',
    '?set=',
    '?%',
  ])('ignores other values in %s', (search) => {
    expect(readResultsPageAddress(search)).toEqual({ text: '', filters: noFilters, page: 0 });
  });

  it('[SM-10] has at most 64 characters of a query', () => {
    expect(readResultsPageAddress(`?q=${'a'.repeat(99)}`).text).toHaveLength(64);
  });
});

it('filters have a stable order, newest version first, including selected ones', () => {
  const counts = {
    set: { docs: 1, blog: 2, 'web-sdk': 9 },
    version: { '9.0': 1, '10.0': 1, current: 3 },
    kind: { blog: 2 },
  };
  const filters = toggleFilter(noFilters, 'set', 'api');
  expect(filterChoices('set', counts, filters)).toEqual(['web-sdk', 'api', 'docs']);
  expect(filterChoices('version', counts, filters)).toEqual(['10.0', '9.0']);
});

it('a filter value with the name of an object member counts nothing', () => {
  const counts = { set: { docs: 2 }, version: {}, kind: {} };
  expect(filterCount(counts, 'set', 'docs')).toBe(2);
  for (const name of ['__proto__', 'constructor', 'toString']) {
    expect(filterCount(counts, 'set', name)).toBe(0);
  }
});
