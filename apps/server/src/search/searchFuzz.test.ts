import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, searchAdminKey, type TestApp } from '../testApp.fixture.ts';
import { hostedRecordSchema } from './indexes/hostedRecord.ts';

/**
 * Number of requests: 1,000, or the number in FUZZ_RUNS when it is larger. Of fewer requests, too
 * few find something, by chance.
 */
const fuzzRuns = Math.max(1000, Number(process.env['FUZZ_RUNS'] ?? 0));

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  // Text that would be dangerous if it were not escaped.
  const text = `<script>alert("camera")</script> & <img src='x' onerror=animate()> \u202Eesrever`;
  const hierarchy = Object.fromEntries(['lvl0', 'lvl1', 'lvl2'].map((level) => [level, text]));
  const url = 'https://docs.example/#<b>';
  const body = hostedRecordSchema.parse({ objectID: text, url, type: 'lvl2', hierarchy });
  test.indexes.batch('hostile', [
    { action: 'addObject', body },
    { action: 'addObject', body: { ...body, objectID: 'b', type: 'content', content: text } },
  ]);
});
afterAll(() => test.dispose());

/**
 * Represents deeply nested lists, which would overflow the stack of any recursive code, including
 * this test.
 */
const deepMark = 'deep lists';
const deep = '['.repeat(20_000) + ']'.repeat(20_000);

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    'camera',
    'animate',
    'animateTo',
    'now',
    'got a map',
    '*',
    '-1',
    'null',
    'true',
    '[]',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'hierarchy.__proto__',
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    "'-alert(1)-'",
    '&lt;b&gt;',
    '\u202Eetamina',
    'ani\u200Bmate',
    '\u2066camera',
    '\0',
    '\uD800',
    '\uFFFF',
    '%',
    '%00',
    'a'.repeat(513),
    'ab '.repeat(170),
    '😀'.repeat(64),
    '..',
    '../..',
    'a/b',
    '["a',
    '[',
    'language:en',
    'docusaurus_tag:-default',
    ':',
    '__proto__:x',
    'type:lvl1',
    'version:',
  ),
);

const hostileValue = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constant(deepMark) },
  fc.array(hostileText, { maxLength: 4 }),
  fc.integer({ min: -2, max: 1200 }),
  fc.double(),
);

/** Mostly values of the API, sometimes anything. */
const almost = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: hostileValue });

const filters = fc.array(fc.oneof(hostileText, fc.array(hostileText, { maxLength: 3 })), {
  maxLength: 4,
});

const words = fc.constantFrom(
  'camera',
  'animate',
  'alert',
  'script',
  'img onerror',
  'now',
  '',
  'a',
);

const parameters = {
  params: almost(
    fc
      .dictionary(fc.constantFrom('query', 'page', 'facetFilters', 'hitsPerPage'), hostileText)
      .map((parameters) => new URLSearchParams(parameters).toString()),
  ),
  page: almost(fc.integer({ min: 0, max: 3 })),
  hitsPerPage: almost(fc.integer({ min: 0, max: 100 })),
  attributesToRetrieve: almost(fc.array(hostileText, { maxLength: 4 })),
  attributesToSnippet: almost(fc.array(hostileText, { maxLength: 4 })),
  snippetEllipsisText: almost(fc.constantFrom('…', '<b>')),
  highlightPreTag: almost(fc.constantFrom('<mark>', '<em>', '__match__')),
  highlightPostTag: almost(fc.constantFrom('</mark>', '</em>', '__end__')),
  clickAnalytics: almost(fc.boolean()),
  facetFilters: almost(filters),
  facets: almost(fc.array(hostileText, { maxLength: 4 })),
  type: almost(fc.constant('default')),
};

/** An index, a query, and up to three parameters. */
const searchRequest = fc
  .tuple(
    fc.record({
      indexName: almost(fc.constantFrom('docs', 'docs', 'hostile', 'hostile', 'pushed', 'none')),
      query: almost(fc.oneof({ weight: 3, arbitrary: words }, hostileText)),
    }),
    fc.record(parameters),
    fc.subarray(Object.keys(parameters), { maxLength: 3 }),
  )
  .map(([request, all, chosen]) => ({
    ...request,
    ...Object.fromEntries(Object.entries(all).filter(([name]) => chosen.includes(name))),
  }));

const hostedRecord = fc.record(
  {
    objectID: almost(hostileText),
    url: almost(fc.constantFrom('https://a.example/b#c', 'http://a.example/"<b>', 'javascript:1')),
    type: almost(fc.constantFrom('lvl1', 'lvl2', 'content')),
    hierarchy: almost(fc.record({ lvl0: hostileText, lvl1: hostileText })),
    content: almost(fc.oneof(hostileText, fc.constant(null))),
    language: almost(fc.constant('en')),
    version: almost(fc.array(hostileText)),
    docusaurus_tag: almost(hostileText),
    weight: almost(fc.record({ position: fc.nat() })),
  },
  { requiredKeys: ['objectID', 'url', 'type', 'hierarchy'] },
);

const batchOperation = fc.record({
  action: almost(fc.constantFrom('addObject', 'updateObject', 'deleteObject', 'clear')),
  body: almost(hostedRecord),
});

const searchEvent = fc.record(
  {
    eventType: almost(fc.constantFrom('view', 'click', 'conversion')),
    eventName: almost(fc.constant('Items Viewed')),
    index: almost(fc.constant('docs')),
    objectIDs: almost(fc.array(hostileText, { maxLength: 22 })),
    positions: almost(fc.array(fc.nat(), { maxLength: 3 })),
    queryID: almost(fc.constant('0123456789abcdef'.repeat(2))),
    userToken: hostileText,
  },
  { requiredKeys: [] },
);

const listOf = (name: string, item: fc.Arbitrary<unknown>) =>
  almost(fc.record({ [name]: almost(fc.array(almost(item), { maxLength: 4 })) }));

const indexName = fc.oneof(fc.constantFrom('docs', 'pushed'), hostileText).map((name) => {
  // A lone surrogate cannot be part of a URL.
  return encodeURIComponent(name.replace(/\p{Cs}/gu, '') || 'x');
});

const searches = fc.record({
  method: fc.constant('POST'),
  path: fc.constant('/1/indexes/*/queries'),
  body: listOf('requests', searchRequest),
});

const endpoints = fc.oneof(
  { weight: 4, arbitrary: searches },
  fc.record({
    method: fc.constant('POST'),
    path: fc.constant('/1/events'),
    body: listOf('events', searchEvent),
  }),
  fc.record({
    method: fc.constant('POST'),
    path: indexName.map((name) => `/1/indexes/${name}/batch`),
    body: listOf('requests', batchOperation),
  }),
  fc.record({
    method: fc.constant('POST'),
    path: indexName.map((name) => `/1/indexes/${name}/operation`),
    body: almost(
      fc.record({
        operation: almost(fc.constantFrom('copy', 'move')),
        destination: almost(hostileText),
      }),
    ),
  }),
  fc.record({
    method: fc.constant('PUT'),
    path: indexName.map((name) => `/1/indexes/${name}/settings`),
    body: almost(fc.record({ distinct: almost(fc.boolean()), ranking: almost(filters) })),
  }),
  fc.record({
    method: fc.constantFrom('GET', 'DELETE', 'PATCH'),
    path: fc
      .tuple(indexName, fc.constantFrom('', '/settings', '/task/1', '/task/%00', '/x'))
      .map(([name, rest]) => `/1/indexes/${name}${rest}`),
    body: fc.constant(undefined),
  }),
);

/** A body as sent: complete, truncated, or with inserted characters. */
const spoilt = fc.oneof(
  { weight: 30, arbitrary: fc.constant((text: string) => text) },
  fc.nat(200).map((at) => (text: string) => text.slice(0, at)),
  fc.tuple(fc.nat(200), hostileText).map(([at, more]) => (text: string) => {
    return text.slice(0, at) + more + text.slice(at);
  }),
  fc.constant(() => `"${deepMark}"`),
);

const key = fc.oneof(
  { weight: 4, arbitrary: fc.constant(searchAdminKey) },
  { weight: 2, arbitrary: fc.constant('search-key') },
  fc.constantFrom('', '__proto__', 'search-key ', 'SEARCH-KEY'),
);

/** All highlighted strings of a response. */
function markedTexts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'value' && typeof value === 'string' ? [value] : markedTexts(value),
  );
}

it(
  '[SR-02] [SR-06] random requests get a 2xx or a 4xx with its message, never a 5xx or markup',
  async () => {
    const statuses = new Map<number, number>();
    let marked = 0;
    const property = fc.asyncProperty(endpoints, spoilt, key, async (endpoint, spoil, apiKey) => {
      const { method, path, body } = endpoint;
      const response = await test.app.request(path, {
        method,
        headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': apiKey },
        ...(body === undefined
          ? {}
          : { body: spoil(JSON.stringify(body)).replaceAll(`"${deepMark}"`, deep) }),
      });
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      expect(test.faults).toEqual([]);
      expect(response.status).toBeLessThan(500);
      const answer = (await response.json()) as { message?: unknown; status?: unknown };
      if (!response.ok) {
        expect(answer).toEqual({ message: expect.any(String), status: response.status });
        return;
      }
      for (const text of markedTexts(answer)) {
        marked += 1;
        expect(text.replace(/<\/?(mark|em)>/g, '')).not.toMatch(/[<>"']/);
      }
    });
    await fc.assert(property, { numRuns: fuzzRuns });
    // The fuzz test is only useful if enough requests are valid.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(fuzzRuns / 10);
    expect(statuses.get(400) ?? 0).toBeGreaterThan(fuzzRuns / 20);
    expect(marked).toBeGreaterThan(fuzzRuns / 20);
  },
  60_000 + fuzzRuns * 60,
);
