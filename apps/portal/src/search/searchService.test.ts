import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectSearch } from './connectSearch.ts';
import { SearchEvents, type SearchEvent } from './SearchEvents.ts';
import { searchFailure } from './searchFailure.ts';
import { eventsAddress, searchHosts } from './searchHosts.ts';

const credentials = { appId: 'APP', apiKey: 'KEY' };
const requests = [{ indexName: 'site', query: 'a' }];
const found = JSON.stringify({ results: [{ hits: [], nbHits: 0 }] });

type Answer = { readonly status: number; readonly body: string } | 'silence' | 'half';

let servers: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

/** Lets pending requests and responses arrive. */
async function exchange(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await new Promise((done) => setImmediate(done));
}

async function host(answer: Answer) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (answer === 'half') response.writeHead(200).write('{');
    else if (answer !== 'silence') response.writeHead(answer.status).end(answer.body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    host: { url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' } as const,
  };
}

describe('the client', () => {
  it('[SM-15] names the missing setting', () => {
    expect(() => connectSearch({ appId: '', apiKey: 'k' }, [])).toThrow('`appId` is missing.');
    expect(() => connectSearch({ appId: 'a', apiKey: '' }, [])).toThrow('`apiKey` is missing.');
  });

  it('[SR-06] tries the next host after a status other than 2xx and 4xx, and avoids that one for 120 seconds', async () => {
    const broken = await host({ status: 503, body: '{}' });
    const good = await host({ status: 200, body: found });
    const client = connectSearch(credentials, [broken.host, good.host]);
    const ask = async (query: string) => {
      await client.search({ requests: [{ indexName: 'site', query }] });
      return [broken.asked.length, good.asked.length];
    };
    expect(await ask('a')).toEqual([1, 1]);
    expect(await ask('b')).toEqual([1, 2]);
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 119_000);
    expect(await ask('c')).toEqual([1, 3]);
    later.mockReturnValue(Date.now() + 2000);
    expect(await ask('d')).toEqual([2, 4]);
    later.mockRestore();
  });

  for (const [name, answer, isWrite, milliseconds] of [
    ['1 second for the first byte', 'silence', false, 1000],
    ['2 seconds for the rest of a response', 'half', false, 2000],
    ['30 seconds for the rest of a response to a write', 'half', true, 30_000],
  ] as const) {
    it(`[SR-06] waits ${name}, not less and not more, then tries the next host`, async () => {
      const slow = await host(answer);
      const good = await host({ status: 200, body: found });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const client = connectSearch(credentials, [slow.host, good.host]);
      const path = '1/indexes/site';
      const result = isWrite ? client.customPost({ path, body: {} }) : client.search({ requests });
      // `vi.waitFor` would advance the fake timers.
      while (slow.asked.length === 0) await exchange();
      await exchange();
      vi.advanceTimersByTime(milliseconds - 1);
      await exchange();
      expect(good.asked).toHaveLength(0);
      vi.advanceTimersByTime(1);
      await exchange();
      expect(good.asked).toHaveLength(1);
      await result;
    });
  }

  it('[SM-09] [SR-06] does not retry a 4xx, which is an error with status and message', async () => {
    const refusing = await host({ status: 403, body: '{"message":"Invalid key","status":403}' });
    const next = await host({ status: 200, body: found });
    const search = connectSearch(credentials, [refusing.host, next.host]).search({ requests });
    await expect(search).rejects.toMatchObject({
      name: 'ApiError',
      status: 403,
      message: 'Invalid key',
    });
    expect(next.asked).toHaveLength(0);
    const failure = searchFailure(await search.catch((error: unknown) => error));
    expect(failure).toEqual({
      hint: 'You might want to check your network connection.',
      detail: 'The search service rejected the search: 403 Invalid key',
      mayPass: false,
    });
  });

  it('[SR-06] reports a successful response that is not JSON as unreadable', async () => {
    const odd = await host({ status: 200, body: '<html>' });
    const search = connectSearch(credentials, [odd.host]).search({ requests });
    await expect(search).rejects.toMatchObject({ name: 'DeserializationError' });
  });

  it('[SM-09] [SR-06] tells the user what to do if no host is reachable', async () => {
    const gone = await host({ status: 500, body: '' });
    const search = connectSearch(credentials, [gone.host]).search({ requests });
    await expect(search).rejects.toMatchObject({ name: 'RetryError' });
    const failure = searchFailure(await search.catch((error: unknown) => error));
    expect(failure).toEqual({
      hint: 'You might want to check your network connection.',
      detail: undefined,
      mayPass: true,
    });
  });
});

describe('hosts', () => {
  it('[SR-06] default to the server of the page', () => {
    expect(searchHosts({ host: 'maps.example:8443', protocol: 'https:' }, [])).toEqual([
      { url: 'maps.example:8443', protocol: 'https', accept: 'readWrite' },
    ]);
    expect(eventsAddress({ ...credentials, hosts: [] })).toMatch(/^\/1\/events\?/);
  });

  it('[SR-06] are those of the hosted service, in order, if configured', () => {
    const hosts = ['a.example', 'b.example'];
    const used = searchHosts({ host: 'localhost:8080', protocol: 'http:' }, hosts);
    expect(used.map(({ url, protocol }) => `${protocol}://${url}`)).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
    expect(eventsAddress({ ...credentials, hosts })).toMatch(
      /^https:\/\/insights\.algolia\.io\/1\/ev/,
    );
  });
});

describe('reports', () => {
  let sent: (readonly SearchEvent[])[] = [];
  let events: SearchEvents;
  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    events = new SearchEvents('site', (batch) => sent.push(batch));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[SR-05] of shown results are sent 400 ms after the last change, 20 ids each', () => {
    events.show(['x']);
    vi.advanceTimersByTime(399);
    events.show(Array.from({ length: 45 }, (_, id) => String(id)));
    vi.advanceTimersByTime(399);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent[0]?.map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5]);
    expect(sent[0]?.[0]).toMatchObject({ eventType: 'view', index: 'site' });
  });

  it('[SR-05] are not repeated for the same results', () => {
    events.show(['a']);
    vi.advanceTimersByTime(500);
    events.show(['a']);
    vi.advanceTimersByTime(500);
    expect(sent).toHaveLength(1);
  });

  it('[SR-05] of an opened result are sent immediately, with its position and query', () => {
    events.open('a', 3, 'q');
    events.open('b', 1, undefined);
    expect(sent[0]?.[0]).toMatchObject({
      eventType: 'click',
      objectIDs: ['a'],
      positions: [3],
      queryID: 'q',
    });
    expect(sent[1]?.[0]).not.toHaveProperty('queryID');
  });
});
