import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import type { SearchRecord } from '@mezzanine/search';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toHostedRecord } from '../../src/search/indexes/hostedRecord.ts';
import { searchAdminKey } from '../../src/testApp.fixture.ts';
import { hostedSettings } from './hostedSettings.ts';
import { pushSearch, type Push, type PushProgress } from './pushSearch.ts';
import { PushConfigError, readPushConfig } from './readPushConfig.ts';

const fixture = fileURLToPath(new URL('serve.fixture.ts', import.meta.url));
/** Runs the sources as they are, including our own packages, which need not be built. */
const source = ['--conditions=mezzanine-source', '--import', 'tsx'] as const;
let folder: string;
let running: { readonly process: ChildProcess; readonly port: number } | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-push-'));
});
afterEach(async () => {
  await kill();
  await rm(folder, { recursive: true });
});

async function start(): Promise<void> {
  const process_ = spawn(process.execPath, [...source, fixture, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((done, fail) => {
    process_.stdout.once('data', (data: Buffer) => done(data.toString()));
    process_.once('exit', (code) => fail(new Error(`The server ended with ${String(code)}.`)));
  });
  running = { process: process_, port: Number(line) };
}

/** Simulates a power failure: nothing more is written. */
async function kill(): Promise<void> {
  const child = running?.process;
  running = undefined;
  if (child === undefined) return;
  const isGone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await isGone;
}

const options = () => ({
  hosts: [
    {
      url: '127.0.0.1',
      port: running?.port ?? 0,
      protocol: 'http' as const,
      accept: 'readWrite' as const,
    },
  ],
});
const admin = () => algoliasearch('APP', searchAdminKey, options());

/** URLs that the client in a user's browser finds. */
async function find(query: string): Promise<readonly string[]> {
  const { results } = await liteClient('APP', 'search-key', options()).search<
    Record<string, unknown>
  >({
    requests: [{ indexName: 'docs', query, hitsPerPage: 5 }],
  });
  const [first] = results;
  if (first === undefined || !('hits' in first)) return [];
  return (first.hits as { url: string }[]).map(({ url }) => url);
}

const recordOf = (place: number, word: string): SearchRecord => ({
  objectID: `record-${place}`,
  path: `/web-sdk/page-${place}`,
  type: 'lvl1' as const,
  hierarchy: ['Web SDK', `Page ${word}`, null, null, null, null, null],
  content: null,
  language: 'en',
  version: '6.0,latest',
  tags: ['docs-web-sdk-6.0'],
  set: 'web-sdk',
  kind: 'guide' as const,
  position: 0,
});

const words = ['elevator', 'stairs', 'ramp', 'door', 'window', 'kiosk', 'lounge', 'garden', 'roof'];
const push = (more: Partial<Push> = {}): Push => ({
  indexName: 'docs',
  records: words.map((word, place) =>
    toHostedRecord(recordOf(place, word), 'https://docs.example'),
  ),
  settings: hostedSettings,
  synonyms: [['lift', 'elevator']],
  stateFile: join(folder, 'state.json'),
  batchSize: 2,
  ...more,
});

describe('a push', () => {
  it('resumes after its server is killed, and swaps the indexes at the end', async () => {
    await start();
    const told: PushProgress[] = [];
    const first = pushSearch(admin(), {
      ...push(),
      onProgress: (progress) => {
        told.push(progress);
        if (progress.sent === 4) void kill();
      },
    });
    await expect(first).rejects.toThrow();
    expect(told).toEqual([
      { sent: 2, total: 9, isResumed: false },
      { sent: 4, total: 9, isResumed: false },
    ]);
    expect(JSON.parse(await readFile(join(folder, 'state.json'), 'utf8'))).toMatchObject({
      done: 2,
    });

    await start();
    expect(await find('animate')).toEqual([
      `http://127.0.0.1:${running?.port}/web-sdk/camera#animate`,
    ]);
    expect(await find('elevator')).toEqual([]);

    told.length = 0;
    await pushSearch(admin(), { ...push(), onProgress: (progress) => told.push(progress) });
    expect(told.map(({ sent, isResumed }) => [sent, isResumed])).toEqual([
      [4, true],
      ...[6, 8, 9].map((sent) => [sent, false]),
    ]);
    for (const [place, word] of words.entries()) {
      expect(await find(word)).toContain(`https://docs.example/web-sdk/page-${place}`);
    }
    expect(await find('animate')).toEqual([]);
    const { items } = await admin().listIndices();
    expect(items.map(({ name, entries }) => [name, entries])).toEqual([['docs', 9]]);
    expect(await admin().getSettings({ indexName: 'docs' })).toEqual(hostedSettings);
    await expect(readFile(join(folder, 'state.json'))).rejects.toThrow('ENOENT');
  });

  it('[SR-06] of different content starts from the beginning, and is rejected with the search key', async () => {
    await start();
    const reader = algoliasearch('APP', 'search-key', options());
    await expect(pushSearch(reader, push())).rejects.toMatchObject({
      name: 'ApiError',
      status: 403,
      message: 'Method not allowed with this API key',
    });
    const broken = pushSearch(admin(), {
      ...push(),
      onProgress: () => {
        throw new Error('stopped');
      },
    });
    await expect(broken).rejects.toThrow('stopped');
    const told: PushProgress[] = [];
    const fewer = push({ records: push().records.slice(4) });
    await pushSearch(admin(), { ...fewer, onProgress: (progress) => told.push(progress) });
    expect(told[0]).toEqual({ sent: 2, total: 5, isResumed: false });
    expect(await find('elevator')).toEqual([]);
    expect(await find('lounge')).toHaveLength(1);
  });
});

describe('the settings of a push', () => {
  const site = { search: { hosts: [] as string[] }, server: { port: 8080 } };

  it('use our own server, unless the site sets hosts of a service', () => {
    const environment = { SEARCH_ADMIN_KEY: 'key' };
    expect(readPushConfig(environment, site).host).toMatchObject({ url: 'localhost', port: 8080 });
    const hosted = { ...site, search: { hosts: ['app-dsn.example.net'] } };
    expect(readPushConfig(environment, hosted)).toEqual({ adminKey: 'key', host: undefined });
    expect(
      readPushConfig({ ...environment, SEARCH_URL: 'https://a.example' }, hosted).host,
    ).toEqual({ url: 'a.example', protocol: 'https', accept: 'readWrite' });
  });

  it('are named in the error if they are missing', () => {
    expect(() => readPushConfig({}, site)).toThrow(PushConfigError);
    expect(() => readPushConfig({}, site)).toThrow('SEARCH_ADMIN_KEY is not set');
    expect(() =>
      readPushConfig({ SEARCH_ADMIN_KEY: 'key', SEARCH_URL: 'localhost:8080' }, site),
    ).toThrow('SEARCH_URL is "localhost:8080"');
  });
});
