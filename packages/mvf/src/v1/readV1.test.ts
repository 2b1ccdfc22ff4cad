import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { coreOf } from '../../fixtures/coreOf.ts';
import { setAt, tinyFiles, zipOf } from '../../fixtures/tinyFiles.ts';
import { tinyArchiveV1, tinyFilesV1 } from '../../fixtures/tinyFilesV1.ts';
import { tinyVenue } from '../../fixtures/tinyVenue.ts';
import { MvfError } from '../MvfError.ts';
import { readMvf } from '../readMvf.ts';

const venueFile = 'venue.geojson';
const level = 'levels/m_1.geojson';
const space = 'space/m_1.geojson';
const obstruction = 'obstruction/m_1.geojson';
const opening = 'opening/m_1.geojson';
const node = 'node/m_1.geojson';
const connection = 'connection/m_1.geojson';
const location = 'location.geojson';
const category = 'category.geojson';
const properties = '/features/0/properties';

describe('V1-01: the version of a bundle', () => {
  it('is 1 if it has venue.geojson and no manifest', () => {
    expect(readMvf(zipOf(tinyFilesV1())).manifest.name).toBe('Tiny house');
  });

  it('is 2 if it has a manifest, and venue.geojson is then kept as an additional file', () => {
    const note = strToU8('{}');
    const venue = readMvf(zipOf({ ...tinyFiles(), 'venue.geojson': note }));
    expect(venue).toEqual({ ...tinyVenue, extras: { 'venue.geojson': note } });
  });
});

describe('V1-02: the archive', () => {
  it('follows the rules of version 2: no path leaves it', () => {
    expect(errorOf(zipOf({ ...tinyFilesV1(), '../x.json': '{}' }))).toMatchObject({
      code: 'unsafe-path',
    });
  });

  it('follows the rules of version 2: JSON in UTF-8', () => {
    const broken = zipOf({ ...tinyFilesV1(), [space]: '{ "type": ' });
    expect(errorOf(broken)).toMatchObject({ code: 'not-json', file: space });
  });
});

describe('V1-03: required files', () => {
  it('are reported as missing', () => {
    const error = errorOf(tinyArchiveV1((files) => delete files['building.geojson']));
    expect(error).toMatchObject({ code: 'missing-file', file: 'building.geojson' });
  });

  it('get a hint if they are in a folder', () => {
    const files = Object.fromEntries(
      Object.entries(tinyFilesV1())
        .filter(([path]) => !path.includes('/'))
        .map(([path, content]) => [`mall/${path}`, content]),
    );
    expect(errorOf(zipOf(files)).message).toContain('Move mall/venue.geojson');
  });
});

it('V1-04: treats a missing optional file as empty', () => {
  const venue = readMvf(
    tinyArchiveV1((files) => {
      for (const path of Object.keys(files)) {
        if (![venueFile, 'building.geojson', level].includes(path)) delete files[path];
      }
    }),
  );
  const { spaces, obstructions, entrances } = venue;
  expect({ spaces, obstructions, entrances }).toEqual({
    spaces: { m_1: [] },
    obstructions: { m_1: [] },
    entrances: { m_1: [] },
  });
  const { nodes, connections, locations, categories } = venue;
  expect([nodes, connections, locations, categories]).toEqual([[], [], [], []]);
});

describe('V1-05: files of a level', () => {
  it('are rejected if the level does not exist', () => {
    const error = errorOf(zipOf({ ...tinyFilesV1(), 'node/m_9.geojson': '{}' }));
    expect(error).toMatchObject({ code: 'broken-reference', file: 'node/m_9.geojson' });
    expect(error.message).toContain('Add levels/m_9.geojson');
  });

  it('are rejected if the level in them has another id', () => {
    const error = errorOf(tinyArchiveV1((files) => setAt(files, level, `${properties}/id`, 'm_2')));
    expect(error).toMatchObject({ code: 'invalid-content', pointer: `${properties}/id` });
    expect(error.message).toContain('expected "m_1", the name of the file');
  });
});

describe('content of the wrong type, form, or range', () => {
  const [building, coordinates] = ['building.geojson', '/features/0/geometry/coordinates'];
  it.each([
    ['V1-10', space, `${coordinates}/0/1`, [181, 0], 'longitude within ±180'],
    ['V1-10', node, coordinates, [0, null], 'expected a position'],
    ['V1-10', node, `${properties}/id`, '', 'at least one character'],
    ['V1-13', venueFile, '/features', [], 'exactly one feature'],
    ['V1-13', venueFile, `${properties}/buildings`, 'fs_1', 'an array of building ids'],
    ['V1-13', venueFile, `${properties}/time`, 'yesterday', 'ISO 8601'],
    ['V1-14', building, '/features/0/geometry/type', 'Point', 'Polygon or MultiPolygon'],
    ['V1-15', level, `${properties}/elevation`, '0', 'a number'],
    ['V1-15', level, '/features', [], 'exactly one feature'],
    ['V1-16', space, `${properties}/nodes`, 'n_1', 'an array of node ids'],
    ['V1-17', obstruction, '/features/0/geometry/type', 'Point', 'LineString or Polygon'],
    ['V1-18', opening, coordinates, [[0, 0]], 'two positions'],
    ['V1-19', node, `${properties}/neighbors/0/weight`, -1, 'zero or more'],
    ['V1-19', node, `${properties}/accessible`, 'yes', 'true or false'],
    ['V1-20', connection, `${properties}/type`, undefined, 'not empty|characters'],
    ['V1-21', location, `${properties}/operationHours/0/opens`, '9am', 'a time of day'],
    ['V1-21', location, '/features/0/geometry', {}, 'a Point geometry or null'],
    ['V1-22', category, '/features/0/geometry', 1, 'null'],
    ['V1-22', category, `${properties}/color`, 'red', 'hex digits'],
  ])('%s: is rejected in %s at %s', (...row) => {
    const [, file, pointer, value, message] = row;
    const error = errorOf(tinyArchiveV1((files) => setAt(files, file, pointer, value)));
    expect(error).toMatchObject({ code: 'invalid-content', file });
    expect(error.message).toMatch(new RegExp(message));
    expect(`${file}: ${pointer}`).toContain(`${file}: ${error.pointer}`);
    expect(error.message).toContain(`${file}: ${error.pointer} is `);
  });

  it.each([
    [space, '/features/1', 'a second space', 's_1'],
    [opening, properties, 'an opening with the id of a space', 's_1'],
    [node, properties, 'a node with the id of an opening', 'e_1'],
  ])('V1-11: is a duplicate id, in %s', (file, pointer, _what, id) => {
    const bytes = tinyArchiveV1((files) => {
      if (pointer.endsWith('1')) setAt(files, file, pointer, files[file]?.['features']?.[0]);
      else setAt(files, file, `${pointer}/id`, id);
    });
    expect(errorOf(bytes).message).toContain(`is "${id}", which is already used`);
  });
});

describe('V1-12: references', () => {
  it.each([
    ['V1-13', venueFile, '/buildings/0'],
    ['V1-14', 'building.geojson', '/venue'],
    ['V1-14', 'building.geojson', '/defaultLevel'],
    ['V1-15', level, '/building'],
    ['V1-16', space, '/level'],
    ['V1-16', space, '/nodes/0'],
    ['V1-16', space, '/parent'],
    ['V1-17', obstruction, '/openings/0'],
    ['V1-17', obstruction, '/parent'],
    ['V1-18', opening, '/node'],
    ['V1-18', opening, '/spaces'],
    ['V1-19', node, '/level'],
    ['V1-19', node, '/space'],
    ['V1-19', node, '/neighbors/0/id'],
    ['V1-20', connection, '/nodes/0'],
    ['V1-21', location, '/categories/0'],
    ['V1-21', location, '/spaces/0/id'],
    ['V1-21', location, '/spaces/0/level'],
    ['V1-21', location, '/connections'],
    ['V1-22', category, '/parent'],
  ])('%s: are rejected if broken in %s at %s', (_rule, file, key) => {
    const isList = ['/spaces', '/connections'].includes(key);
    const bytes = tinyArchiveV1((files) =>
      setAt(files, file, `${properties}${key}`, isList ? ['x_99'] : 'x_99'),
    );
    const pointer = `${properties}${key}${isList ? '/0' : ''}`;
    const error = errorOf(bytes);
    expect(error).toMatchObject({ code: 'broken-reference', file, pointer });
    expect(error.message).toContain(`${file}: ${pointer} is "x_99"; expected`);
  });
});

describe('V1-13: versions', () => {
  it.each(['2.0.0', '1', 'latest'])('%s is rejected', (version) => {
    const error = errorOf(
      tinyArchiveV1((files) => {
        setAt(files, venueFile, `${properties}/version`, version);
        setAt(files, venueFile, `${properties}/name`, undefined);
      }),
    );
    expect(error).toMatchObject({
      code: 'unsupported-version',
      pointer: `${properties}/version`,
    });
  });

  it.each(['1.0', '1.2.3', undefined])('%s is accepted', (version) => {
    const venue = readMvf(
      tinyArchiveV1((files) => setAt(files, venueFile, `${properties}/version`, version)),
    );
    expect(venue.manifest.version).toBe('2.0.0');
  });
});

it('V1-06: keys that would change prototypes are dropped, and change nothing', () => {
  const text = JSON.stringify(tinyFilesV1()[connection]).replace(
    '"type":"elevator"',
    '"type":"elevator","__proto__":{"polluted":true},"metadata":{"\\u005f_proto__":{"polluted":true}}',
  );
  const venue = readMvf(zipOf({ ...tinyFilesV1(), [connection]: text }));
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(venue.connections[0]).not.toHaveProperty('polluted');
  expect(Object.keys(venue.connections[0]?.metadata ?? {})).toEqual([]);
  expect(venue.spaces['constructor']).toBeUndefined();
});

it('reads the tiny venue as far as version 1 can store it', () => {
  expect(coreOf(readMvf(zipOf(tinyFilesV1())))).toEqual(coreOf(tinyVenue));
});

function errorOf(bytes: Uint8Array): MvfError {
  try {
    readMvf(bytes);
  } catch (error) {
    if (error instanceof MvfError) return error;
    throw error;
  }
  throw new Error('The bundle was read.');
}
