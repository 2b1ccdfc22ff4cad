import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../../site.config.ts';
import { fetchFiles, type Files } from './fetchFiles.ts';
import { planFloors } from './planFloors.ts';

const samples = path.resolve(import.meta.dirname, '../../../packages/mvf/fixtures/samples/v2');

/** The published sample of each file of version 2. */
function sampleFiles(): Files {
  const names = readdirSync(samples, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .filter((name) => /\.(geo)?json$/.test(name))
      .map((name) => [
        name.split(path.sep).join('/'),
        new Uint8Array(readFileSync(path.join(samples, name))),
      ]),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('exchanges the key for a token, and decompresses the bundle downloaded with it', async () => {
  const asked: { url: string; headers: unknown; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    asked.push({ url, headers, body });
    return url.endsWith('/token')
      ? Response.json({ accessToken: 'token-1' })
      : new Response(zipSync(sampleFiles()));
  });
  const files = await fetchFiles('mall');
  expect(Object.keys(files).sort()).toEqual(Object.keys(sampleFiles()).sort());
  const [first, second] = asked;
  expect(JSON.parse(first?.body as string)).toEqual({
    key: site.demo.key,
    secret: site.demo.secret,
  });
  expect(second?.url).toBe(`${site.server.sampleOrigin}/api/v1/venues/mall/bundle`);
  expect(second?.headers).toEqual({ Authorization: 'Bearer token-1' });
});

test('a rejected request is an error with the message of the server', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/token') ? Response.json({}) : new Response('No venue.', { status: 404 }),
  );
  await expect(fetchFiles('nowhere')).rejects.toThrow('No bundle of nowhere: No venue.');
});

test('plans every shape of a style group on its floor, latitude first', () => {
  const floors = planFloors(sampleFiles());
  expect(floors.map(({ elevation }) => elevation)).toEqual(
    floors.map(({ elevation }) => elevation).toSorted((a, b) => b - a),
  );
  const shapes = floors.flatMap((floor) => floor.shapes);
  expect(shapes.length).toBeGreaterThan(3);
  for (const { rings, color, opacity } of shapes) {
    expect(color).toMatch(/^#/);
    expect(opacity).toBeGreaterThan(0);
    for (const [latitude, longitude] of rings.flat()) {
      expect(latitude).toBeGreaterThan(51);
      expect(longitude).toBeLessThan(5);
    }
  }
});

test('a wall becomes rectangles with the width of its group, and a name is that of the location', () => {
  const files = {
    'floor.geojson': collection({ id: 'm_1', name: 'Level 1', elevation: 0 }, 'Polygon', []),
    'obstruction/m_1.geojson': collection({ id: 'o_1' }, 'LineString', [
      [10, 0],
      [10.001, 0],
    ]),
    'space/m_1.geojson': collection({ id: 's_1' }, 'Point', [10, 0]),
    'location.json': json([{ name: 'Bakery', spaces: [{ id: 's_1' }] }]),
    'styles.json': json({
      Walls: { color: '#fff', width: 2.2264, lineStrings: ['o_1'] },
      Points: { color: '#000', points: ['s_1', 's_gone'] },
    }),
  };
  const [floor] = planFloors(files);
  const [wall, point] = floor?.shapes ?? [];
  expect(wall?.rings).toHaveLength(1);
  const latitudes = wall?.rings.flat().map(([latitude]) => Math.round(latitude * 1e6)) ?? [];
  expect(latitudes.sort((a, b) => a - b)).toEqual([-10, -10, 10, 10]);
  expect(point).toMatchObject({ name: 'Bakery', rings: [[[0, 10]]] });
});

function json(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function collection(properties: object, type: string, coordinates: unknown): Uint8Array {
  const features = [{ type: 'Feature', properties, geometry: { type, coordinates } }];
  return json({ type: 'FeatureCollection', features });
}
