import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testApp.fixture.ts';
import { openStores } from '../openStores.ts';

let test: TestApp;
let now: number;

beforeEach(async () => {
  now = Date.UTC(2026, 4, 1, 12);
  test = await createTestApp({ now: () => now });
});
afterEach(() => test.dispose());

const send = (feedback: unknown, headers: Record<string, string> = {}) =>
  test.app.request('/api/v1/feedback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof feedback === 'string' ? feedback : JSON.stringify(feedback),
  });

const answer = { kind: 'answer', path: '/docs/overview', isHelpful: true };
const note = {
  kind: 'note',
  path: '/docs/overview',
  isHelpful: false,
  reason: 'It is wrong',
  text: 'The second step.',
};

/** The notes after a restart of the server. */
const reopen = async () => {
  const { notes } = await openStores({
    database: test.database,
    dataFolder: join(test.root, '.data'),
    onWriteError: (error) => test.faults.push(error),
  });
  return notes;
};

const page = async () => load(await (await test.app.request('/stats/feedback')).text());

describe('answers', () => {
  it('are counted by page, however its URL is written', async () => {
    expect((await send(answer)).status).toBe(204);
    expect((await send({ ...answer, path: '/docs/overview/' })).status).toBe(204);
    expect((await send({ ...answer, isHelpful: false })).status).toBe(204);
    const $ = await page();
    const row = $('[aria-labelledby="answers"] tbody tr').first();
    const cells = row.find('th, td').toArray();
    expect(cells.map((cell) => $(cell).text())).toEqual(['/docs/overview', '2', '1', '67 %']);
  });

  it.each([{ DNT: '1' }, { 'Sec-GPC': '1' }])('with %o, nothing is stored', async (wish) => {
    const headers = wish as Record<string, string>;
    expect((await send(answer, headers)).status).toBe(204);
    expect((await send(note, headers)).status).toBe(204);
    expect(await test.counts.list('helpful')).toEqual([]);
    expect(await test.notes.list()).toEqual([]);
  });

  it('pages of other sites cannot send answers', async () => {
    expect((await send(answer, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await test.counts.list('helpful')).toEqual([]);
  });

  it.each([
    ['no JSON', 'path=/', 400],
    ['a path of no page', { ...answer, path: '/invented' }, 400],
    ['no answer', { kind: 'answer', path: '/' }, 400],
    ['a reason that was not offered', { ...note, reason: 'Buy now' }, 400],
    ['a reason for another answer', { ...note, isHelpful: true }, 400],
    ['501 characters', { ...note, text: 'a'.repeat(501) }, 400],
    ['a large body', { ...note, text: 'a'.repeat(9000) }, 413],
  ])('%s is rejected, and nothing is stored', async (_, feedback, status) => {
    const body = typeof feedback === 'string' ? feedback : JSON.stringify(feedback);
    const response = await send(body, { 'Content-Length': String(body.length) });
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await test.counts.list('helpful')).toEqual([]);
    expect(await test.notes.list()).toEqual([]);
  });

  it('one sender is limited to 40 in ten minutes, with Retry-After', async () => {
    for (let sent = 0; sent < 40; sent += 1) expect((await send(answer)).status).toBe(204);
    now += 60_000;
    const refused = await send(answer);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('540');
    now += 540_000;
    expect((await send(answer)).status).toBe(204);
  });
});

describe('reasons', () => {
  it('are listed with date and page, newest first, and do not count as answers', async () => {
    await send(note);
    now += 86_400_000;
    await send({ ...note, isHelpful: true, reason: 'It helped', text: '' });
    const $ = await page();
    const rows = $('[aria-labelledby="notes"] tbody tr').toArray();
    const cellsOf = (row: (typeof rows)[number]) => $(row).find('th, td').toArray();
    expect(rows.map((row) => cellsOf(row).map((cell) => $(cell).text()))).toEqual([
      ['2026-05-02', '/docs/overview', 'Yes', 'It helped', ''],
      ['2026-05-01', '/docs/overview', 'No', 'It is wrong', 'The second step.'],
    ]);
    expect($('.empty').text()).toContain('No feedback yet.');
  });

  it('hostile text is escaped', async () => {
    await send({ ...note, text: '<img src=x onerror=alert(1)>\u202Egnp\u0000' });
    const response = await test.app.request('/stats/feedback');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    const $ = load(await response.text());
    expect($('script, img')).toHaveLength(0);
    expect($('[aria-labelledby="notes"] td').last().text()).toBe('<img src=x onerror=alert(1)>gnp');
  });

  it('can be downloaded as a CSV file without formulas', async () => {
    await send({ ...note, text: '=HYPERLINK("http://a.example")' });
    await send({ ...note, text: 'one,\r\ntwo' });
    const response = await test.app.request('/stats/feedback.csv');
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(await response.text()).toBe(
      'day,path,helpful,reason,text\r\n' +
        '2026-05-01,/docs/overview,no,It is wrong,"one,\ntwo"\r\n' +
        `2026-05-01,/docs/overview,no,It is wrong,"'=HYPERLINK(""http://a.example"")"\r\n`,
    );
  });

  it('survive a restart, and contain nothing about their authors', async () => {
    await send(note, { 'User-Agent': 'Browser/1' });
    await test.notes.flush();
    const rows = await test.database.selectFrom('feedback_notes').selectAll().execute();
    const { path, reason, text } = note;
    expect(rows).toEqual([{ id: 1, day: '2026-05-01', path, is_helpful: 0, reason, text }]);
    expect(await (await reopen()).list()).toHaveLength(1);
  });

  it('of an earlier version are imported from its file, oldest first', async () => {
    const file = join(test.root, '.data/feedback.json');
    const { path, isHelpful, reason } = note;
    const notes = ['one', 'two'].map((text) => ({
      day: '2026-04-30',
      path,
      isHelpful,
      reason,
      text,
    }));
    await writeFile(file, JSON.stringify({ version: 1, notes }));
    expect((await (await reopen()).list()).map(({ text }) => text)).toEqual(['two', 'one']);
    expect(await readFile(`${file}.imported`, 'utf8')).toContain('"two"');
    expect(await (await reopen()).list()).toHaveLength(2);
  });

  it('in a damaged file stay there, and the error names it', async () => {
    const file = join(test.root, '.data/feedback.json');
    await writeFile(file, '{"version":1,"notes":[{}]}');
    await expect(reopen()).rejects.toThrow(`${file} is damaged.`);
    expect(await readFile(file, 'utf8')).toContain('"notes"');
  });

  it('are limited to 2,000, and the oldest are deleted', async () => {
    for (let count = 0; count < 2005; count += 1) {
      test.notes.add({ path: '/', isHelpful: true, reason: '', text: String(count) });
      if (count === 1000) await test.notes.flush();
    }
    const notes = await test.notes.list();
    expect(notes).toHaveLength(2000);
    expect(notes.at(-1)?.text).toBe('5');
    const rows = await test.database.selectFrom('feedback_notes').select('id').execute();
    expect(rows).toHaveLength(2000);
  });
});
