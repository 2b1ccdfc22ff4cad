import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { validateBundle } from '../validator/validateBundle.ts';
import { crookedBundle } from './houseBundles.fixture.ts';
import { run } from './run.ts';

/** A request that reached the server. */
interface Received {
  readonly method: string;
  readonly url: URL;
  readonly authorization: string;
  readonly body: Buffer;
}

let folder: string;
let server: Server;
let origin: string;
let received: Received[] = [];
/** The server's response to `PUT`. */
let answer: { status: number; body: object };

const bundle = crookedBundle();
const version = { id: 'ver_1', name: 'House', format: 'mvf-2', findings: [], losses: [] };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mvf-publish-'));
  await writeFile(join(folder, 'house.mvf.zip'), bundle);
  server = createServer((request, response) => {
    void receive(request).then((one) => {
      received.push(one);
      const { secret } = one.method === 'POST' ? JSON.parse(String(one.body)) : { secret: '' };
      const token = secret === 'right' ? { accessToken: 'token-1' } : { detail: 'Wrong.' };
      const { status, body } =
        one.method === 'PUT' ? answer : { status: 'accessToken' in token ? 200 : 401, body: token };
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  received = [];
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function receive(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method ?? '',
    url: new URL(request.url ?? '', origin),
    authorization: request.headers.authorization ?? '',
    body: Buffer.concat(chunks),
  };
}

async function publish(args: readonly string[], secret: string | undefined = 'right') {
  const kept = { out: '', err: '' };
  const code = await run(
    ['publish', ...args],
    {
      folder,
      out: (text) => void (kept.out += text),
      err: (text) => void (kept.err += text),
      isColored: false,
      isErrTerminal: false,
      variable: (name) => (name === 'MVF_SECRET' ? secret : undefined),
      interrupted: () => Promise.resolve(),
    },
    '1.0.0',
  );
  return { code, ...kept };
}

describe('mvf publish', () => {
  it('sends the file with a token of the key, and prints where the venue is', async () => {
    answer = { status: 201, body: version };
    const more = ['--city', 'Zürich', '--private'];
    const { code, out } = await publish([
      'house.mvf.zip',
      '--server',
      origin,
      '--id',
      'my-house',
      ...more,
    ]);
    expect([code, out]).toEqual([0, expect.stringContaining('Published House')]);
    const [token, put] = received;
    expect(JSON.parse(String(token?.body))).toEqual({ key: 'workspace', secret: 'right' });
    expect(put).toMatchObject({ method: 'PUT', authorization: 'Bearer token-1' });
    expect(put?.url.pathname).toBe('/api/v1/venues/my-house');
    expect(Object.fromEntries(put?.url.searchParams ?? [])).toEqual({
      city: 'Zürich',
      visibility: 'private',
    });
    expect(put?.body.equals(bundle)).toBe(true);
  });

  it('CLI-07: answers in JSON with the address of the viewer', async () => {
    answer = { status: 200, body: version };
    const { code, out } = await publish([
      'house.mvf.zip',
      '--server',
      origin,
      '--id',
      'h',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      command: 'publish',
      versionId: 'ver_1',
      url: `${origin}/viewer/?venue=h`,
      summary: { errors: 0 },
    });
  });

  it('CLI-06: prints the findings of a venue that the server rejects, with exit code 1', async () => {
    const findings = validateBundle(bundle);
    answer = { status: 422, body: { detail: 'The validator found 1 error.', findings } };
    const { code, out } = await publish(['house.mvf.zip', '--server', origin, '--id', 'h']);
    expect(code).toBe(1);
    expect(out).toContain(findings[0]?.rule);
    expect(out).toContain('The validator found 1 error.');
  });

  it.each([
    ['a wrong secret', 'wrong', 3, 'npm run api-key'],
    ['no secret', '', 2, 'MVF_SECRET'],
  ])('says what to do about %s', async (_, secret, expected, hint) => {
    const { code, err } = await publish(['house.mvf.zip', '--server', origin, '--id', 'h'], secret);
    expect([code, err]).toEqual([expected, expect.stringContaining(hint)]);
    expect(received.every(({ method }) => method !== 'PUT')).toBe(true);
  });

  it.each([
    [['house.mvf.zip', '--id', 'h'], 2, 'no --server'],
    [['house.mvf.zip', '--id', 'h', '--server', 'maps'], 2, '--server "maps"'],
    [['house.mvf.zip', '--server', 'http://127.0.0.1:9', '--id', 'a b'], 2, '--id "a b"'],
    [['none.zip', '--server', 'http://127.0.0.1:9', '--id', 'h'], 3, 'none.zip'],
    [['house.mvf.zip', '--server', 'http://127.0.0.1:9', '--id', 'h'], 3, 'does not respond'],
  ])('%j ends with exit code %i and says why', async (args, expected, hint) => {
    const { code, err } = await publish(args);
    expect([code, err]).toEqual([expected, expect.stringContaining(hint)]);
  });

  it('passes on why a server rejects the request', async () => {
    answer = { status: 409, body: { detail: 'The id "mall" is taken.' } };
    const { code, err } = await publish(['house.mvf.zip', '--server', origin, '--id', 'mall']);
    expect([code, err]).toEqual([3, expect.stringContaining('The id "mall" is taken.')]);
  });
});
