import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, searchAdminKey, type TestApp } from '../../testApp.fixture.ts';
import { IndexFolder } from './IndexFolder.ts';
import { IndexStore } from './IndexStore.ts';

let test: TestApp;

beforeEach(async () => {
  const now = Date.now();
  test = await createTestApp({ now: () => now });
});
afterEach(() => test.dispose());

const call = (method: string, path: string, body?: unknown, key = searchAdminKey) =>
  test.app.request(`/1/indexes${path}`, {
    method,
    headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': key },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

const answer = async (...request: Parameters<typeof call>) => {
  const response = await call(...request);
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
};

const record = (objectID: string, lvl1: string, more: object = {}) => ({
  objectID,
  url: `https://docs.example/web-sdk/${objectID}#part`,
  type: 'lvl1',
  hierarchy: { lvl0: 'Web SDK', lvl1 },
  language: 'en',
  version: ['6.0', 'latest'],
  docusaurus_tag: 'docs-web-sdk-6.0',
  ...more,
});

const add = (...records: object[]) => ({
  requests: records.map((body) => ({ action: 'addObject', body })),
});

const find = async (indexName: string, query: string) => {
  const response = await call('POST', '/*/queries', { requests: [{ indexName, query }] });
  const body = (await response.json()) as { results?: { hits: { url: string }[] }[] };
  return response.status === 200 ? body.results?.[0]?.hits.map(({ url }) => url) : response.status;
};

const published = async (name: string, taskID: unknown) => {
  await test.indexes.flush();
  const task = await answer('GET', `/${name}/task/${String(taskID)}`);
  expect(task).toEqual({ status: 'published', pendingTask: false });
};

it('blocks an IP address that guesses admin keys, but not the key itself', async () => {
  for (let count = 0; count < 30; count += 1) {
    expect((await call('GET', '', undefined, `wrong-${count}`)).status).toBe(403);
  }
  const limited = await call('GET', '', undefined, 'wrong');
  expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '600']);
  expect((await call('GET', '')).status).toBe(200);
});

describe('records', () => {
  it('that were pushed are found at their own URLs, until they are deleted', async () => {
    const batch = add(record('a', 'Elevators'), record('b', 'Stairs'));
    const { taskID, objectIDs } = await answer('POST', '/pushed/batch', batch);
    expect(objectIDs).toEqual(['a', 'b']);
    await published('pushed', taskID);
    expect(await find('pushed', 'elevators')).toEqual(['https://docs.example/web-sdk/a#part']);
    await answer('POST', '/pushed/batch', {
      requests: [
        { action: 'deleteObject', body: { objectID: 'a' } },
        { action: 'updateObject', body: record('b', 'Ramps') },
      ],
    });
    expect(await find('pushed', 'elevators')).toEqual([]);
    expect(await find('pushed', 'stairs')).toEqual([]);
    expect(await find('pushed', 'ramps')).toHaveLength(1);
    await answer('POST', '/pushed/batch', { requests: [{ action: 'clear' }] });
    expect(await find('pushed', 'ramps')).toEqual([]);
  });

  it('pushed under the name of the built index replace it until they are deleted', async () => {
    expect(await find('docs', 'animate')).toHaveLength(1);
    await answer('POST', '/docs/batch', add(record('a', 'Elevators')));
    expect(await find('docs', 'animate')).toEqual([]);
    const { taskID } = await answer('DELETE', '/docs');
    await published('docs', taskID);
    expect(await find('docs', 'animate')).toHaveLength(1);
  });

  it('escape markup in records', async () => {
    const text = '<img src=x onerror=alert(1)> "elevators"';
    await answer('POST', '/pushed/batch', add(record('a', text, { content: text })));
    const response = await call('POST', '/*/queries', {
      requests: [{ indexName: 'pushed', query: 'elevators', attributesToSnippet: ['*:5'] }],
    });
    const body = await response.text();
    expect(body).toContain('&lt;img');
    expect(body.replace(/<\/?em>/g, '')).not.toContain('<');
  });

  it('treats prototype names as ordinary names', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(await find(name, '')).toBe(404);
      await answer('POST', `/${name}/batch`, add(record(name, name)));
      expect(await find(name, name)).toHaveLength(1);
    }
    expect(({} as Record<string, unknown>)['objectID']).toBeUndefined();
  });

  it('survive a restart, with their settings; a damaged file is an error', async () => {
    const folder = join(test.root, '.data/search-indexes');
    await answer('POST', '/Pushed/batch', add(record('a', 'Elevators')));
    await answer('PUT', '/Pushed/settings', { customRanking: ['desc(weight.level)'] });
    await answer('POST', '/pushed/batch', add(record('b', 'Stairs')));
    await test.indexes.flush();
    const reopened = await IndexStore.open(new IndexFolder(folder));
    expect(reopened.list().map(([name, { size }]) => [name, size])).toEqual([
      ['pushed', 1],
      ['Pushed', 1],
    ]);
    expect(reopened.find('Pushed')?.settings).toEqual({ customRanking: ['desc(weight.level)'] });
    for (const file of await readdir(folder)) await writeFile(join(folder, file), '{"version":1');
    const files = await readdir(folder);
    await expect(IndexStore.open(new IndexFolder(folder))).rejects.toThrow('.json is damaged.');
    expect(await readdir(folder)).toEqual(files);
  });

  it('fails the task but still searches records that cannot be written', async () => {
    const folder = join(test.root, '.data/search-indexes');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'a file where a folder must be');
    const { taskID } = await answer('POST', '/pushed/batch', add(record('a', 'Elevators')));
    await test.indexes.flush();
    expect(test.faults).toHaveLength(1);
    const task = await call('GET', `/pushed/task/${String(taskID)}`);
    expect(task.status).toBe(500);
    expect(await task.json()).toMatchObject({ status: 500, message: /could not write/ });
    expect(await find('pushed', 'elevators')).toHaveLength(1);
  });
});

describe('operations', () => {
  it('a move replaces an index with another, with its settings', async () => {
    await answer('POST', '/docs/batch', add(record('a', 'Elevators')));
    await answer('POST', '/docs_new/batch', add(record('b', 'Stairs')));
    await answer('PUT', '/docs_new/settings', { distinct: true });
    const move = { operation: 'move', destination: 'docs' };
    const { taskID } = await answer('POST', '/docs_new/operation', move);
    await published('docs_new', taskID);
    expect(await find('docs', 'stairs')).toHaveLength(1);
    expect(await find('docs', 'elevators')).toEqual([]);
    expect(await find('docs_new', 'stairs')).toBe(404);
    expect(await answer('GET', '/docs/settings')).toEqual({ distinct: true });
    expect(await answer('GET', '')).toMatchObject({ items: [{ name: 'docs', entries: 1 }] });
    expect(await readdir(join(test.root, '.data/search-indexes'))).toHaveLength(1);
  });

  it('a copy does not change the original, and is independent', async () => {
    await answer('POST', '/one/batch', add(record('a', 'Elevators')));
    await answer('POST', '/one/operation', { operation: 'copy', destination: 'two' });
    await answer('POST', '/two/batch', add(record('b', 'Stairs')));
    expect(await find('one', 'stairs')).toEqual([]);
    expect(await find('two', 'elevators')).toHaveLength(1);
  });
});

describe('refusals', () => {
  it.each([
    ['GET', ''],
    ['POST', '/docs/batch'],
    ['GET', '/docs/settings'],
    ['PUT', '/docs/settings'],
    ['POST', '/docs/synonyms/batch'],
    ['POST', '/docs/operation'],
    ['GET', '/docs/task/1'],
    ['DELETE', '/docs'],
  ])('%s %s needs the admin key: the search key only searches', async (method, path) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const search = await call(method, path, body, 'search-key');
    expect(search.status).toBe(403);
    expect(await search.json()).toEqual({
      message: 'Method not allowed with this API key',
      status: 403,
    });
    expect((await call(method, path, body, '')).status).toBe(403);
  });

  const bad = (more: object) => add(record('a', 'A', more));

  it.each([
    ['no JSON', 'POST', '/docs/batch', '{"requests":'],
    ['no operations', 'POST', '/docs/batch', { requests: [] }],
    ['another action', 'POST', '/docs/batch', { requests: [{ action: 'x' }] }],
    ['a record without id', 'POST', '/docs/batch', add({ url: 'https://a.example' })],
    ['a script as address', 'POST', '/docs/batch', bad({ url: 'javascript:alert(1)' })],
    ['markup in a tag', 'POST', '/docs/batch', bad({ docusaurus_tag: '<b>' })],
    ['a name with slashes', 'POST', '/a%2f..%2fb/batch', bad({})],
    ['an unknown setting', 'PUT', '/docs/settings', { replicas: [] }],
    ['a prototype', 'PUT', '/docs/settings', '{"__proto__":{"distinct":true}}'],
    ['some synonyms', 'POST', '/docs/synonyms/batch', []],
    ['synonyms of another kind', 'POST', '/docs/synonyms/batch', [{ type: 'x' }]],
    ['another operation', 'POST', '/docs/operation', { operation: 'x' }],
    ['deep lists', 'POST', '/docs/batch', '['.repeat(60_000) + ']'.repeat(60_000)],
  ] as const)('%s: 400, and nothing is created', async (_, method, path, body) => {
    const response = await call(method, path, body);
    const refusal = (await response.json()) as { message: string; status: number };
    expect({ status: response.status, inBody: refusal.status }).toEqual({
      status: 400,
      inBody: 400,
    });
    expect(refusal.message).toMatch(/is invalid|not JSON|Send all/);
    expect(test.indexes.list()).toEqual([]);
  });

  it.each([
    ['GET', '/none/settings', 'Index none does not exist'],
    ['POST', '/none/operation', 'Index none does not exist'],
    ['GET', '/docs/task/7', 'Task 7 does not exist'],
    ['GET', '/docs/task/__proto__', 'Task __proto__ does not exist'],
  ] as const)('%s %s: 404', async (method, path, message) => {
    const move = { operation: 'move', destination: 'docs' };
    const response = await call(method, path, method === 'POST' ? move : undefined);
    expect(response.status).toBe(404);
    const refusal = (await response.json()) as { message: string };
    expect(refusal.message).toContain(message);
  });

  it('a batch of 17 MB is rejected before it is read', async () => {
    const response = await test.app.request('/1/indexes/docs/batch', {
      method: 'POST',
      headers: {
        'x-algolia-application-id': 'APP',
        'x-algolia-api-key': searchAdminKey,
        'Content-Length': '17000000',
      },
      body: '{}',
    });
    expect(response.status).toBe(413);
  });

  it('a 21st index is rejected', async () => {
    for (let count = 0; count < 20; count += 1) {
      await answer('POST', `/index-${count}/batch`, add(record('a', 'A')));
    }
    expect((await call('POST', '/index-20/batch', add(record('a', 'A')))).status).toBe(400);
  });
});
