import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen, type Listening } from './listen.ts';
import { Admission } from './overload/Admission.ts';
import { computations } from './overload/TurnQueue.ts';
import { mostUnderWay } from './overload/WorkLimits.ts';
import { StartError } from './StartError.ts';
import { createTestApp } from './testApp.fixture.ts';

const started: Listening[] = [];
const start = async (app: Hono, options: Partial<Parameters<typeof listen>[1]> = {}) => {
  const server = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    onFault: (fault) => {
      throw fault;
    },
    ...options,
  });
  started.push(server);
  return server;
};

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop(0)));
});

/** Sends raw bytes, which `fetch` would not. */
const sendRaw = (port: number, text: string) =>
  new Promise<string>((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => done(answer));
    socket.on('error', fail);
  });

describe('listening', () => {
  it('a port in use is reported, with how to choose another', async () => {
    const { port } = await start(new Hono());
    const second = start(new Hono(), { port });
    await expect(second).rejects.toThrow(StartError);
    await expect(second).rejects.toThrow(
      new RegExp(`Port ${port} on 127.0.0.1 is in use.*\\n.*PORT=${port + 1} npm start`),
    );
  });

  it('an address of another machine is reported', async () => {
    await expect(start(new Hono(), { host: '192.0.2.1' })).rejects.toThrow(
      'HOST=192.0.2.1 is not an address of this machine.',
    );
  });

  it.each([
    'GET /../secret.txt HTTP/1.1',
    'GET /assets/../../../../secret.txt HTTP/1.1',
    'GET /..\\secret.txt HTTP/1.1',
    'GET http://127.0.0.1/../secret.txt HTTP/1.1',
  ])('"%s", sent unmodified, reaches nothing', async (line) => {
    const test = await createTestApp();
    const { port } = await start(test.app);
    const answer = await sendRaw(port, `${line}\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).toMatch(/^content-security-policy: default-src 'self'/im);
    expect(answer).not.toContain('outside of the site');
    await test.dispose();
  });

  it('an invalid Host header is a bad request with all security headers', async () => {
    const test = await createTestApp();
    const { port } = await start(test.app);
    const request = 'GET / HTTP/1.1\r\nHost: a b/c@d\r\nConnection: close\r\n\r\n';
    const answer = await sendRaw(port, request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^x-content-type-options: nosniff/im);
    await test.dispose();
  });
});

describe('a busy server', () => {
  const held = () => {
    const admission = new Admission();
    const open: (() => void)[] = [];
    const app = new Hono().all('*', async (context) => {
      await new Promise<void>((done) => open.push(done));
      return context.text('done');
    });
    return { admission, app, finish: () => open.splice(0).forEach((done) => done()), open };
  };

  it('responds with 503 and Retry-After after a delay, and still serves documents', async () => {
    const { app, admission, finish, open } = held();
    const { port } = await start(app, { admission, patience: { refusalMs: 300 } });
    const at = (path: string) => `http://127.0.0.1:${port}${path}`;
    const path = '/api/v1/venues/mall/directions';
    const most = mostUnderWay.directions;
    const waiting = Array.from({ length: most }, () => fetch(at(`${path}?from=a&to=b`)));
    await expect.poll(() => open.length).toBe(most);
    const askedAt = performance.now();
    const refused = await fetch(at(path));
    expect(performance.now() - askedAt).toBeGreaterThan(290);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await refused.json()).toMatchObject({ status: 503, instance: path });
    const page = fetch(at('/docs/overview'));
    await expect.poll(() => open.length).toBe(most + 1);
    finish();
    expect((await page).status).toBe(200);
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(
      Array<number>(most).fill(200),
    );
    const again = fetch(at(path));
    await expect.poll(() => open.length).toBe(1);
    finish();
    expect((await again).status).toBe(200);
  });

  it('tells computations of new connections', async () => {
    const note = vi.spyOn(computations, 'noteConnection');
    const { port } = await start(new Hono().get('/', (context) => context.text('here')));
    await fetch(`http://127.0.0.1:${port}/`);
    expect(note).toHaveBeenCalledOnce();
    note.mockRestore();
  });

  it('rejects searches in the format of the search provider', async () => {
    const { app, admission } = held();
    const { port } = await start(app, { admission });
    for (let count = 0; count < mostUnderWay.search; count += 1) admission.admit('/1/');
    const refused = await fetch(`http://127.0.0.1:${port}/1/indexes/*/queries`, { method: 'POST' });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({
      message: 'The server is busy. Send the request again in a second.',
      status: 503,
    });
  });
});

describe('stopping', () => {
  it('finishes the current request and accepts no others', async () => {
    let finish = () => {};
    let begun = () => {};
    const isBegun = new Promise<void>((done) => (begun = done));
    const app = new Hono().get('/', async (context) => {
      begun();
      await new Promise<void>((done) => (finish = done));
      return context.text('whole');
    });
    const server = await start(app);
    const answer = fetch(`http://127.0.0.1:${server.port}/`);
    await isBegun;
    const stopped = server.stop();
    await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow();
    finish();
    expect(await (await answer).text()).toBe('whole');
    await stopped;
  });

  it('closes connections that do not finish in time', async () => {
    let begun = () => {};
    const isBegun = new Promise<void>((done) => (begun = done));
    const app = new Hono().get('/', () => {
      begun();
      return new Promise<Response>(() => {});
    });
    const server = await start(app);
    const answer = fetch(`http://127.0.0.1:${server.port}/`);
    answer.catch(() => undefined);
    await isBegun;
    await server.stop(50);
    await expect(answer).rejects.toThrow();
  });
});
