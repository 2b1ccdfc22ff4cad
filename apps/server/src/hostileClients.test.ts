import { connect, type Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest';
import { listen, type Listening, type Patience } from './listen.ts';
import {
  createTestApp,
  demo,
  operatorKey,
  searchAdminKey,
  type TestApp,
} from './testApp.fixture.ts';

const workspace = { key: 'workspace', secret: 'test-workspace-secret-0123456789' };
const large = new Uint8Array(32 * 1024 * 1024);

let test: TestApp;
let printed: readonly MockInstance[];
let servers: Listening[];

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(() => {
  servers = [];
  printed = (['error', 'warn', 'info', 'log'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop(0)));
  expect(test.faults).toEqual([]);
  expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([]);
  vi.restoreAllMocks();
});
afterAll(() => test.dispose());

async function start(app: Hono = test.app, patience: Partial<Patience> = {}): Promise<number> {
  const onFault = (fault: unknown) => test.faults.push(fault);
  const server = await listen(app, { host: '127.0.0.1', port: 0, patience, onFault });
  servers.push(server);
  return server.port;
}

describe('requests with two Host headers', () => {
  it.each([
    ['Host: localhost', 'Host: localhost'],
    ['Host: a.example', 'hOsT: b.example'],
    ['Host: localhost', 'Accept: */*', 'Host:'],
  ])('are bad requests: %j', async (...hosts) => {
    const port = await start();
    const lines = ['GET /docs/overview HTTP/1.1', ...hosts, 'Connection: close', '', ''];
    expect(await closingAnswer(open(port, lines.join('\r\n')))).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('slow clients', () => {
  it('are disconnected when they stop reading', async () => {
    let whenCut: Promise<unknown> | undefined;
    const app = new Hono().get('/', (context) => {
      const { outgoing } = context.env as HttpBindings;
      whenCut = new Promise((done) => outgoing.once('close', done));
      return context.body(large);
    });
    const socket = open(await start(app, { stallMs: 100 }), requestOf('GET /'));
    await new Promise((done) => socket.once('readable', done));
    await whenCut;
    expect((await closingAnswer(socket)).length).toBeLessThan(large.length);
  });

  it('are disconnected when they read so slowly that a response takes too long', async () => {
    const app = new Hono().get('/', (context) => context.body(large));
    const port = await start(app, { stallMs: 60_000, responseMs: 300 });
    const socket = open(port, requestOf('GET /'));
    socket.on('data', () => {
      socket.pause();
      setTimeout(() => socket.resume(), 20);
    });
    // The whole response has more bytes, but would take ten seconds.
    expect((await closingAnswer(socket)).length).toBeLessThan(large.length);
  });

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 'X'],
    ['a body', headOf('POST /api/v1/token', ['Content-Length: 2000']), ' '],
    [
      'a body in chunks',
      headOf('POST /api/v1/token', ['Transfer-Encoding: chunked']),
      '1\r\n \r\n',
    ],
  ])('are cut off when they send %s byte by byte', async (_, head, part) => {
    const socket = open(await start(test.app, { requestMs: 200 }), head);
    await new Promise((done) => socket.once('connect', done));
    let sent = 0;
    const timer = setInterval(() => {
      sent += 1;
      socket.write(part);
    }, 20);
    const answer = await closingAnswer(socket);
    clearInterval(timer);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    // About ten requests; with default settings, more than a thousand. A busy machine sends fewer.
    expect(sent).toBeLessThan(150);
  });

  it('do not shorten the next response of their connection', async () => {
    const app = new Hono().get('/', (context) => context.text('fast'));
    const port = await start(app, { responseMs: 200 });
    const socket = open(port, requestOf('GET /'));
    await new Promise((done) => socket.once('data', done));
    // Waits until the first response's time limit has passed, which must not end the connection.
    await pause(300);
    socket.write(requestOf('GET /', ['Connection: close']));
    expect(await closingAnswer(socket)).toContain('fast');
  });
});

/** Every kind of body that the server reads. */
const uploads = [
  ['POST /api/v1/token', 'application/json'],
  ['POST /api/v1/page-views', 'application/json'],
  ['POST /api/v1/feedback', 'application/json'],
  ['PUT /api/v1/venues/mall/locations/a', 'application/json'],
  ['PATCH /api/v1/venues/mall/locations/a', 'application/merge-patch+json'],
  ['PUT /api/v1/venues/house', 'application/zip'],
  ['POST /stats/sign-in', 'application/x-www-form-urlencoded'],
  ['POST /stats/venues', 'multipart/form-data; boundary=x'],
  ['POST /1/indexes/docs/batch', 'application/json'],
  ['POST /1/indexes/*/queries', 'application/json'],
  ['POST /1/events', 'application/json'],
] as const;

describe('uploads that the client aborts', () => {
  it.each(uploads)('print nothing: %s', async (line, type) => {
    const port = await start();
    const token = await test.app.request('/api/v1/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(workspace),
    });
    const { accessToken } = (await token.json()) as { accessToken: string };
    const secret = line.includes('/stats') ? operatorKey : accessToken;
    const search = test.config.site.search;
    const headers = [
      `Content-Type: ${type}`,
      `Authorization: Bearer ${secret}`,
      `x-algolia-application-id: ${search.appId}`,
      `x-algolia-api-key: ${line.endsWith('batch') ? searchAdminKey : search.apiKey}`,
    ];
    const sent = ['Content-Length: 2000', 'Transfer-Encoding: chunked'].flatMap((framing) => {
      const begun = framing.startsWith('T') ? '1\r\n{\r\n' : '{';
      const text = headOf(line, [framing, ...headers]) + begun;
      return (['destroy', 'resetAndDestroy', 'end'] as const).map(async (end) => {
        const socket = open(port, text);
        // Long enough for the request to arrive, so that the server is waiting for the rest.
        await pause(50);
        socket[end]();
      });
    });
    await Promise.all(sent);
    // Nothing must be printed afterward; the end of the test checks this.
    await pause(50);
    const next = await fetch(`http://127.0.0.1:${port}/api/v1/token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(demo),
    });
    expect(next.status).toBe(200);
  });
});

/** Sends bytes as they are, which `fetch` would not. */
function open(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.on('error', () => undefined);
  return socket;
}

function closingAnswer(socket: Socket): Promise<string> {
  let answer = '';
  return new Promise((done) => {
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.once('close', () => done(answer));
  });
}

function headOf(line: string, headers: readonly string[] = []): string {
  const type = headers.some((one) => one.startsWith('Content-Type'))
    ? []
    : ['Content-Type: application/json'];
  return [`${line} HTTP/1.1`, 'Host: localhost', ...type, ...headers, '', ''].join('\r\n');
}

function requestOf(line: string, headers: readonly string[] = []): string {
  return [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
