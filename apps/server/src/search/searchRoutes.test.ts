import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testApp.fixture.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.dispose());

const credentials = '?x-algolia-application-id=APP&x-algolia-api-key=search-key';

const post = (body: unknown, query = credentials, init: RequestInit = {}) =>
  test.app.request(`http://maps.example:8080/1/indexes/*/queries${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });

interface Result {
  readonly hits: readonly Record<string, unknown>[];
  readonly [name: string]: unknown;
}

const search = async (...requests: Record<string, unknown>[]): Promise<Result[]> => {
  const named = requests.map((request) => ({ indexName: 'docs', ...request }));
  const response = await post({ requests: named });
  expect(response.status).toBe(200);
  return ((await response.json()) as { results: Result[] }).results;
};

/** The request of the search widget. */
const widgetRequest = {
  query: 'animate',
  attributesToRetrieve: [
    'hierarchy.lvl0',
    'hierarchy.lvl1',
    'hierarchy.lvl2',
    'content',
    'type',
    'url',
  ],
  attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'content:3'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: true,
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-web-sdk-6.0']],
};

describe('responses', () => {
  it('[SR-02] [SR-03] have the format that the search widget reads', async () => {
    const [result] = await search(widgetRequest);
    expect(result).toEqual({
      hits: [
        {
          objectID: expect.stringMatching(/^[0-9a-f]{20}$/),
          url: 'http://maps.example:8080/web-sdk/camera#animate',
          type: 'lvl2',
          content: null,
          hierarchy: { lvl0: 'Web SDK', lvl1: 'Camera', lvl2: 'Animate' },
          _snippetResult: {
            hierarchy: {
              lvl1: { value: 'Camera', matchLevel: 'none' },
              lvl2: { value: '<mark>Animate</mark>', matchLevel: 'full' },
            },
          },
          _highlightResult: {
            hierarchy: {
              lvl0: { value: 'Web SDK', matchLevel: 'none', matchedWords: [] },
              lvl1: { value: 'Camera', matchLevel: 'none', matchedWords: [] },
              lvl2: {
                value: '<mark>Animate</mark>',
                matchLevel: 'full',
                matchedWords: ['animate'],
              },
            },
          },
        },
      ],
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      exhaustiveNbHits: true,
      facets: {},
      query: 'animate',
      params: expect.stringContaining('query=animate'),
      index: 'docs',
      processingTimeMS: expect.any(Number),
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('a cached response differs for insights and for another host', async () => {
    const [first, again] = await search(widgetRequest, widgetRequest);
    expect(again?.hits).toEqual(first?.hits);
    expect(again?.['queryID']).not.toBe(first?.['queryID']);
    const response = await test.app.request(
      `http://other.example/1/indexes/*/queries${credentials}`,
      {
        method: 'POST',
        body: JSON.stringify({ requests: [{ indexName: 'docs', ...widgetRequest }] }),
      },
    );
    const { results } = (await response.json()) as { results: Result[] };
    expect(results[0]?.hits[0]?.['url']).toBe('http://other.example/web-sdk/camera#animate');
  });

  it('missing levels are null in the plain hierarchy and absent from the highlighted one', async () => {
    const [result] = await search({ query: 'now' });
    const hit = result?.hits[0];
    expect(hit?.['type']).toBe('content');
    expect(hit?.['hierarchy']).toMatchObject({ lvl2: 'Animate', lvl3: null, lvl6: null });
    const marked = hit?.['_highlightResult'] as { hierarchy: object };
    expect(Object.keys(marked.hierarchy)).toEqual(['lvl0', 'lvl1', 'lvl2']);
  });

  it('the highlights are the only markup, including in plain strings', async () => {
    const [result] = await search({
      query: 'now',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
    const hit = result?.hits[0];
    expect(hit?.['content']).toBe('Call animateTo &lt;b&gt;now&lt;/b&gt;.');
    expect((hit?.['_highlightResult'] as { content: object }).content).toMatchObject({
      value: 'Call animateTo &lt;b&gt;<mark>now</mark>&lt;/b&gt;.',
    });
  });

  it('parameters as text have the same effect as inline', async () => {
    const params = new URLSearchParams({
      query: 'animate',
      hitsPerPage: '5',
      attributesToSnippet: '["content:3"]',
      attributesToRetrieve: 'url,type',
      facetFilters: '[["language:en"]]',
      clickAnalytics: 'true',
    }).toString();
    const [result] = await search({ params });
    expect(result).toMatchObject({ nbHits: 1, hitsPerPage: 5, params });
    expect(result?.['queryID']).toBeDefined();
    expect(Object.keys(result?.hits[0] ?? {}).sort()).toEqual(
      ['_highlightResult', '_snippetResult', 'objectID', 'type', 'url'].sort(),
    );
  });

  it('several requests are answered in order', async () => {
    const results = await search({ query: 'camera' }, { query: '' }, { query: 'zzqqxx' });
    expect(results.map(({ query }) => query)).toEqual(['camera', '', 'zzqqxx']);
    expect(results[2]?.hits).toEqual([]);
    expect(results[2]?.['nbHits']).toBe(0);
  });

  it('an empty query finds pages, 20 per page by default', async () => {
    const [all, second, none] = await search(
      { query: '' },
      { query: '', hitsPerPage: 2, page: 1 },
      { query: '', hitsPerPage: 0, facets: ['language', 'docusaurus_tag'] },
    );
    expect(all).toMatchObject({ hitsPerPage: 20, nbHits: all?.hits.length });
    expect(second?.hits.map(({ objectID }) => objectID)).toEqual(
      all?.hits.slice(2, 4).map(({ objectID }) => objectID),
    );
    expect(none).toMatchObject({
      hits: [],
      nbPages: 0,
      facets: { language: { en: all?.['nbHits'] }, docusaurus_tag: { 'docs-web-sdk-6.0': 1 } },
    });
  });

  it.each([
    [['language:en'], 1],
    [['language:de'], 0],
    [['docusaurus_tag:docs-web-sdk-6.0'], 1],
    [['docusaurus_tag:docs-ios-sdk-5.0'], 0],
    [[['docusaurus_tag:default', 'docusaurus_tag:docs-web-sdk-6.0']], 1],
    [['language:en', 'docusaurus_tag:default'], 0],
    [['docusaurus_tag:-docs-web-sdk-6.0'], 0],
    [['docusaurus_tag:-default'], 1],
    [['unknown:value'], 0],
    ['language:en', 1],
    [[], 1],
    [[[]], 1],
  ])('[SR-04] the filters %j leave %i', async (facetFilters, count) => {
    const [result] = await search({ query: 'animate', facetFilters });
    expect(result?.['nbHits']).toBe(count);
  });

  it('[SR-04] records that match the optional filters rank first', async () => {
    const firstOf = async (...optionalFilters: string[]) => {
      const [result] = await search({ query: 'deck camera', optionalFilters });
      return result?.hits[0]?.['url'];
    };
    expect(await firstOf('set:web-sdk')).toContain('/web-sdk/camera');
    expect(await firstOf('set:docs')).toContain('/docs/render-with-deck.gl');
  });

  it('URLs use the public origin if one is configured', async () => {
    const own = await createTestApp({ environment: { PUBLIC_URL: 'https://docs.example' } });
    const response = await own.app.request(`/1/indexes/*/queries${credentials}`, {
      method: 'POST',
      body: JSON.stringify({ requests: [{ indexName: 'docs', query: 'animate' }] }),
    });
    expect(await response.text()).toContain('"url":"https://docs.example/web-sdk/camera#animate"');
    await own.dispose();
  });

  it('a body that an older client sends as a form is accepted', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await post({ requests: [] }, credentials, { headers })).status).toBe(200);
  });

  it('the key can be in headers', async () => {
    const headers = { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'search-key' };
    const response = await post({ requests: [] }, '', { headers });
    expect(await response.json()).toEqual({ results: [] });
  });
});

describe('refusals', () => {
  it.each([
    ['no key', '', 403],
    ['a wrong key', '?x-algolia-application-id=APP&x-algolia-api-key=other', 403],
    ['a wrong application', '?x-algolia-application-id=OTHER&x-algolia-api-key=search-key', 403],
  ])('%s', async (_, query, status) => {
    const response = await post({ requests: [] }, query);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      message: 'Invalid Application-ID or API key',
      status: 403,
    });
  });

  const request = (more: object) => ({ requests: [{ indexName: 'docs', query: 'a', ...more }] });

  it.each([
    ['no JSON', '{"requests":', 400, 'not JSON'],
    ['no requests', {}, 400, 'requests'],
    ['no index', { requests: [{ query: 'a' }] }, 400, 'indexName'],
    ['another index', { requests: [{ indexName: 'other' }] }, 404, 'Index other does not exist'],
    ['a query that is none', request({ query: 7 }), 400, '/requests/0/query'],
    ['a query of 513 characters', request({ query: 'a'.repeat(513) }), 400, 'at most 512'],
    ['a page that is none', request({ page: 'x' }), 400, '/requests/0/page'],
    ['a negative page', request({ page: -1 }), 400, '/requests/0/page'],
    ['1000 hits', request({ hitsPerPage: 1000 }), 400, 'hitsPerPage'],
    ['filters that are none', request({ facetFilters: { a: 1 } }), 400, 'facetFilters'],
    ['optional filters that are none', request({ optionalFilters: 7 }), 400, 'optionalFilters'],
    ['filters cut short', request({ facetFilters: '["a' }), 400, 'facetFilters'],
    ['21 requests', { requests: Array(21).fill({ indexName: 'docs' }) }, 400, 'requests'],
    ['a body of 70 kB', { requests: [], more: 'a'.repeat(70_000) }, 413, '65536'],
  ])('%s', async (_, body, status, message) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'Content-Length': String(text.length) };
    const response = await post(text, credentials, { headers });
    expect(response.status).toBe(status);
    const answer = (await response.json()) as { message: string; status: number };
    expect(answer.status).toBe(status);
    expect(answer.message).toContain(message);
  });

  it('a query of 512 characters gets results', async () => {
    const [result] = await search({ query: 'ab '.repeat(170) });
    expect(result?.['nbHits']).toBe(0);
  });

  it('unknown paths and methods of the API are JSON errors, too', async () => {
    const unknown = await test.app.request('/1/nothing');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ status: 404 });
    const wrong = await test.app.request('/1/indexes/*/queries');
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('Allow')).toBe('POST');
  });
});
