import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testApp.fixture.ts';
import { openStores } from '../openStores.ts';
import type { CountTopic } from '../platform/database/countTables.ts';

let test: TestApp;
let now: number;

beforeEach(async () => {
  now = Date.UTC(2025, 4, 1, 12);
  test = await createTestApp({ now: () => now });
});
afterEach(() => test.dispose());

const send = (view: unknown, headers: Record<string, string> = {}) =>
  test.app.request('/api/v1/page-views', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof view === 'string' ? view : JSON.stringify(view),
  });

const today = async (topic: CountTopic) =>
  Object.fromEntries((await test.counts.list(topic))[0]?.counts ?? []);

describe('counting', () => {
  it('[AN-01] a view is counted for its page and its referring site', async () => {
    const view = { path: '/docs/overview', referrerHost: 'Search.example' };
    expect((await send(view)).status).toBe(204);
    expect((await send({ path: '/docs/overview/' })).status).toBe(204);
    expect(await today('paths')).toEqual({ '/docs/overview': 2 });
    expect(await today('referrers')).toEqual({ 'search.example': 1 });
  });

  it('views are limited to 1,000 per address in ten minutes', async () => {
    for (let count = 0; count < 1000; count += 1) await send({ path: '/' });
    const refused = await send({ path: '/' });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '600']);
    expect(await today('paths')).toEqual({ '/': 1000 });
    now += 600_000;
    expect((await send({ path: '/' })).status).toBe(204);
  });

  it('a beacon, which browsers send as text/plain, counts', async () => {
    const beacon = await send({ path: '/' }, { 'Content-Type': 'text/plain;charset=UTF-8' });
    expect(beacon.status).toBe(204);
    expect(await today('paths')).toEqual({ '/': 1 });
  });

  it.each([{ DNT: '1' }, { 'Sec-GPC': '1' }])('with %o, nothing is counted', async (wish) => {
    expect((await send({ path: '/' }, wish as Record<string, string>)).status).toBe(204);
    expect(await test.counts.list('paths')).toEqual([]);
  });

  it('unknown URLs share one count, so that they cannot fill the storage', async () => {
    for (let i = 0; i < 50; i += 1) await send({ path: `/invented-${i}` });
    await send({ path: '/__proto__' });
    expect(await today('paths')).toEqual({ '(no such page)': 51 });
  });

  it('referring sites beyond 500 a day share one count', async () => {
    for (let i = 0; i < 600; i += 1) test.counts.add('referrers', `site-${i}.example`);
    const counts = await today('referrers');
    expect(Object.keys(counts)).toHaveLength(501);
    expect(counts['other']).toBe(100);
  });

  it('pages of other sites cannot count views', async () => {
    expect((await send({ path: '/' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await test.counts.list('paths')).toEqual([]);
  });

  it.each([
    ['no JSON', 'path=/', 400],
    ['no path', {}, 400],
    ['a path that is none', { path: 'https://a.example/' }, 400],
    ['an endless path', { path: `/${'a'.repeat(600)}` }, 400],
    ['a host with markup', { path: '/', referrerHost: '<b>' }, 400],
    ['a large body', { path: '/', more: 'a'.repeat(3000) }, 413],
  ])('%s is rejected, and nothing is counted', async (_, view, status) => {
    const body = typeof view === 'string' ? view : JSON.stringify(view);
    const response = await send(body, { 'Content-Length': String(body.length) });
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await test.counts.list('paths')).toEqual([]);
  });
});

describe('keeping', () => {
  const file = () => join(test.root, '.data/page-views.json');
  const reopen = (root = test.root) =>
    openStores({
      database: test.database,
      dataFolder: join(root, '.data'),
      now: () => now,
      onWriteError: (error) => test.faults.push(error),
    });

  it('counts survive a restart and continue', async () => {
    await send({ path: '/' });
    await test.counts.flush();
    const { counts } = await reopen();
    counts.add('paths', '/');
    expect(Object.fromEntries((await counts.list('paths'))[0]?.counts ?? [])).toEqual({ '/': 2 });
  });

  it('only totals are stored', async () => {
    await send({ path: '/', referrerHost: 'a.example' }, { 'User-Agent': 'Browser/1' });
    await test.counts.flush();
    const rows = await test.database
      .selectFrom('daily_counts')
      .selectAll()
      .where('amount', '>', 0)
      .orderBy('topic')
      .execute();
    const others = { day: '2025-05-01', amount: 1, opened: 0, positions: 0, hits: null };
    expect(rows).toEqual([
      { topic: 'paths', name: '/', ...others },
      { topic: 'referrers', name: 'a.example', ...others },
    ]);
  });

  it('the file of an earlier version is imported once, and kept', async () => {
    await send({ path: '/' });
    const days = {
      '2025-05-01': { paths: { '/': 2, '/docs/overview': 1 }, search: { camera: 1 } },
      '2025-04-30': { helpful: { '/': 3 } },
    };
    const text = JSON.stringify({ version: 1, days });
    await writeFile(file(), text);
    await reopen();
    expect(await today('paths')).toEqual({ '/': 3, '/docs/overview': 1 });
    expect(await test.counts.list('helpful')).toEqual([
      { day: '2025-04-30', counts: new Map([['/', 3]]) },
    ]);
    expect(await readFile(`${file()}.imported`, 'utf8')).toBe(text);
    await expect(readFile(file())).rejects.toThrow('ENOENT');
    // Simulates a crash between the import and the rename.
    await writeFile(file(), text);
    await reopen();
    expect(await today('paths')).toEqual({ '/': 3, '/docs/overview': 1 });
  });

  it('a damaged file is left unchanged, and the error names it', async () => {
    for (const damaged of ['{"version":1,"days":', '{"version":1,"days":{"x":{}}}', '[]', '']) {
      await writeFile(file(), damaged);
      await expect(reopen()).rejects.toThrow(
        `${file()} is ${damaged === '' ? 'empty' : 'damaged'}. Restore it from a backup, or move it`,
      );
      expect(await readFile(file(), 'utf8')).toBe(damaged);
    }
  });

  it('days older than 400 are deleted', async () => {
    for (let day = 0; day < 405; day += 1) {
      test.counts.add('paths', '/');
      now += 86_400_000;
    }
    now -= 86_400_000;
    const days = await test.counts.list('paths');
    expect(days).toHaveLength(400);
    expect(days.at(-1)?.day).toBe('2025-05-06');
    const { count } = await test.database
      .selectFrom('daily_counts')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('amount', '>', 0)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(400);
  });
});

describe('the page of counts', () => {
  it('shows each page by day, most viewed first, and explains what is not counted', async () => {
    await send({ path: '/docs/overview' });
    now += 86_400_000;
    await send({ path: '/docs/overview' });
    await send({ path: '/' });
    const response = await test.app.request('/stats');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const $ = load(await response.text());
    const row = (element: ReturnType<typeof $>) =>
      element
        .find('th, td')
        .toArray()
        .map((cell) => $(cell).text());
    const table = $('[aria-labelledby="paths"] table');
    expect(row(table.find('thead'))).toEqual(['Page', 'Sum', '2025-05-02', '2025-05-01']);
    const rows = table.find('tbody tr').toArray();
    expect(rows.map((element) => row($(element)))).toEqual([
      ['/docs/overview', '2', '1', '1'],
      ['/', '1', '1', '0'],
    ]);
    expect($('th:not([scope])')).toHaveLength(0);
    expect($('main').text()).toContain('It does not count users: there is no cookie');
  });

  it('has no script and shows names as text', async () => {
    test.counts.add('referrers', '<img src=x onerror=alert(1)>');
    const html = await (await test.app.request('/stats')).text();
    const $ = load(html);
    expect($('script, img')).toHaveLength(0);
    expect(html).toContain('&lt;img src=x');
  });

  it('says what fills the tables if nothing is counted yet', async () => {
    const $ = load(await (await test.app.request('/stats')).text());
    expect($('.empty strong').text()).toBe('No counts yet.No counts yet.');
    expect($('.empty').first().text()).toContain('Open a page of this portal');
  });
});
