import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportImdf, MvfError, writeMvf, writeMvfV1 } from '@mezzanine/mvf';
import { writeArchive } from '@mezzanine/mvf/archive';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadBundle, loadVenue } from './loadVenue.ts';
import type { LoadProgress } from './LoadVenueOptions.ts';
import { MezzanineError } from './MezzanineError.ts';
import { sampleMvf } from './sampleMvf.fixture.ts';
import type { VenueSource } from './VenueSource.ts';

const bundle = writeMvf(sampleMvf());
const servers: Server[] = [];
const text = (value: string) => new TextEncoder().encode(value);
const pack = (files: Readonly<Record<string, Uint8Array>>) =>
  writeArchive(new Map(Object.entries(files)));
const imdf = (folder = '') =>
  pack(
    Object.fromEntries(
      Object.entries(exportImdf(sampleMvf()).files).map(([path, bytes]) => [folder + path, bytes]),
    ),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('from bytes', () => {
  test.each<[string, () => VenueSource]>([
    ['a Uint8Array', () => bundle],
    ['an ArrayBuffer', () => new Uint8Array(bundle).buffer],
    ['a Blob', () => new Blob([new Uint8Array(bundle)])],
  ])('reads %s', async (_, source) => {
    expect((await loadVenue(source())).name).toBe('Sample hall');
  });

  test('a bundle of format version 1 produces the same venue', async () => {
    const [first, second] = [
      await loadVenue(writeMvfV1(sampleMvf()).bytes),
      await loadVenue(bundle),
    ];
    expect(first.name).toBe('Sample hall');
    for (const kind of ['floorStacks', 'floors', 'spaces', 'entrances', 'locations'] as const) {
      const named = (venue: typeof first) => venue[kind].map((entity) => entity.id);
      expect(named(first)).toEqual(named(second));
    }
    expect(first.spaces.map((space) => space.doors.map((door) => door.id))).toEqual(
      second.spaces.map((space) => space.doors.map((door) => door.id)),
    );
    expect(first.mvf.manifest.version).toBe('2.0.0');
  });

  test('an invalid bundle is rejected with the cause', async () => {
    const error = await failureOf(bundle.slice(0, 200));
    expect(error.code).toBe('invalid-venue');
    expect(error.cause).toBeInstanceOf(MvfError);
    expect(error.message).toContain((error.cause as MvfError).message);
  });

  test.each([
    ['an IMDF archive', () => imdf(), 'IMDF', 'npx mvf convert'],
    ['an IMDF archive with a folder', () => imdf('campus/'), 'IMDF', 'npx mvf convert'],
    ['GeoJSON', () => text('{"type":"FeatureCollection","features":[]}'), 'GeoJSON', 'mvf convert'],
    ['GML', () => text('<f xmlns:gml="http://www.opengis.net/gml">'), 'a GML file', 'GeoJSON'],
    ['DXF', () => text('0\nSECTION\n'), 'a DXF drawing', 'npx mvf convert'],
    ['IFC', () => text("ISO-10303-21;\nFILE_SCHEMA(('IFC4'));"), 'an IFC', 'mvf convert'],
    ['PDF', () => text('%PDF-1.7'), 'a PDF document', 'as a polygon'],
    ['a Shapefile', () => pack({ 'rooms.shp': text('x') }), 'a Shapefile', 'npx mvf convert'],
    ['a GeoPackage', () => text('SQLite format 3\0'), 'a GeoPackage', 'mvf convert'],
  ])('%s is named, with the way to a bundle as the remedy', async (_, bytes, name, way) => {
    const error = await failureOf(bytes());
    expect(error.code).toBe('invalid-venue');
    expect(error.message).toContain(`The file is ${name}`);
    expect(error.remedy).toContain(way);
    expect(error.remedy).toContain('/docs/map-doctor');
    expect(error.message.endsWith(error.remedy)).toBe(true);
    expect(error.message.split(error.remedy)).toHaveLength(2);
  });

  test('a web page is named, however a server sends it', async () => {
    const error = await failureOf(text('<!doctype html><title>Sign in</title>'));
    expect(error.message).toContain('The file is a web page');
    expect(error.remedy).toBe('Its URL may require signing in. Download the file itself.');
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'undefined'],
    ['a number', 42, 'a number'],
    ['a list of numbers', new Float32Array(2), 'a Float32Array'],
    ['half a key', { key: 'k', venueId: 'mall' }, 'without secret, baseUrl'],
    ['a baseUrl that is not an address', keyFor('mall at home'), 'mall at home'],
    ['a path, outside of a page', './mall.mvf.zip', './mall.mvf.zip'],
    ['a file on disk', 'file:///mall.mvf.zip', 'file:///mall.mvf.zip'],
  ])('%s is rejected with the given value in the message', async (_, source, given) => {
    const error = await failureOf(source as VenueSource);
    expect(error.code).toBe('invalid-argument');
    expect(error.message).toContain(given);
    expect(error.message.endsWith(error.remedy)).toBe(true);
  });
});

describe('from a URL', () => {
  test('downloads with progress up to the full length', async () => {
    const origin = await listen((_, response) => {
      response.setHeader('content-length', bundle.byteLength);
      response.end(bundle);
    });
    const steps: LoadProgress[] = [];
    const venue = await loadVenue(new URL(origin), { onProgress: (step) => steps.push(step) });
    expect(venue.id).toBe('sample');
    expect(steps.map((step) => step.phase)).toContain('downloading');
    const totalBytes = bundle.byteLength;
    expect(steps.at(-2)).toEqual({ phase: 'downloading', loadedBytes: totalBytes, totalBytes });
    expect(steps.at(-1)).toEqual({ phase: 'reading', loadedBytes: totalBytes, totalBytes });
  });

  test('an HTML page instead of a bundle is reported as such', async () => {
    const origin = await listen((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html>');
    });
    const error = await failureOf(`${origin}/mall.zip?token=s3cret`);
    expect(error.code).toBe('http-status');
    expect(error.message).toContain(`${origin}/mall.zip responded with text/html.`);
    expect(error.message).not.toContain('s3cret');
  });

  test('an error status is reported', async () => {
    const origin = await listen((_, response) => response.writeHead(503).end());
    const error = await failureOf(origin);
    expect(error.code).toBe('http-status');
    expect(error.message).toContain('responded with 503 Service Unavailable.');
  });

  test('an unreachable server is a network error', async () => {
    const origin = await listen(() => {});
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect((await failureOf(origin)).code).toBe('network');
  });

  test('an interrupted response is a network error with the received size', async () => {
    const origin = await listen((_, response) => {
      response.setHeader('content-length', bundle.byteLength);
      response.write(bundle.subarray(0, 100), () => setTimeout(() => response.destroy(), 50));
    });
    const error = await failureOf(origin);
    expect(error.code).toBe('network');
    expect(error.message).toContain(`ended early, after 100 bytes. Expected ${bundle.byteLength}`);
  });

  test('stops if the signal aborts during the download', async () => {
    const controller = new AbortController();
    const origin = await listen((_, response) => void response.write(bundle.subarray(0, 100)));
    const loading = failureOf(origin, {
      signal: controller.signal,
      onProgress: () => controller.abort('left the page'),
    });
    const error = await loading;
    expect(error.code).toBe('aborted');
    expect(error.cause).toBe('left the page');
  });

  test('requests nothing if the signal was already aborted', async () => {
    let requests = 0;
    const origin = await listen((_, response) => {
      requests += 1;
      response.end();
    });
    expect((await failureOf(origin, { signal: AbortSignal.abort() })).code).toBe('aborted');
    expect(requests).toBe(0);
  });
});

describe('where responses are not streams, as in React Native', () => {
  /** A fetch like React Native's: its responses have no `body`, and are read as a whole. */
  function readWhole(): void {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (...parts: Parameters<typeof fetch>) =>
      Object.defineProperty(await fetch(...parts), 'body', { value: undefined }),
    );
  }

  test('reads the whole response, with its size as progress', async () => {
    readWhole();
    const origin = await listen((_, response) => {
      response.setHeader('content-length', bundle.byteLength);
      response.end(bundle);
    });
    const steps: LoadProgress[] = [];
    const venue = await loadVenue(origin, { onProgress: (step) => steps.push(step) });
    expect(venue.id).toBe('sample');
    const totalBytes = bundle.byteLength;
    expect(steps[0]).toEqual({ phase: 'downloading', loadedBytes: totalBytes, totalBytes });
  });

  test('reports a response that ends early as a network error', async () => {
    readWhole();
    const origin = await listen((_, response) => {
      response.setHeader('content-length', bundle.byteLength);
      response.write(bundle.subarray(0, 100), () => setTimeout(() => response.destroy(), 50));
    });
    expect((await failureOf(origin)).code).toBe('network');
  });
});

describe('a bundle to store', () => {
  test('has the bytes that the server sent, and loads again without it', async () => {
    const origin = await listen((_, response) => void response.end(bundle));
    const stored = await loadBundle(origin);
    expect(stored).toEqual(new Uint8Array(bundle));
    servers.pop()?.close();
    expect((await loadVenue(stored)).id).toBe('sample');
  });

  test('is not read, so that invalid bytes are only reported by loadVenue', async () => {
    const stored = await loadBundle(new Uint8Array([1, 2, 3]).buffer);
    expect([...stored]).toEqual([1, 2, 3]);
    expect((await failureOf(stored)).code).toBe('invalid-venue');
  });
});

describe('from a key', () => {
  test('exchanges the pair for a token and downloads the bundle with it', async () => {
    const origin = await listen(demoServer);
    const phases = new Set<string>();
    const venue = await loadVenue(keyFor(origin), { onProgress: ({ phase }) => phases.add(phase) });
    expect(venue.name).toBe('Sample hall');
    expect([...phases]).toEqual(['authorizing', 'downloading', 'reading']);
  });

  test('works with a server below a path', async () => {
    const origin = await listen((request, response) => {
      request.url = request.url?.replace('/maps', '') ?? '';
      demoServer(request, response);
    });
    expect((await loadVenue(keyFor(`${origin}/maps`))).id).toBe('sample');
  });

  test('a wrong secret is rejected without appearing in the message', async () => {
    const origin = await listen(demoServer);
    const error = await failureOf({ ...keyFor(origin), secret: 'wrong-secret' });
    expect(error.code).toBe('unauthorized');
    expect(error.message).toContain('the key "demo"');
    expect(error.message).not.toContain('wrong-secret');
  });

  test('an unknown venue lists the available ones', async () => {
    const origin = await listen(demoServer);
    const error = await failureOf({ ...keyFor(origin), venueId: '../airport' });
    expect(error.code).toBe('venue-not-found');
    expect(error.message).toContain('has no venue "../airport". There are: sample.');
  });

  test('a server without the platform API is identified by its response', async () => {
    const origin = await listen((_, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html>');
    });
    const error = await failureOf(keyFor(origin));
    expect(error.code).toBe('http-status');
    expect(error.message).toContain('Expected JSON with an accessToken.');
    expect(error.remedy).toContain('baseUrl');
  });
});

describe('from a token', () => {
  const source = (baseUrl: string, accessToken = 't0ken') => ({
    accessToken,
    venueId: 'sample',
    baseUrl,
  });

  test('downloads the bundle with it, and requests no other', async () => {
    const asked: (string | undefined)[] = [];
    const origin = await listen((request, response) => {
      asked.push(request.url);
      demoServer(request, response);
    });
    expect((await loadVenue(source(origin))).name).toBe('Sample hall');
    expect(asked).toEqual(['/api/v1/venues/sample/bundle']);
  });

  test('a rejected token does not appear in the message', async () => {
    const error = await failureOf(source(await listen(demoServer), 'expired-token'));
    expect(error.code).toBe('unauthorized');
    expect(error.message).toContain('rejected the access token (401). No token.');
    expect(error.message).not.toContain('expired-token');
  });

  test('an invalid token is rejected before the request', async () => {
    for (const token of ['', 'two parts', 'a\r\nX-Other: b']) {
      const error = await failureOf(source('http://localhost:1', token));
      expect(error.code).toBe('invalid-argument');
      expect(error.message).toContain('accessToken');
    }
  });
});

function keyFor(baseUrl: string) {
  return { key: 'demo', secret: 'demo-secret', venueId: 'sample', baseUrl };
}

async function failureOf(...args: Parameters<typeof loadVenue>): Promise<MezzanineError> {
  const outcome = await loadVenue(...args).catch((error: unknown) => error);
  if (outcome instanceof MezzanineError) return outcome;
  throw new Error('Expected a MezzanineError.', { cause: outcome });
}

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The three responses of a server that has one venue. */
const demoServer: RequestListener = (request, response) => {
  const problem = (status: number, detail: string) =>
    response
      .writeHead(status, { 'content-type': 'application/problem+json' })
      .end(JSON.stringify({ title: 'Problem', status, detail }));
  if (request.method === 'POST' && request.url === '/api/v1/token') {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const pair = JSON.parse(body) as { key: string; secret: string };
      if (pair.secret !== 'demo-secret') return problem(401, 'Key and secret do not match.');
      return response.end(JSON.stringify({ accessToken: 't0ken', tokenType: 'Bearer' }));
    });
    return;
  }
  if (request.headers.authorization !== 'Bearer t0ken') problem(401, 'No token.');
  else if (request.url !== '/api/v1/venues/sample/bundle') problem(404, 'There are: sample.');
  else response.setHeader('content-type', 'application/zip').end(bundle);
};
