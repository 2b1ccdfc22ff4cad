import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPlan } from '../../fixtures/anyPlan.ts';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { imdfArchive, type ImdfJson, library } from '../../fixtures/imdf/library.ts';
import { place } from '../../fixtures/planShapes.ts';
import { tinyVenue } from '../../fixtures/tinyVenue.ts';
import { generateGraph } from '../graph/generateGraph.ts';
import type { Mvf } from '../Mvf.ts';
import { exportImdf } from './exportImdf.ts';
import { importImdf } from './importImdf.ts';
import { countsOf } from './imdfTesting.fixture.ts';

interface Written {
  readonly id: string;
  readonly feature_type: string;
  readonly geometry: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
}

describe('IMDF-30: written files', () => {
  it('have features with stable UUIDs, and the id of the venue next to them', () => {
    const { files } = exportImdf(tinyVenue);
    const [unit] = featuresIn(files, 'unit');
    expect(unit?.id).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(unit).toMatchObject({ feature_type: 'unit', properties: { mvf_id: 's_1' } });
    expect(exportImdf(tinyVenue).files).toEqual(files);
    const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json']));
    expect(manifest).toMatchObject({ version: '1.0.0', language: 'en' });
  });

  it('keep ids that are UUIDs', () => {
    const id = '11111111-1111-4111-8111-111111111111';
    const { files } = exportImdf({ ...tinyVenue, manifest: { ...tinyVenue.manifest, map: id } });
    const [venue] = featuresIn(files, 'venue');
    expect(venue?.id).toBe(id);
    expect(venue?.properties).not.toHaveProperty('mvf_id');
  });
});

it('IMDF-31: labels contain all languages', () => {
  const { venue } = importImdf(imdfArchive(library()));
  const [level] = featuresIn(exportImdf(venue).files, 'level');
  expect(level?.properties['name']).toEqual({ en: 'Ground floor', de: 'Erdgeschoss' });
});

describe('IMDF-32: references between written files', () => {
  it('all point to a feature', () => {
    const { files } = exportImdf(importImdf(imdfArchive(library())).venue);
    const of = (name: string) => new Set(featuresIn(files, name).map(({ id }) => id));
    const refers = (name: string, key: string) =>
      featuresIn(files, name).flatMap(({ properties }) => properties[key] as string);
    const [levels, units, anchors] = [of('level'), of('unit'), of('anchor')];
    for (const name of ['unit', 'opening', 'fixture', 'section']) {
      expect(refers(name, 'level_id').filter((id) => !levels.has(id))).toEqual([]);
    }
    const inUnits = [...refers('amenity', 'unit_ids'), ...refers('anchor', 'unit_id')];
    expect(inUnits.length).toBe(2);
    expect(inUnits.filter((id) => !units.has(id))).toEqual([]);
    expect(refers('occupant', 'anchor_id').filter((id) => !anchors.has(id))).toEqual([]);
    const buildings = of('building');
    expect(refers('level', 'building_ids').filter((id) => !buildings.has(id))).toEqual([]);
  });
});

describe('IMDF-35: an archive imported and exported again', () => {
  const details = {
    venue: { hours: 'Mo-Fr 09:00-17:00', phone: '+31 10 5550100', website: 'https://example.org' },
    building: { restriction: 'employeesonly' },
    level: { address_id: 'a1', wifi: 'guest' },
    unit: { correlation_id: 'SAP-7', seats: 12, name: { en: 'input name here' } },
    opening: { display_point: { type: 'Point', coordinates: place(5, 7) } },
    amenity: { phone: '+31 10 5550111', hours: 'Mo-Fr 09:00-17:00' },
    occupant: { validity: { start: '2026-01-01' }, correlation_id: 'tenant-1' },
    section: { parents: ['x'] },
  };

  function detailed(): Record<string, ImdfJson[]> {
    const archive = library();
    for (const [type, more] of Object.entries(details)) {
      for (const feature of archive[type] ?? []) Object.assign(feature.properties, more);
    }
    return archive;
  }

  it('has as many features of each type, and no amenity twice', () => {
    const archive = detailed();
    const { files } = exportImdf(importImdf(imdfArchive(archive)).venue);
    const again = exportImdf(importImdf(files).venue).files;
    for (const written of [files, again]) {
      for (const type of [
        'venue',
        'building',
        'footprint',
        'level',
        'unit',
        'opening',
        'amenity',
        'occupant',
      ]) {
        expect([type, featuresIn(written, type).length]).toEqual([
          type,
          archive[type]?.length ?? 0,
        ]);
      }
    }
  });

  it('has every property and the outline of the venue, and each is in the report', () => {
    const archive = detailed();
    const { venue, report } = importImdf(imdfArchive(archive));
    const { files } = exportImdf(venue);
    for (const [type, more] of Object.entries(details)) {
      for (const { properties } of featuresIn(files, type)) {
        expect(properties).toMatchObject(more);
      }
    }
    expect(featuresIn(files, 'venue')[0]?.geometry).toEqual(archive['venue']?.[0]?.geometry);
    expect(featuresIn(files, 'venue')[0]?.properties['category']).toBe('library');
    expect(countsOf(report)).toMatchObject({
      'venue: hours': 1,
      'building: restriction': 1,
      'level: wifi': 2,
      'unit: seats': archive['unit']?.length,
      'occupant: validity': archive['occupant']?.length,
    });
  });

  it('has no name that is a placeholder on the map', () => {
    const { venue } = importImdf(imdfArchive(detailed()));
    expect(JSON.stringify(venue.spaces)).not.toContain('input name here');
  });
});

describe('IMDF-33: a venue exported and imported again', () => {
  it('is the same library', () => {
    const { venue } = importImdf(imdfArchive(library()));
    const back = importImdf(exportImdf(venue).files).venue;
    expect(heldByBoth(back)).toEqual(heldByBoth(venue));
    expect(back.languagePacks).toEqual(venue.languagePacks);
    expect(back.nodes).toEqual(venue.nodes);
  });

  it('is the same tiny house', () => {
    const venue = generateGraph(tinyVenue);
    const back = importImdf(exportImdf(venue).files).venue;
    expect(heldByBoth(back)).toEqual(heldByBoth(venue));
    expect(back.locations[0]).toMatchObject({
      id: 'loc_1',
      openingHoursSpecification: [{ opens: '09:00', closes: '17:00', dayOfWeek: ['Monday'] }],
    });
  });

  it('is the same plan, for any plan', { timeout: fuzzTimeout }, () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const back = importImdf(exportImdf(plan).files, { graph: false }).venue;
        expect(heldByBoth(back)).toEqual(heldByBoth(plan));
      }),
      { numRuns: Math.ceil(fuzzRuns / 10) },
    );
  });

  it('keeps units with several polygons, kinds without a category, and additional files', () => {
    const [space] = tinyVenue.spaces['m_1'] ?? [];
    if (space === undefined) throw new Error('The tiny venue has no space.');
    const strange: Mvf = {
      ...tinyVenue,
      spaces: {
        m_1: [
          { ...space, properties: { ...space.properties, kind: 'sauna' } },
          {
            ...space,
            properties: {
              id: 's_2',
              kind: 'room',
              destinationNodes: [],
              metadata: { partOf: 's_1' },
            },
          },
        ],
      },
      extras: { 'imdf/detail.geojson': new TextEncoder().encode('{"features":[]}') },
    };
    const { files } = exportImdf(strange);
    expect(featuresIn(files, 'unit').length).toBe(1);
    expect(files['detail.geojson']).toEqual(strange.extras['imdf/detail.geojson']);
    const back = importImdf(files, { graph: false }).venue;
    expect(back.spaces['m_1']?.map(({ properties }) => properties.kind)).toEqual([
      'sauna',
      'sauna',
    ]);
    expect(back.extras).toMatchObject(strange.extras);
  });
});

it('IMDF-34: values that IMDF cannot store are counted in the report', () => {
  expect(countsOf(exportImdf(tinyVenue).report)).toMatchObject({
    nodes: 2,
    styles: 1,
    wall: 1,
    address: 1,
    connection: 1,
  });
});

it('IMDF-13: an occupant of a fixture is imported as a location there', () => {
  const { venue } = importImdf(imdfArchive(library()));
  const desk = {
    id: 'reader',
    name: 'Reader',
    categories: [],
    spaces: [],
    obstructions: [{ id: 'counter', floor: 'ground' }],
  };
  const { files } = exportImdf({ ...venue, locations: [desk, { ...desk, id: 'clerk' }] });
  expect(featuresIn(files, 'anchor').length).toBe(1);
  const back = importImdf(files).venue.locations;
  expect(back.map(({ id, obstructions }) => ({ id, obstructions }))).toEqual([
    { id: 'reader', obstructions: desk.obstructions },
    { id: 'clerk', obstructions: desk.obstructions },
  ]);
});

function featuresIn(files: Readonly<Record<string, Uint8Array>>, name: string): Written[] {
  const bytes = files[`${name}.geojson`];
  if (bytes === undefined) return [];
  return (JSON.parse(new TextDecoder().decode(bytes)) as { features: Written[] }).features;
}

/** The data that both IMDF and the venue format can store, in comparable form. */
function heldByBoth(venue: Mvf): unknown {
  const shape = ({ geometry, properties }: { geometry: unknown; properties: object }): unknown => {
    const { id, kind, details, center, metadata } = properties as Record<string, unknown>;
    return { geometry, id, kind, details, center, metadata };
  };
  return rounded({
    manifest: { name: venue.manifest.name, center: venue.manifest.center, map: venue.manifest.map },
    floors: venue.floors.map(({ geometry, properties: { id, name, elevation } }) => ({
      geometry,
      id,
      name,
      elevation,
    })),
    stacks: venue.floorStacks.map(({ id, name, type, floors }) => ({ id, name, type, floors })),
    spaces: mapped(venue.spaces, (items) => items.map(shape)),
    // IMDF has no walls, only the borders of units.
    obstructions: mapped(venue.obstructions, (items) =>
      items.filter(({ geometry }) => geometry.type === 'Polygon').map(shape),
    ),
    entrances: mapped(venue.entrances, (items) =>
      items.map(({ geometry, properties: { id, isExterior } }) => ({ geometry, id, isExterior })),
    ),
    connections: venue.connections
      .filter(({ nodes }) => nodes.length > 1)
      .map(({ id, type }) => ({ id, type })),
    locations: venue.locations.map(({ id, name, phone, spaces }) => ({
      id,
      name,
      phone,
      spaces: spaces.slice(0, 1),
    })),
  });
}

/** Rounded to nine decimals, because imported numbers are rounded to a tenth of a millimeter. */
function rounded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'number' ? Math.round(inner * 1e9) / 1e9 : inner,
  );
}

function mapped<T>(lists: Readonly<Record<string, T>>, map: (list: T) => unknown): unknown {
  return Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, map(list)]));
}
