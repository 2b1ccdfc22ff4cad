import { writeMvf } from '@mezzanine/mvf';
import { gridVenue } from '@mezzanine/mvf/fixtures/gridVenue';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSqlite, type TestDatabase } from '../testing/testDatabases.fixture.ts';
import { createTestPlatform, type TestPlatform, writer } from '../testing/testPlatform.fixture.ts';

const ground = '/venues/mall/floors/f_ground';
let opened: TestDatabase;
let test: TestPlatform;

beforeAll(async () => {
  opened = await openSqlite();
  test = await createTestPlatform(opened.database);
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.dispose();
  await opened.dispose();
});

/** Requests without a token. */
async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  return test.app.request(`/api/v1${path}`, { headers });
}

async function svgOf(query = '', floor = ground): Promise<string> {
  const response = await get(`${floor}.svg${query}`);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return text;
}

async function refused(path: string, status: number): Promise<string> {
  const response = await get(path);
  expect(response.headers.get('Content-Type'), path).toBe('application/problem+json');
  const { detail } = (await response.json()) as { detail: string };
  expect(response.status, detail).toBe(status);
  return detail;
}

/** Width and height from the header of a PNG file: https://www.w3.org/TR/png-3/#11IHDR */
async function pngOf(query: string) {
  const response = await get(`${ground}.png${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/png');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return { bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

describe('a floor as SVG', () => {
  it('is drawn without a token, is data only, and may be shown by any page', async () => {
    const { status, headers } = await get(`${ground}.svg`);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('image/svg+xml');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'.*sandbox$/);
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(headers.get('Vary')).toContain('Authorization');
  });

  it('is cached by the client alone if a token was sent', async () => {
    const { status, headers } = await test.send(`GET ${ground}.svg`);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-cache']);
  });

  it('has equal bytes and ETags for equal requests, in any order of parameters', async () => {
    const [one, two] = await Promise.all([
      get(`${ground}.svg?theme=dark&width=300`),
      get(`${ground}.svg?width=300&theme=dark`),
    ]);
    expect(one.headers.get('ETag')).toBe(two.headers.get('ETag'));
    expect(await one.text()).toBe(await two.text());
  });

  it('is not sent again to clients that have it', async () => {
    const etag = (await get(`${ground}.svg`)).headers.get('ETag') ?? '';
    const again = await get(`${ground}.svg`, { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(`${ground}.svg?width=300`, { 'If-None-Match': etag })).status).toBe(200);
  });

  it('shows the changes of the workspace', async () => {
    const before = await svgOf();
    const path = '/venues/mall/locations/el_books';
    const record = (await test.send(`GET ${path}`, { as: writer })).body;
    const patch = async (name: string) =>
      test.send(`PATCH ${path}`, {
        as: writer,
        body: { name },
        headers: { 'Content-Type': 'application/merge-patch+json' },
      });
    expect((await patch('Harbor')).status).toBe(200);
    const after = await svgOf();
    expect(before).not.toContain('Harbor');
    expect(after).toContain('Harbor');
    await patch(String(record['name']));
    expect(await svgOf()).toBe(before);
  });

  it('answers HEAD like GET, without the image', async () => {
    const response = await test.app.request(`/api/v1${ground}.svg`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

it('a large floor is drawn in slices, between which other requests are answered', async () => {
  const large = gridVenue({ floors: 1, rooms: 800, nodes: 800 });
  const file = writeMvf(large);
  const query = '?acceptErrors=true';
  const { status } = await test.send(`PUT /venues/large${query}`, { as: writer, file });
  expect(status).toBe(201);
  const floor = `/venues/large/floors/${large.floors[0]?.properties.id}`;
  // Reads the venue.
  await svgOf('?width=120', floor);
  // Whenever the clock is checked, a slice has ended, no matter how fast the machine is.
  let clock = performance.now();
  const now = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 10));
  let turns = 0;
  let isDrawn = false;
  const count = () => {
    turns += 1;
    if (!isDrawn) setImmediate(count);
  };
  setImmediate(count);
  await svgOf('', floor).finally(() => now.mockRestore());
  isDrawn = true;
  expect(turns).toBeGreaterThan(40);
});

describe('parameters', () => {
  it.each([
    ['?width=300&height=200', 'viewBox="0 0 300 200"'],
    ['?theme=dark', '#0F1115'],
    ['?theme=print', 'fill="#FFFFFF"'],
    ['?highlighted=s_east;el_books', 'class="highlights"'],
    ['?markers=s_west=Meet%20here;s_east', '>Meet here<'],
    ['?markers=-9.1393,38.7223,f_ground=Spot', '>Spot<'],
    ['?bearing=30&northArrow=true', 'class="north"'],
    ['?from=s_hallway&to=s_loft', '>Upper floor<'],
    ['?from=s_hallway&to=s_loft&profile=walking&frame=route', '>Upper floor<'],
    ['?language=en', '<svg'],
  ])('%s draws %s', async (query, expected) => {
    expect(await svgOf(query)).toContain(expected);
    expect(await svgOf()).not.toContain(expected === '<svg' ? 'NaN' : expected);
  });

  it('labels=false leaves out the names, and padding and frame change the map', async () => {
    expect(await svgOf('?labels=false')).not.toContain('<text');
    const pictures = await Promise.all(
      ['', '?padding=100', '?frame=s_east'].map((query) => svgOf(query)),
    );
    expect(new Set(pictures).size).toBe(3);
  });

  it('the route is drawn on each floor that it touches', async () => {
    const upper = await svgOf('?from=s_hallway&to=s_loft', '/venues/mall/floors/f_upper');
    expect(upper).toContain('>Ground floor<');
  });

  it.each([
    '?width=119',
    '?width=1e9',
    '?width=300.5',
    '?height=-1',
    '?padding=401',
    '?theme=sepia',
    '?labels=yes',
    '?language=%3Cscript%3E',
    '?language=xx',
    '?bearing=361',
    '?bearing=NaN',
    '?northArrow=2',
    '?frame=',
    '?frame=s_99',
    '?frame=s_loft',
    '?frame=route',
    '?from=s_hallway',
    '?to=s_loft',
    '?profile=walking',
    '?from=s_hallway&to=s_loft&profile=flying',
    '?markers=',
    '?markers=s_99',
    '?markers=s_east==',
    `?markers=${Array(21).fill('s_east').join(';')}`,
    `?markers=s_east=${'x'.repeat(61)}`,
    `?highlighted=${Array(51).fill('s_east').join(';')}`,
    '?highlighted=s_99',
    '?scale=2',
    '?color=red',
    '?width=300&width=400',
  ])('%s is refused with the reason', async (query) => {
    expect((await refused(`${ground}.svg${query}`, 400)).length).toBeGreaterThan(30);
  });

  it('text of a marker is text', async () => {
    const text = encodeURIComponent('<script>alert(1)</script>"\u202e');
    const svg = await svgOf(`?markers=s_east=${text}`);
    expect(svg).not.toMatch(/<script|\u202e/);
    expect(svg).toContain('&lt;');
  });

  it.each([
    ['/venues/mall/floors/f_99.svg', 'List its floors: GET /api/v1/venues/mall/floors'],
    ['/venues/none/floors/f_ground.svg', 'No venue has the id "none"'],
    [`${ground}.svg?from=s_hallway&to=none`, 'no place "none"'],
    [`${ground}.svg?from=s_hallway&to=s_loft&profile=step-free`, 'no route from "s_hallway"'],
    ['/venues/mall/floors/..%2f..%2fetc.svg', 'no floor'],
    [`/venues/mall/floors/${'x'.repeat(101)}.svg`, 'does not exist'],
    ['/venues/mall/floors/f_ground.gif', ''],
    ['/venues/mall/floors/.svg', ''],
  ])('%s does not exist', async (path, reason) => {
    expect(await refused(path, 404)).toContain(reason);
  });
});

describe('a floor as PNG', () => {
  it('is a PNG of the requested size, times the scale', async () => {
    expect(await pngOf('?width=300&height=200')).toMatchObject({ width: 300, height: 200 });
    expect(await pngOf('?width=300&height=200&scale=3')).toMatchObject({ width: 900, height: 600 });
  });

  it('has equal bytes for equal requests, and an ETag of its own', async () => {
    const [one, two] = [await pngOf('?width=200'), await pngOf('?width=200')];
    expect(one.bytes.equals(two.bytes)).toBe(true);
    const etags = ['svg', 'png'].map(async (type) =>
      (await get(`${ground}.${type}?width=200`)).headers.get('ETag'),
    );
    expect(new Set(await Promise.all(etags)).size).toBe(2);
  });

  it('has names, which take more bytes than an image without them', async () => {
    const [plain, named] = [await pngOf('?width=400&labels=false'), await pngOf('?width=400')];
    expect(named.bytes.length).toBeGreaterThan(plain.bytes.length + 500);
  });

  it.each(['?scale=4', '?scale=0', '?scale=1.5', '?width=2048&height=2048&scale=2'])(
    '%s is refused',
    async (query) => {
      expect(await refused(`${ground}.png${query}`, 400)).toMatch(/scale|pixels/);
    },
  );
});
