import { describe, expect, it } from 'vitest';
import { writeArchive } from '../archive/writeArchive.ts';
import { importImdf } from '../imdf/importImdf.ts';
import { MvfError } from '../MvfError.ts';
import { checkPlaces } from './checkPlaces.ts';
import { exportPlaces } from './exportPlaces.ts';
import { officeHouse } from './officeHouse.fixture.ts';
import type { WrittenFeature } from './WrittenFeature.ts';

const exported = exportPlaces(officeHouse());

describe('a building for Microsoft Places', () => {
  it('PLACES-30: has the six files that the importer expects, none in a folder', () => {
    expect(Object.keys(exported.files).sort()).toEqual([
      'building.geojson',
      'fixture.geojson',
      'footprint.geojson',
      'level.geojson',
      'section.geojson',
      'unit.geojson',
    ]);
  });

  it('PLACES-31: has the properties that the importer expects, and no others', () => {
    const keys = (file: string): string[] => [
      ...new Set(featuresOf(file).flatMap(({ properties }) => Object.keys(properties))),
    ];
    expect(keys('building').sort()).toEqual([
      'alt_name',
      'category',
      'display_point',
      'name',
      'restriction',
    ]);
    expect(keys('unit').sort()).toEqual([
      'alt_name',
      'category',
      'display_point',
      'level_id',
      'name',
      'restriction',
    ]);
    expect(keys('level').sort()).toEqual([
      'building_ids',
      'category',
      'name',
      'ordinal',
      'outdoor',
      'restriction',
      'short_name',
    ]);
    expect(keys('fixture').sort()).toEqual(['category', 'level_id', 'name']);
    expect(featuresOf('building').map(({ geometry }) => geometry)).toEqual([null]);
  });

  it('PLACES-32: has ordinals, and names without the word that Places adds', () => {
    const levels = featuresOf('level').map(({ properties }) => properties);
    expect(levels.map(({ name }) => name)).toEqual([{ en: '1' }, { en: '2' }]);
    expect(levels.map(({ ordinal }) => ordinal)).toEqual([0, 1]);
  });

  it('PLACES-33: names a room after its only location', () => {
    const house = officeHouse();
    const categories = ['lcat_1'];
    house.categories = [{ id: 'lcat_1', name: 'Meeting rooms' }];
    const spaces = [{ id: 'f_1_s_a', floor: 'f_1' }];
    house.locations = [{ id: 'loc_1', name: ' Board  room', categories, spaces }];
    const { features } = exportPlaces(house);
    expect(features).toContainEqual(
      expect.objectContaining({ name: 'Board room', category: 'conferenceroom', isBookable: true }),
    );
    expect(features.map(({ name }) => name)).not.toContain('Library 1');
  });

  it('PLACES-34: rotates the map and draws walls on request', () => {
    const { files } = exportPlaces(officeHouse(), { bearing: 31.5, walls: true });
    const [level] = featuresOf('level', files);
    expect(level?.properties['bearing']).toBe(31.5);
    const walls = featuresOf('unit', files).filter(
      ({ properties }) => properties['category'] === 'structure',
    );
    expect(walls).toHaveLength(26);
    expect(featuresOf('unit')).toHaveLength(10);
  });

  it('PLACES-35: is identical each time, with ids that resolve', () => {
    expect(exportPlaces(officeHouse()).files).toEqual(exported.files);
    const levels = new Set(featuresOf('level').map(({ id }) => id));
    for (const file of ['unit', 'section', 'fixture']) {
      for (const { properties } of featuresOf(file)) {
        expect(levels).toContain(properties['level_id']);
      }
    }
  });

  it('PLACES-36: our own importer reads its floors, rooms, desks, and areas', () => {
    const house = officeHouse();
    const archive = writeArchive(new Map(Object.entries(exported.files)));
    const { venue } = importImdf(archive, { graph: false });
    const [given, back] = [house.spaces['f_1'], Object.values(venue.spaces)[0]];
    expect(venue.floors.map(({ properties }) => properties.elevation)).toEqual([0, 1]);
    expect(back?.map(({ geometry }) => geometry)).toEqual(given?.map(({ geometry }) => geometry));
    expect(back?.map(({ properties }) => properties.details?.name)).toEqual(
      given?.map(({ properties }) => properties.details?.name),
    );
    expect(Object.values(venue.areas)[1]?.[0]?.properties.details?.name).toBe('Pool 2');
    expect(Object.values(venue.obstructions)[1]?.[0]?.properties).toMatchObject({
      kind: 'desk',
      details: { name: 'Desk 2.01' },
    });
  });

  it('requires a choice if there are several buildings', () => {
    const house = officeHouse();
    const [stack] = house.floorStacks;
    house.floorStacks.push({ ...stack, id: 'fs_2', name: 'Annex', floors: ['f_2'] });
    expect(() => exportPlaces(house)).toThrow(MvfError);
    expect(() => exportPlaces(house, { building: 'Barn' })).toThrow('no building "Barn"');
    const { files } = exportPlaces(house, { building: 'annex' });
    expect(featuresOf('level', files)).toHaveLength(1);
    expect(checkPlaces(house)).toMatchObject([{ rule: 'PLACES-01', severity: 'error' }]);
  });
});

it('treats objects with a capacity as bookable only if nothing else is marked', () => {
  const house = officeHouse();
  const count = () => exportPlaces(house).features.filter(({ isBookable }) => isBookable).length;
  roomOf(house).metadata = { capacity: 40 };
  expect(count()).toBe(7);
  for (const { properties } of Object.values(house.spaces).flat()) {
    if (properties.metadata) delete properties.metadata['isBookable'];
  }
  expect(count()).toBe(8);
});

describe('the checker', () => {
  it('reports nothing for a valid building except the word in floor names', () => {
    expect(rulesOf(() => undefined)).toEqual(['PLACES-09', 'PLACES-09']);
  });

  it.each<[string, string, (house: ReturnType<typeof officeHouse>) => void]>([
    ['PLACES-02', 'a half floor', (house) => (floorOf(house).elevation = 1.5)],
    ['PLACES-02', 'two floors of one elevation', (house) => (floorOf(house).elevation = 1)],
    ['PLACES-03', 'a room without a name', (house) => delete roomOf(house).details],
    [
      'PLACES-04',
      'two rooms of one name',
      (house) => (roomOf(house).details = { name: 'STUDIO 1' }),
    ],
    [
      'PLACES-05',
      'a room without a door',
      (house) => {
        const doors = house.entrances['f_1'] ?? [];
        house.entrances['f_1'] = doors.filter(({ properties }) => properties.id !== 'f_1_e_a');
      },
    ],
    [
      'PLACES-05',
      'a room that is a part of the hall',
      (house) => {
        const items = house.obstructions['f_1'] ?? [];
        house.obstructions['f_1'] = items.filter((_, i) => ![0, 1, 10].includes(i));
      },
    ],
    ['PLACES-06', 'a room for no one', (house) => (roomOf(house).metadata = { isBookable: true })],
    [
      'PLACES-06',
      'half a seat',
      (house) => (roomOf(house).metadata = { isBookable: true, capacity: 0.5 }),
    ],
    [
      'PLACES-07',
      'a desk with a corner cut off',
      (house) => {
        const desk = house.obstructions['f_1']?.at(-1);
        if (desk?.geometry.type === 'Polygon') desk.geometry.coordinates[0]?.splice(1, 1);
      },
    ],
    ['PLACES-08', 'stray spaces', (house) => (roomOf(house).details = { name: 'Library  1 ' })],
    [
      'PLACES-10',
      'a hole',
      (house) => {
        const room = house.spaces['f_1']?.[0];
        const [ring = []] = (room?.geometry.coordinates ?? []) as [number, number][][];
        const middle = ring.map(([x, y], i): [number, number] => [
          x * 0.9 + 0.1 * (ring[(i + 2) % 4]?.[0] ?? x),
          y * 0.9 + 0.1 * (ring[(i + 2) % 4]?.[1] ?? y),
        ]);
        (room?.geometry.coordinates as [number, number][][]).push(middle.reverse());
      },
    ],
  ])('%s: finds %s', (rule, _, change) => {
    expect(rulesOf(change).filter((one) => one !== 'PLACES-09')).toEqual([rule]);
  });

  it('reports what is wrong, where, why, and how to fix it', () => {
    const house = officeHouse();
    roomOf(house).metadata = { isBookable: true, capacity: 0 };
    expect(checkPlaces(house)[0]).toMatchObject({
      rule: 'PLACES-06',
      severity: 'warning',
      file: 'space/f_1.geojson',
      pointer: '/features/1/properties/metadata',
      place: { floor: 'f_1' },
      message: 'room "Library 1" (f_1_s_a) has the capacity 0; expected a whole number, 1 or more.',
    });
  });
});

function rulesOf(change: (house: ReturnType<typeof officeHouse>) => unknown): string[] {
  const house = officeHouse();
  change(house);
  return checkPlaces(house).map(({ rule }) => rule);
}

function floorOf(house: ReturnType<typeof officeHouse>) {
  return house.floors[0]?.properties as { elevation: number };
}

function roomOf(house: ReturnType<typeof officeHouse>) {
  return house.spaces['f_1']?.[1]?.properties as {
    details?: { name: string };
    metadata?: Record<string, unknown>;
  };
}

function featuresOf(
  file: string,
  files: Readonly<Record<string, Uint8Array>> = exported.files,
): readonly WrittenFeature[] {
  const text = new TextDecoder().decode(files[`${file}.geojson`]);
  return (JSON.parse(text) as { features: WrittenFeature[] }).features;
}
