import { describe, expect, it } from 'vitest';
import { sampleArchive } from '../fixtures/sampleArchive.ts';
import { setAt } from '../fixtures/tinyFiles.ts';
import type { Mvf } from './Mvf.ts';
import { MvfError } from './MvfError.ts';
import { readMvf } from './readMvf.ts';
import { writeMvf } from './writeMvf.ts';

const area = 'area/m_ground.geojson';
const annotation = 'annotation/m_ground.geojson';
const image = 'floorImages/m_ground.geojson';
const props = '/features/0/properties';
const locations = 'enterprise/locations.json';
const instances = 'enterprise/locationInstances.json';
/** Exceeds the text limit, but is irregular enough to stay below the ratio limit. */
const longText = Array.from({ length: 14_000 }, (_, i) => i).join(' ');
const sample = readMvf(sampleArchive(() => undefined));

describe('references of the extensions', () => {
  it.each([
    ['V2-34', 'location.json', '/0/areas/0/id'],
    ['V2-34', 'location.json', '/0/annotations/0/id'],
    ['V2-34', 'location.json', '/0/entrances/0/floor'],
    ['V2-34', 'location.json', '/0/connections/0'],
    ['V2-50', area, `${props}/destinationNodes/0`],
    ['V2-53', 'facade/fs_library.json', '/spaces/0/id'],
    ['V2-53', 'facade/fs_library.json', '/spaces/0/floor'],
    ['V2-55', image, `${props}/anchorId`],
    ['V2-56', 'enterprise/venue.json', '/topLocations/0'],
    ['V2-57', locations, '/0/categories/0'],
    ['V2-57', locations, '/0/primaryCategory'],
    ['V2-57', locations, '/0/nodes/0'],
    ['V2-57', locations, '/0/spaces/0/id'],
    ['V2-59', locations, '/0/siblingGroups/0/siblings/0'],
    ['V2-60', instances, '/0/parent'],
    ['V2-60', instances, '/0/primaryCategory'],
    ['V2-60', instances, '/0/siblingGroups/0/siblings/0'],
    ['V2-61', 'enterprise/categories.json', '/1/parent'],
    ['V2-62', 'enterprise/categoryPriorities.json', '/el_reading/0'],
    ['V2-63', 'enterprise/layers.json', '/0/spaces/0/id'],
    ['V2-65', 'language/nl.json', '/language/code'],
  ])('%s: are rejected if broken in %s at %s', (_rule, file, pointer) => {
    const error = errorOf(sampleArchive((files) => setAt(files, file, pointer, 'x_99')));
    expect(error).toMatchObject({ code: 'broken-reference', file, pointer });
    expect(error.message).toContain(`${file}: ${pointer} is "x_99"; expected`);
  });

  it('V2-62: are rejected if priorities belong to no location', () => {
    const file = 'enterprise/categoryPriorities.json';
    const error = errorOf(sampleArchive((files) => setAt(files, file, '/el_99', [])));
    expect(error).toMatchObject({ code: 'broken-reference', file, pointer: '/el_99' });
  });

  it.each([`space/m_9.geojson`, 'area/m_9.geojson', 'floorImages/m_9.geojson', 'facade/fs_9.json'])(
    'V2-08: are rejected if %s belongs to nothing',
    (file) => {
      const error = errorOf(sampleArchive((files) => Object.assign(files, { [file]: {} })));
      expect(error).toMatchObject({ code: 'broken-reference', file });
      expect(error.message).toMatch(/belongs to "(m|fs)_9"; expected the id of a floor/);
    },
  );
});

describe('V2-11: extension content of the wrong type, form, or range', () => {
  it.each([
    ['V2-46', area, `${props}/id`, 'x'.repeat(256), 'at most 255'],
    ['V2-46', area, `${props}/details/name`, longText, 'at most 65,536 characters'],
    ['V2-47', 'connection.json', '/0/isOneWay', 'yes', 'true or false'],
    ['V2-48', 'connection.json', '/0/weight', -1, 'zero or more'],
    ['V2-48', 'connection.json', '/0/multiplier', '2', 'zero or more'],
    ['V2-49', 'connection.json', '/0/accessible', 1, 'true or false'],
    ['V2-50', area, '/features/0/geometry/type', 'Point', '"Polygon"'],
    ['V2-51', annotation, `${props}/group`, '', '1 to 65,536 characters'],
    ['V2-51', annotation, `${props}/icon`, 'javascript:alert(1)', 'http'],
    ['V2-52', 'annotation-symbols.json', '/fire-safety--exit/url', 7, 'http'],
    ['V2-54', image, `${props}/width`, -1, 'in meters, zero or more'],
    ['V2-54', image, `${props}/rotation`, undefined, 'expected a number'],
    ['V2-54', image, `${props}/opacity`, 1.5, 'from 0 to 1'],
    ['V2-56', 'enterprise/venue.json', '/name', undefined, 'expected a string'],
    ['V2-57', locations, '/0/type', undefined, 'expected a string'],
    ['V2-58', locations, '/0/states/0/start', 'soon', 'ISO 8601'],
    ['V2-59', locations, '/0/siblingGroups/0/label', undefined, 'expected a string'],
    ['V2-65', 'language/nl.json', '/language', 'nl', 'a language with code and name'],
    ['V2-66', 'language/nl.json', '/text/s_reading/name', null, 'expected a string'],
  ])('%s: is rejected in %s at %s', (...row) => {
    const [, file, pointer, value, message] = row;
    const error = errorOf(sampleArchive((files) => setAt(files, file, pointer, value)));
    expect(error).toMatchObject({ code: 'invalid-content', file, pointer });
    expect(error.message).toContain(message);
  });

  it.each([
    ['V2-15', annotation, `${props}/id`, 's_reading'],
    ['V2-15', area, `${props}/id`, 'fi_map'],
    ['V2-60', instances, '/0/id', 'el_study'],
  ])('%s: is a duplicate id, in %s', (_rule, file, pointer, id) => {
    const error = errorOf(
      sampleArchive((files) => {
        setAt(files, file, pointer, id);
        if (file === area) setAt(files, image, `${props}/anchorId`, undefined);
        delete files['location.json'];
        delete files['enterprise/locations.json'];
        if (file === instances) setAt(files, instances, '/1', { id, parent: id });
      }),
    );
    expect(error.message).toContain('which is already used');
  });
});

describe('V2-45: unknown values', () => {
  it('are kept', () => {
    const venue = readMvf(
      sampleArchive((files) => {
        setAt(files, 'connection.json', '/0/type', 'paternoster');
        setAt(files, 'space/m_ground.geojson', `${props}/kind`, 'sauna');
        setAt(files, locations, '/0/states/0/type', 'haunted');
        setAt(files, 'enterprise/venue.json', '/type', 'castle');
      }),
    );
    const again = readMvf(writeMvf(venue));
    expect(again.connections[0]?.type).toBe('paternoster');
    expect(again.spaces['m_ground']?.[0]?.properties.kind).toBe('sauna');
    expect(again.enterprise?.locations[0]?.states?.[0]?.type).toBe('haunted');
    expect(again.enterprise?.venue?.type).toBe('castle');
  });
});

describe('V2-44: bundled files that URLs name', () => {
  it('are kept, and may be missing', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const bytes = sampleArchive((files) => Object.assign(files, { 'assets/exit.svg': svg }));
    const venue = readMvf(writeMvf(readMvf(bytes)));
    expect(venue.annotationSymbols['fire-safety--exit']?.url).toBe('assets/exit.svg');
    expect(new TextDecoder().decode(venue.extras['assets/exit.svg'])).toBe(svg);
  });
});

describe('V2-52: symbols', () => {
  it('may be absent for an annotation', () => {
    const venue = readMvf(sampleArchive((files) => delete files['annotation-symbols.json']));
    expect(venue.annotationSymbols).toEqual({});
    expect(venue.annotations['m_ground']).toHaveLength(2);
  });
});

describe('V2-53: facades', () => {
  it('identify their floor stack by the name of their file', () => {
    expect(sample.facades.map(({ floorStack }) => floorStack)).toEqual(['fs_library']);
    expect(readMvf(writeMvf(sample)).facades).toEqual(sample.facades);
  });
});

describe('V2-60: instances', () => {
  it('inherit the categories of their location if they have none', () => {
    const bytes = sampleArchive((files) => setAt(files, instances, '/0/categories', undefined));
    expect(readMvf(bytes).enterprise?.locationInstances[0]?.primaryCategory).toBe(
      'lcat_collections',
    );
  });
});

describe('V2-64: enterprise files', () => {
  it('count as absent if all are missing or empty', () => {
    const files = Object.keys(readSample()).filter((path) => path.startsWith('enterprise/'));
    const without = readMvf(sampleArchive((all) => files.forEach((path) => delete all[path])));
    const empty = readMvf(
      sampleArchive((all) => {
        for (const path of files) delete all[path];
        Object.assign(all, { 'enterprise/locations.json': [] });
      }),
    );
    expect(without.enterprise).toBeUndefined();
    expect(empty).toEqual(without);
  });
});

describe('V2-66: text in other languages', () => {
  it('is kept for ids that are not in the bundle', () => {
    const bytes = sampleArchive((files) => setAt(files, 'language/nl.json', '/text/s_gone', {}));
    const pack = readMvf(bytes).languagePacks['nl'];
    expect(Object.keys(pack?.text ?? {})).toContain('s_gone');
    expect(pack?.text['s_reading']?.['name']).toBe('Leeszaal');
  });
});

describe('V2-40: the writer', () => {
  it('rejects values that are nested too deep, and values that are not JSON', () => {
    let deep: Record<string, unknown> = {};
    for (let i = 0; i < 100_000; i += 1) deep = { deep };
    const round: Record<string, unknown> = {};
    round['self'] = round;
    for (const metadata of [deep, round]) {
      const connections = [{ id: 'c_1', type: 'stairs', nodes: [], metadata }];
      const venue: Mvf = { ...sample, connections, locations: [], enterprise: emptyEnterprise };
      expect(() => writeMvf(venue)).toThrow(MvfError);
    }
  });
});

const emptyEnterprise = {
  locations: [],
  locationInstances: [],
  categories: [],
  categoryPriorities: {},
  layers: [],
};

function readSample(): Record<string, unknown> {
  let all = {};
  sampleArchive((files) => (all = files));
  return all;
}

function errorOf(bytes: Uint8Array): MvfError {
  try {
    readMvf(bytes);
  } catch (error) {
    if (error instanceof MvfError) return error;
    throw error;
  }
  throw new Error('The bundle was read.');
}
