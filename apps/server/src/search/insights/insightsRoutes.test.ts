import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testApp.fixture.ts';
import { openStores } from '../../openStores.ts';
import { forgetSearches } from './forgetSearches.ts';
import { SearchCounts } from './SearchCounts.ts';

const day = 86_400_000;
/** A number of results above 0. */
const found: unknown = expect.stringMatching(/^[1-9]/);
let test: TestApp;
let now: number;

beforeEach(async () => {
  now = Date.UTC(2026, 4, 1, 12);
  test = await createTestApp({ now: () => now });
});
afterEach(async () => {
  expect(test.faults).toEqual([]);
  await test.dispose();
});

const credentials = '?x-algolia-application-id=APP&x-algolia-api-key=search-key';
const file = () => join(test.root, '.data/searches.json');
/** All stored data of searches. */
const storedRows = () =>
  test.database.selectFrom('daily_counts').selectAll().where('amount', '>', 0).execute();

/** Searches like the widget, which requests a query id for click events. */
async function type(query: string, more: object = {}, headers: Record<string, string> = {}) {
  const request = { indexName: 'docs', query, clickAnalytics: true, ...more };
  const response = await test.app.request(`/1/indexes/*/queries${credentials}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ requests: [request] }),
  });
  expect(response.status).toBe(200);
  const { results } = (await response.json()) as {
    results: { queryID: string; hits: { objectID: string }[] }[];
  };
  const [{ queryID, hits } = { queryID: '', hits: [] }] = results;
  return { queryID, objectIDs: hits.map(({ objectID }) => objectID) };
}

const send = (events: unknown, headers: Record<string, string> = {}) =>
  test.app.request(`/1/events${credentials}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ events }),
  });

const view = (objectIDs: readonly string[]) => ({
  eventType: 'view',
  eventName: 'Items Viewed',
  index: 'docs',
  userToken: 'anonymous-1',
  objectIDs,
});
const click = (queryID: string, objectID: string, position: number) => ({
  eventType: 'click',
  eventName: 'Item Selected',
  index: 'docs',
  userToken: 'anonymous-1',
  queryID,
  objectIDs: [objectID],
  positions: [position],
});

async function rowsOf(id: string, address = '/stats/search') {
  const $ = load(await (await test.app.request(address)).text());
  return $(`[aria-labelledby="${id}"] tbody tr`)
    .toArray()
    .map((row) =>
      $(row)
        .find('th, td')
        .toArray()
        .map((cell) => $(cell).text()),
    );
}

describe('searches', () => {
  it('are counted when a user stops typing, not for each keystroke', async () => {
    for (const typed of ['c', 'ca', 'camr', 'cam', 'Came', '  CAMERA ']) await type(typed);
    expect(await rowsOf('popular')).toEqual([]);
    now += 2000;
    expect(await rowsOf('popular')).toEqual([['camera', '1', found, '0', '0 %', '–']]);
    await type('camera');
    await type('zzqqxx');
    now += 2000;
    expect(await rowsOf('popular')).toEqual([
      ['camera', '2', found, '0', '0 %', '–'],
      ['zzqqxx', '1', '0', '0', '0 %', '–'],
    ]);
    expect(await rowsOf('missed')).toEqual([['zzqqxx', '1']]);
    expect(await rowsOf('total')).toEqual([
      ['All', '3'],
      ['Led to a result', '0 %'],
      ['Average place of that result', '–'],
      ['Found nothing', '33 %'],
    ]);
  });

  it('without a query id, for a further page, or without a query are not counted', async () => {
    await type('camera', { clickAnalytics: false });
    await type('camera', { page: 1 });
    await type(' \u202E ');
    now += 2000;
    expect(await rowsOf('popular')).toEqual([]);
  });

  it('that led to a result are counted once, with its position', async () => {
    const { queryID, objectIDs } = await type('animate');
    const opened = objectIDs[0] ?? '';
    expect((await send([view(objectIDs)])).status).toBe(200);
    expect((await send([click(queryID, opened, 3)])).status).toBe(200);
    expect((await send([click(queryID, opened, 1)])).status).toBe(200);
    await type('animate');
    now += 2000;
    expect(await rowsOf('popular')).toEqual([['animate', '2', found, '1', '50 %', '3.0']]);
    expect(await rowsOf('results')).toEqual([['/web-sdk/camera#animate', '1', '2']]);
  });

  it('contain nothing about their authors, and no email addresses or numbers', async () => {
    await type('Mail ann@example.com or +49 170 123 4567', {}, { 'User-Agent': 'Browser/1' });
    now += 2000;
    await test.insights.flush();
    const rows = await storedRows();
    expect(rows).toEqual([
      {
        topic: 'queries',
        day: '2026-05-01',
        name: 'mail (address) or (number)',
        amount: 1,
        opened: 0,
        positions: 0,
        hits: expect.any(Number),
      },
    ]);
  });

  it.each([{ DNT: '1' }, { 'Sec-GPC': '1' }])('with %o, nothing is stored', async (wish) => {
    const headers = wish as Record<string, string>;
    const { queryID, objectIDs } = await type('animate', {}, headers);
    await send([view(objectIDs), click(queryID, objectIDs[0] ?? '', 1)], headers);
    now += 2000;
    expect(await rowsOf('popular')).toEqual([]);
    expect(await rowsOf('results')).toEqual([]);
  });

  it('above 300 from one address in ten minutes get a response, but are not counted', async () => {
    for (let count = 0; count < 305; count += 1) await type(`camera ${count}x`);
    now += 2000;
    expect((await rowsOf('total'))[0]).toEqual(['All', '300']);
  });
});

describe('events', () => {
  it('[SR-05] are accepted with up to 20 results, and unknown ones are ignored', async () => {
    const { objectIDs } = await type('');
    const unknown = Array.from({ length: 20 - objectIDs.length }, (_, i) => `id-${i}`);
    const response = await send([view([...objectIDs, ...unknown]), view(['__proto__'])]);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 200, message: 'OK' });
    expect(await rowsOf('results')).toHaveLength(objectIDs.length);
  });

  it.each([
    ['21 objects', [view(Array(21).fill('id'))], 'objectIDs'],
    ['an unknown kind', [{ ...view(['a']), eventType: 'steal' }], 'eventType'],
    ['places without results', [{ ...view([]), positions: [1] }], 'positions'],
    ['a place before the first', [click('0'.repeat(32), 'a', 0)], 'positions'],
    ['an id of a search that is none', [click('__proto__', 'a', 1)], 'queryID'],
    ['no list', { __proto__: [] }, 'events'],
  ])('%s are rejected', async (_, events, message) => {
    const response = await send(events);
    expect(response.status).toBe(400);
    const answer = (await response.json()) as { message: string; status: number };
    expect(answer.status).toBe(400);
    expect(answer.message).toContain(message);
  });

  it('require the key', async () => {
    const response = await test.app.request('/1/events', { method: 'POST', body: '{"events":[]}' });
    expect(response.status).toBe(403);
  });

  it('of one sender are rejected after 600 reports, with Retry-After', async () => {
    for (let sent = 0; sent < 600; sent += 1) expect((await send([])).status).toBe(200);
    now += 60_000;
    const refused = await send([]);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('540');
    expect(await refused.json()).toMatchObject({ status: 429 });
  });
});

describe('the page of searches', () => {
  it('shows 30 days or 7, which can be downloaded as a CSV file without formulas', async () => {
    await type('=camera');
    await test.insights.flush();
    now += 10 * day;
    await type('zzqqxx');
    now += 2000;
    const queries = async (address: string) =>
      (await rowsOf('popular', address)).map(([query]) => query);
    expect(await queries('/stats/search')).toEqual(['=camera', 'zzqqxx']);
    expect(await queries('/stats/search?days=7')).toEqual(['zzqqxx']);
    const csv = await test.app.request('/stats/search.csv?days=30');
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect((await csv.text()).replace(/=camera,1,\d+/, '=camera,1,N')).toBe(
      'query,searches,results,clicks,click rate,average position\r\n' +
        "'=camera,1,N,0,0.00,\r\nzzqqxx,1,0,0,0.00,\r\n",
    );
    now += 25 * day;
    expect(await queries('/stats/search')).toEqual(['zzqqxx']);
  });

  it('hostile text is escaped', async () => {
    await type('<img src=x onerror=alert(1)>\u202Egnp\u0000');
    now += 2000;
    const response = await test.app.request('/stats/search');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    const $ = load(await response.text());
    expect($('script, img')).toHaveLength(0);
    expect($('[aria-labelledby="popular"] tbody th').text()).toBe(
      '<img src=x onerror=alert(1)>gnp',
    );
  });

  it('says what fills the tables if there were no searches yet', async () => {
    const html = await (await test.app.request('/stats/search')).text();
    expect(html).toContain('No searches yet.');
    expect(html).toContain('Search this portal');
  });
});

describe('keeping', () => {
  const reopen = async () => {
    const { counts } = await openStores({
      database: test.database,
      dataFolder: join(test.root, '.data'),
      now: () => now,
      onWriteError: (error) => test.faults.push(error),
    });
    return new SearchCounts(counts, () => now);
  };

  it('counts survive a restart and continue, and the oldest of 31 days is deleted', async () => {
    await type('camera');
    await test.insights.flush();
    const reopened = await reopen();
    reopened.addSearch('camera', 7);
    reopened.addSearch('__proto__', 0);
    await reopened.flush();
    const again = await reopen();
    expect(await again.report(7)).toMatchObject({
      queries: [
        { query: 'camera', searches: 2, hits: 7 },
        { query: '__proto__', searches: 1 },
      ],
    });
    for (let count = 0; count < 30; count += 1) {
      now += day;
      reopened.addSearch('route', 1);
    }
    await reopened.flush();
    expect(JSON.stringify(await storedRows())).not.toContain('camera');
  });

  it('the file of an earlier version is imported once, and removed', async () => {
    const queries = [{ query: 'camera', searches: 3, hits: 9, clicks: 2, positions: 5 }];
    const results = [{ path: '/web-sdk/camera', shown: 4, opened: 2 }];
    const days = [{ day: '2026-04-30', queries, results }];
    const text = JSON.stringify({ version: 1, days });
    for (let start = 0; start < 2; start += 1) {
      await writeFile(file(), text);
      expect(await (await reopen()).report(7)).toMatchObject({ queries, results });
      await expect(readFile(file())).rejects.toThrow('ENOENT');
    }
    await writeFile(file(), '{"version":1,"days":{}}');
    await expect(reopen()).rejects.toThrow(`${file()} is damaged.`);
    expect(await readFile(file(), 'utf8')).toContain('"days"');
  });

  it('queries beyond 2,000 on one day are counted together', async () => {
    const counts = await reopen();
    for (let count = 0; count < 2010; count += 1) counts.addSearch(`query ${count}`, 0);
    const { queries } = await counts.report(7);
    expect(queries).toHaveLength(2001);
    expect(queries[0]).toMatchObject({ query: '(others)', searches: 10 });
  });

  it('one command deletes them, even while the server runs, and prints what it did', async () => {
    await type('camera');
    await test.insights.flush();
    await writeFile(`${file()}.unreadable`, '["camera"]');
    const forget = () => forgetSearches(test.database, join(test.root, '.data'));
    await expect(forget()).resolves.toMatch(/deleted: [1-9]/);
    expect(await rowsOf('popular')).toEqual([]);
    await expect(readFile(`${file()}.unreadable`)).rejects.toThrow('ENOENT');
    await type('route');
    await test.insights.flush();
    expect(JSON.stringify(await storedRows())).not.toContain('camera');
    await forget();
    await expect(forget()).resolves.toContain('deleted: 0 rows');
  });
});
