import { zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { imdfArchive, imdfFiles, type ImdfJson, library } from '../../fixtures/imdf/library.ts';
import { anyMutations, mutated } from '../../fixtures/mutate.ts';
import { box, place } from '../../fixtures/planShapes.ts';
import { readMvf } from '../readMvf.ts';
import { writeMvf } from '../writeMvf.ts';
import { importImdf, type ImdfOptions } from './importImdf.ts';
import {
  polygon,
  withUnits,
  changedUnit,
  nameOf,
  whatOf,
  countsOf,
  errorOf,
  codeOf,
  importedOrRefused,
} from './imdfTesting.fixture.ts';

const shapesOnly: ImdfOptions = { graph: false };

describe('IMDF-01: the files', () => {
  it('are read from any folder of a zip archive, ignoring macOS metadata', () => {
    const files = {
      ...imdfFiles(library(), 'Export/IMDF/'),
      '__MACOSX/Export/IMDF/._level.geojson': new Uint8Array([0, 5, 22, 7]),
      'Export/.DS_Store': new Uint8Array([1]),
    };
    const { venue } = importImdf(zipSync(files));
    expect(venue).toEqual(importImdf(imdfArchive(library())).venue);
  });

  it('are read from a folder, as bytes by path', () => {
    const { venue } = importImdf(imdfFiles(library(), 'folder\\'));
    expect(venue).toEqual(importImdf(imdfArchive(library())).venue);
  });

  it('are rejected beyond the limits of archives', () => {
    const archive = imdfArchive(library());
    expect(codeOf(() => importImdf(archive, { limits: { maxFiles: 3 } }))).toBe(
      'archive-too-large',
    );
    expect(codeOf(() => importImdf(zipSync({ '../level.geojson': new Uint8Array([1]) })))).toBe(
      'unsafe-path',
    );
    expect(codeOf(() => importImdf('x' as unknown as Uint8Array))).toBe('not-a-zip');
  });
});

describe('IMDF-02: missing files', () => {
  it('of levels are rejected', () => {
    const { unit } = library();
    const error = errorOf(() => importImdf(imdfArchive({ unit })));
    expect(error).toMatchObject({ code: 'missing-file', file: 'level.geojson' });
  });

  it('of any other kind count as empty', () => {
    const { level } = library();
    const { venue } = importImdf(imdfArchive({ level }), shapesOnly);
    expect(venue.floors.length).toBe(2);
    expect(readMvf(writeMvf(venue))).toEqual(venue);
    const files = imdfFiles(library());
    delete files['manifest.json'];
    expect(whatOf(importImdf(files, shapesOnly).report)).toContain('changed missing manifest');
  });
});

describe('IMDF-03: features', () => {
  it('without properties or with a duplicate id are dropped with a note', () => {
    const fixture = library();
    const [unit] = fixture['unit'] ?? [];
    const broken = { ...fixture, unit: [unit, unit, null, 5, { type: 'Feature' }] };
    const { venue, report } = importImdf(imdfArchive(broken), shapesOnly);
    expect(venue.spaces['ground']?.length).toBe(1);
    expect(countsOf(report)).toMatchObject({ 'unit: repeated id': 1, 'unit: no feature': 3 });
  });

  it('in a file that is not a collection are rejected with file and pointer', () => {
    const files = imdfFiles(library());
    const bad = { ...files, 'unit.geojson': new TextEncoder().encode('{"features":5}') };
    expect(errorOf(() => importImdf(bad))).toMatchObject({
      code: 'invalid-content',
      file: 'unit.geojson',
      pointer: '/features',
    });
    const noJson = { ...files, 'unit.geojson': new TextEncoder().encode('<html>') };
    expect(codeOf(() => importImdf(noJson))).toBe('not-json');
  });
});

describe('IMDF-04: geometries', () => {
  it('that run clockwise, are open, or have positions off Earth are fixed with a note', () => {
    const ring = box(0, 0, 10, 10);
    const clockwise = [...ring].reverse();
    const open = ring.slice(0, 4);
    const stray = [...ring.slice(0, 2), [999, 0], [NaN, 1], ...ring.slice(2)];
    const rings = [clockwise, open, stray];
    const { venue, report } = importImdf(withUnits(rings.map((r) => polygon(r))), shapesOnly);
    for (const space of venue.spaces['ground'] ?? []) {
      expect(space.geometry.coordinates).toEqual([ring]);
    }
    expect(countsOf(report)).toMatchObject({
      'unit: ring direction': 1,
      'unit: open ring': 1,
      'unit: position': 1,
    });
  });

  it('with nothing left are dropped', () => {
    const { venue, report } = importImdf(
      withUnits([polygon([place(0, 0), place(1, 1)]), null, { type: 'Blob' }]),
      shapesOnly,
    );
    expect(venue.spaces['ground']).toEqual([]);
    expect(countsOf(report)).toMatchObject({ 'unit without polygon': 3 });
  });

  it('with parts written as holes become several polygons', () => {
    const two = { type: 'Polygon', coordinates: [box(0, 0, 5, 5), box(10, 0, 15, 5).reverse()] };
    const { venue, report } = importImdf(withUnits([two]), shapesOnly);
    expect(venue.spaces['ground']?.length).toBe(2);
    expect(whatOf(report)).toContain('changed unit: stray ring');
  });
});

it('IMDF-05: latitude before longitude and meters are detected as in GJ-07', () => {
  const far = (feature: ImdfJson): ImdfJson => ({
    ...feature,
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [30, 120],
          [30, 121],
          [31, 121],
          [30, 120],
        ],
      ],
    },
  });
  const fixture = { level: (library()['level'] ?? []).map(far) };
  const { venue, report } = importImdf(imdfArchive(fixture), shapesOnly);
  expect(venue.manifest.center[0]).toBeGreaterThan(119);
  expect(whatOf(report)).toContain('changed latitude before longitude');
});

describe('IMDF-06: labels', () => {
  it('use the language of the archive, with the others in language packs', () => {
    const { venue } = importImdf(imdfArchive(library()), shapesOnly);
    expect(venue.manifest).toMatchObject({ name: 'Town library', language: { code: 'en' } });
    expect(venue.languagePacks['de']).toMatchObject({
      language: { code: 'de', name: 'Deutsch' },
      text: { library: { name: 'Stadtbibliothek' }, ground: { name: 'Erdgeschoss' } },
    });
  });

  it('use the requested language if available', () => {
    const { venue } = importImdf(imdfArchive(library()), { ...shapesOnly, language: 'de-AT' });
    expect(venue.manifest.name).toBe('Stadtbibliothek');
    expect(nameOf(venue, 'ground-reading')).toBe('Reading room');
    expect(Object.keys(venue.languagePacks)).toEqual(['en']);
  });

  it('that consist of dashes are ignored', () => {
    const fixture = changedUnit('ground-store', { name: { en: '-' } });
    expect(nameOf(importImdf(imdfArchive(fixture), shapesOnly).venue, 'ground-store')).toBe(
      undefined,
    );
  });
});

describe('IMDF-07: levels', () => {
  it('become floors, ordered by ordinal in the stack of their building', () => {
    const { venue } = importImdf(imdfArchive(library()), shapesOnly);
    expect(venue.floors[1]?.properties).toMatchObject({
      id: 'upper',
      elevation: 1,
      shortName: '1',
    });
    expect(venue.floorStacks).toMatchObject([
      { id: 'house', name: 'House', type: 'Building', floors: ['ground', 'upper'] },
    ]);
  });

  it('of several buildings may share ordinals', () => {
    const fixture = library();
    const [house] = fixture['building'] ?? [];
    const barn = { ...house, id: 'barn' } as ImdfJson;
    const level = (fixture['level'] ?? []).map((feature, i) => ({
      ...feature,
      properties: { ...feature.properties, ordinal: 0, building_ids: [i === 0 ? 'house' : 'barn'] },
    }));
    const buildings = [...(fixture['building'] ?? []), barn];
    const archive = imdfArchive({ ...fixture, building: buildings, level });
    expect(importImdf(archive, shapesOnly).venue.floorStacks).toMatchObject([
      { id: 'house', floors: ['ground'] },
      { id: 'barn', floors: ['upper'] },
    ]);
  });

  it('without a building join the one below them, and without an ordinal are ground level', () => {
    const fixture = library();
    const level = (fixture['level'] ?? []).map((feature) => ({
      ...feature,
      properties: { ...feature.properties, ordinal: 'one', building_ids: null },
    }));
    const { venue, report } = importImdf(imdfArchive({ ...fixture, level }), shapesOnly);
    expect(venue.floorStacks).toMatchObject([{ id: 'house', floors: ['ground', 'upper'] }]);
    expect(countsOf(report)).toMatchObject({
      'level without ordinal': 2,
      'level without building': 2,
    });
  });
});

it('IMDF-21: all rooms are reachable, and the venue is valid', () => {
  const { venue } = importImdf(imdfArchive(library()));
  expect(readMvf(writeMvf(venue))).toEqual(venue);
  const ends = Object.values(venue.spaces)
    .flat()
    .flatMap(({ properties }) => properties.destinationNodes);
  expect(ends.length).toBe(15);
  expect(importImdf(imdfArchive(library())).venue).toEqual(venue);
});

it('IMDF-22: invalid input throws only MvfErrors', { timeout: fuzzTimeout * 2 }, () => {
  const whole = library();
  // One floor is enough to break; references to the other floor are now dangling.
  const fixture = { ...whole, level: whole['level']?.slice(0, 1) };
  fc.assert(
    fc.property(anyMutations, fc.nat(4), (mutations, round) => {
      const broken = mutated(fixture, mutations);
      const imported = importedOrRefused(() =>
        importImdf(imdfFiles(broken), { graph: round === 0 }),
      );
      // Writing checks the venue. Packing takes the longest, so it does not run every time.
      if (imported !== undefined && round < 2) writeMvf(imported.venue);
    }),
    { numRuns: fuzzRuns },
  );
});
