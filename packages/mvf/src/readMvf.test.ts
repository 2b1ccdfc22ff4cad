import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { setAt, tinyArchive, tinyFiles, zipOf } from '../fixtures/tinyFiles.ts';
import { tinyVenue } from '../fixtures/tinyVenue.ts';
import { MvfError, mvfErrorCodes } from './MvfError.ts';
import { readMvf } from './readMvf.ts';
import { writeMvf } from './writeMvf.ts';

const space = 'space/m_1.geojson';
const manifest = 'manifest.geojson';
const required = [manifest, 'floor.geojson', 'floorstack.json', 'connection.json', 'node.geojson'];

describe('V2-06: required files', () => {
  it.each(required)('are reported as missing: %s', (path) => {
    const error = errorOf(tinyArchive((files) => delete files[path]));
    expect(error).toMatchObject({ code: 'missing-file', file: path });
    expect(error.message).toContain('expected it at the root');
  });

  it('get a hint if they are in a folder', () => {
    const files = Object.fromEntries(
      Object.entries(tinyFiles())
        .filter(([path]) => !path.includes('/'))
        .map(([path, content]) => [`mall/${path}`, content]),
    );
    expect(errorOf(zipOf(files)).message).toContain('Move mall/manifest.geojson');
  });
});

describe('V2-10: JSON', () => {
  it.each([
    ['text', '{ "type": '],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ])('is rejected if it is %s', (_name, content) => {
    const error = errorOf(zipOf({ ...tinyFiles(), 'node.geojson': content }));
    expect(error).toMatchObject({ code: 'not-json', file: 'node.geojson' });
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('may begin with a byte order mark', () => {
    const marked = strToU8(`\ufeff${JSON.stringify(tinyFiles()['node.geojson'])}`);
    expect(readMvf(zipOf({ ...tinyFiles(), 'node.geojson': marked }))).toEqual(tinyVenue);
  });
});

describe('V2-11: content of the wrong type, form, or range', () => {
  it('is reported with file, pointer, actual value, expected value, and fix', () => {
    const pointer = '/features/0/properties/destinationNodes';
    const error = errorOf(tinyArchive((files) => setAt(files, space, pointer, 'n_12')));
    expect(error).toMatchObject({ code: 'invalid-content', file: space, pointer });
    expect(error.message).toBe(
      'space/m_1.geojson: /features/0/properties/destinationNodes is the string "n_12"; expected an array of node ids. Write ["n_12"].',
    );
  });

  it('is reported if missing', () => {
    const pointer = '/features/0/properties/destinationNodes';
    const error = errorOf(tinyArchive((files) => setAt(files, space, pointer, undefined)));
    expect(error.pointer).toBe(pointer);
    expect(error.message).toContain('is missing; expected an array of node ids');
  });

  const ring = '/features/0/geometry/coordinates/0';
  const location = 'location.json';
  it.each([
    ['V2-11', space, '', null, 'expected a GeoJSON FeatureCollection'],
    ['V2-13', space, `${ring}/1`, [181, 0], 'longitude within ±180'],
    ['V2-13', space, `${ring}/1`, [0, -90.1], 'latitude within ±90'],
    ['V2-13', space, `${ring}/1`, [0, null], 'expected a position'],
    ['V2-13', space, `${ring}/1`, ['4.5', '51.9'], 'expected a position'],
    ['V2-14', space, `${ring}/4`, [4.6, 51.9], 'expected a closed ring'],
    [
      'V2-14',
      'entrance/m_1.geojson',
      '/features/0/geometry/coordinates',
      [[0, 0]],
      'two positions',
    ],
    ['V2-15', space, '/features/0/properties/id', '', 'at least one character'],
    ['V2-15', 'floor.geojson', '/features/0/properties/id', '../m_1', 'can be a file name'],
    ['V2-16', location, '/0/website', { label: 'x', url: 'javascript:alert(1)' }, 'http'],
    ['V2-16', location, '/0/logo', ' java\nscript:alert(1)', 'http'],
    ['V2-16', location, '/0/logo', 'data:text/html,x', 'http'],
    ['V2-20', manifest, '/features', [], 'exactly one feature'],
    ['V2-20', manifest, '/features/0/properties/time', 'yesterday', 'ISO 8601'],
    ['V2-22', 'floor.geojson', '/features/0/properties/elevation', '0', 'expected a number'],
    ['V2-22', 'floor.geojson', '/features/0/geometry/type', 'Point', 'Polygon or MultiPolygon'],
    ['V2-24', space, '/features/0/geometry/type', 'LineString', 'a Polygon or Point geometry'],
    ['V2-24', space, '/features/0/properties/kind', undefined, 'expected a string'],
    ['V2-26', 'obstruction/m_1.geojson', '/features/0/geometry/type', 'Point', 'a LineString or'],
    ['V2-26', 'obstruction/m_1.geojson', '/features/0/properties/entrances', null, 'entrance ids'],
    ['V2-29', 'node.geojson', '/features/0/properties/neighbors/0/weight', -1, 'zero or more'],
    ['V2-31', 'navigationFlags.json', '/accessible/bit', 32, 'from 0 to 31'],
    ['V2-33', 'styles.json', '/Rooms/color', 'url(x)', 'hex digits'],
    ['V2-33', 'styles.json', '/Rooms/opacity', 2, 'from 0 to 1'],
    ['V2-37', space, '/features/0/properties/details/links', [{ name: 'x' }], 'expected an http'],
    ['V2-35', location, '/0/openingHoursSpecification/0/opens', '9am', 'a time of day'],
    ['V2-35', location, '/0/openingHoursSpecification/0/dayOfWeek/0', 'Mo', 'name of a day'],
  ])('%s: is rejected in %s at %s', (...row) => {
    const [, file, pointer, value, message] = row;
    const bytes = tinyArchive((files) => {
      if (pointer === '') files[file] = value as never;
      else setAt(files, file, pointer, value);
    });
    const error = errorOf(bytes);
    expect(error).toMatchObject({ code: 'invalid-content', file });
    expect(error.message).toContain(message);
  });

  it('V2-15: is a duplicate id', () => {
    const error = errorOf(
      tinyArchive((files) =>
        setAt(files, 'entrance/m_1.geojson', '/features/0/properties/id', 's_1'),
      ),
    );
    expect(error.message).toContain('is "s_1", which is already used');
  });
});

describe('V2-12: keys that would change prototypes', () => {
  it('are dropped without effect', () => {
    const text = JSON.stringify(tinyFiles()['connection.json']).replace(
      '"type"',
      '"__proto__":{"polluted":true},"metadata":{"\\u005f_proto__":{"polluted":true}},"type"',
    );
    const venue = readMvf(zipOf({ ...tinyFiles(), 'connection.json': text }));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.keys(venue.connections[0] ?? {})).not.toContain('__proto__');
    expect(Object.keys(venue.connections[0]?.metadata ?? {})).toEqual([]);
  });

  it('cannot be floor ids, and records by id have no prototype', () => {
    const pointer = '/features/0/properties/id';
    const error = errorOf(
      tinyArchive((files) => setAt(files, 'floor.geojson', pointer, '__proto__')),
    );
    expect(error).toMatchObject({ code: 'invalid-content', pointer });
    const venue = readMvf(writeMvf(tinyVenue));
    expect(venue.spaces['constructor']).toBeUndefined();
    expect(venue.extras['toString']).toBeUndefined();
  });
});

describe('V2-21: versions', () => {
  it.each(['1.0.0', '3.0.0', '2', 'latest'])('%s is rejected', (version) => {
    const error = errorOf(
      tinyArchive((files) => {
        setAt(files, manifest, '/features/0/properties/version', version);
        setAt(files, manifest, '/features/0/properties/name', undefined);
      }),
    );
    expect(error).toMatchObject({
      code: 'unsupported-version',
      pointer: '/features/0/properties/version',
    });
  });

  it.each(['2.0', '2.1.0'])('%s is accepted', (version) => {
    const venue = readMvf(
      tinyArchive((files) => setAt(files, manifest, '/features/0/properties/version', version)),
    );
    expect(venue.manifest.version).toBe(version);
  });
});

describe('references', () => {
  it.each([
    ['V2-23', 'floorstack.json', '/0/floors/0'],
    ['V2-23', 'floorstack.json', '/0/defaultFloor'],
    ['V2-25', space, '/features/0/properties/destinationNodes/0'],
    ['V2-25', space, '/features/0/properties/parent'],
    ['V2-27', 'obstruction/m_1.geojson', '/features/0/properties/entrances/0'],
    ['V2-28', 'entrance/m_1.geojson', '/features/0/properties/node'],
    ['V2-30', 'node.geojson', '/features/0/properties/floor'],
    ['V2-30', 'node.geojson', '/features/0/properties/space'],
    ['V2-30', 'node.geojson', '/features/0/properties/neighbors/0/id'],
    ['V2-32', 'connection.json', '/0/nodes/0'],
    ['V2-33', 'styles.json', '/Rooms/polygons/0'],
    ['V2-34', 'location.json', '/0/categories/0'],
    ['V2-34', 'location.json', '/0/spaces/0/id'],
    ['V2-34', 'location.json', '/0/spaces/0/floor'],
    ['V2-36', 'category.json', '/0/parent'],
  ])('%s: are rejected if broken in %s at %s', (_rule, file, pointer) => {
    const error = errorOf(tinyArchive((files) => setAt(files, file, pointer, 'x_99')));
    expect(error).toMatchObject({ code: 'broken-reference', file, pointer });
    expect(error.message).toContain(`${file}: ${pointer} is "x_99"; expected`);
  });

  it('V2-08: are rejected if a file belongs to no floor', () => {
    const error = errorOf(zipOf({ ...tinyFiles(), 'space/m_9.geojson': '{}' }));
    expect(error).toMatchObject({ code: 'broken-reference', file: 'space/m_9.geojson' });
  });
});

describe('V2-40: the writer', () => {
  it('never writes what the reader would reject', () => {
    const center: [number, number] = [Number.NaN, 0];
    const broken = { ...tinyVenue, manifest: { ...tinyVenue.manifest, center } };
    expect(() => writeMvf(broken)).toThrow(MvfError);
    const stray = { ...tinyVenue, extras: { '../x': new Uint8Array(1) } };
    expect(() => writeMvf(stray)).toThrow(/"\.\."/);
  });
});

it('documents every error code', () => {
  for (const { meaning, remedy } of Object.values(mvfErrorCodes)) {
    expect(meaning).toMatch(/^[A-Z].*\.$/);
    expect(remedy).toMatch(/^[A-Z].*\.$/);
  }
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
