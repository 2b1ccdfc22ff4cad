import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleMvf } from '@mezzanine/mezzanine-js/fixtures/sample-mvf';
import { upTheStairs } from '@mezzanine/mezzanine-js/fixtures/two-floors';
import { writeMvf } from '@mezzanine/mvf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectClient } from '../testClient.fixture.ts';
import { FolderVenues } from './FolderVenues.ts';

let folder: string;
let connected: Awaited<ReturnType<typeof connectClient>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mcp-pictures-'));
  writeFileSync(join(folder, 'hall.zip'), writeMvf(sampleMvf()));
  writeFileSync(join(folder, 'stairs.zip'), writeMvf(upTheStairs().venue.mvf));
  const locations = sampleMvf().locations.map((one) => ({ ...one, name: '書店 <b>&' }));
  writeFileSync(join(folder, 'kanji.zip'), writeMvf({ ...sampleMvf(), locations }));
  connected = await connectClient({ venues: await FolderVenues.openFolder(folder) });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  expect(connected.faults).toEqual([]);
});

/** Draws a picture, and reads the size in the header of its PNG file. */
async function draw(given: object) {
  const { content, structuredContent } = await connected.client.callTool({
    name: 'venue_picture',
    arguments: { ...given },
  });
  const parts = content as readonly { type: string; data?: string; mimeType?: string }[];
  expect(parts.map(({ type }) => type)).toEqual(['text', 'image']);
  expect(parts[1]?.mimeType).toBe('image/png');
  const bytes = Buffer.from(parts[1]?.data ?? '', 'base64');
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return { bytes, size, data: structuredContent as Readonly<Record<string, unknown>> };
}

describe('venue_picture', () => {
  it('draws a floor with a text that says what it shows', async () => {
    const { size, data } = await draw({ venue: 'hall.zip', width: 400 });
    expect(size).toEqual([400, 356]);
    expect(data).toMatchObject({ origin: 'venue', namesLeftOut: 0 });
    expect(data['shows']).toContain('Ground floor');
  });

  it('draws a different image for each floor, place, route, and theme', async () => {
    const wishes: readonly object[] = [
      {},
      { floor: 'Upper floor' },
      { place: 's_east' },
      { place: '-9.1393,38.7223,f_ground' },
      { theme: 'dark' },
    ];
    const pictures = await Promise.all(
      wishes.map(async (wish) => draw({ venue: 'hall.zip', width: 400, ...wish })),
    );
    expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(5);
  });

  it('draws a route on the floor of its start', async () => {
    const [from, to] = upTheStairs().directions.path;
    const spot = (at: typeof from) =>
      `${at?.longitude.toFixed(9)},${at?.latitude.toFixed(9)},${at?.floorId}`;
    const end = upTheStairs().directions.path.at(-1) ?? to;
    const plain = await draw({ venue: 'stairs.zip', width: 400 });
    const route = await draw({ venue: 'stairs.zip', width: 400, from: spot(from), to: spot(end) });
    expect(route.bytes.equals(plain.bytes)).toBe(false);
  });

  it('says how many names are left out, because the font has no letters for them', async () => {
    const { data } = await draw({ venue: 'kanji.zip' });
    expect(data['namesLeftOut']).toBeGreaterThan(0);
  });

  it.each([
    [{ venue: 'none.zip' }, 'venue_list'],
    [{ venue: 'hall.zip', floor: 'f_99' }, 'Floors: '],
    [{ venue: 'hall.zip', place: 'zzzz' }, 'venue_find_places'],
    [{ venue: 'hall.zip', place: 's_loft', floor: 'f_ground' }, 'on the floor "f_ground"'],
    [{ venue: 'hall.zip', from: 's_east' }, 'Pass from and to'],
    [{ venue: 'hall.zip', from: 's_east', to: 's_west', place: 's_east' }, 'Pass from and to'],
    [{ venue: 'hall.zip', width: 199 }, 'width'],
    [{ venue: 'hall.zip', width: 1e9 }, 'width'],
    [{ venue: 'hall.zip', theme: 'sepia' }, 'theme'],
    [{ venue: 'hall.zip', place: 'a'.repeat(201) }, 'place'],
    [{ venue: 'hall.zip', scale: 9 }, 'scale'],
    [{ venue: '../hall.zip' }, 'root folder'],
  ])('%j is an error that says why', async (given, reason) => {
    const { isError, text } = await connected.call('venue_picture', given);
    expect([isError, text]).toEqual([true, expect.stringContaining(reason)]);
  });
});
