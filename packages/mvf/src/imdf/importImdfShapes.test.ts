import { describe, expect, it } from 'vitest';
import { imdfArchive, imdfFiles, library } from '../../fixtures/imdf/library.ts';
import { box, place } from '../../fixtures/planShapes.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import { readMvf } from '../readMvf.ts';
import { writeMvf } from '../writeMvf.ts';
import { exportImdf } from './exportImdf.ts';
import { importImdf, type ImdfOptions } from './importImdf.ts';
import {
  changedUnit,
  countsOf,
  errorOf,
  polygon,
  spaceOf,
  whatOf,
  withUnits,
} from './imdfTesting.fixture.ts';

const shapesOnly: ImdfOptions = { graph: false };

describe('IMDF-24: levels without units', () => {
  it('stay empty floors, which is noted', () => {
    const fixture = library();
    const unit = (fixture['unit'] ?? []).filter(({ id }) => id.startsWith('ground'));
    const { venue, report } = importImdf(
      imdfArchive({ level: fixture['level'], unit }),
      shapesOnly,
    );
    expect(venue.spaces['upper']).toEqual([]);
    expect(report.entries.find(({ what }) => what === 'level without units')).toMatchObject({
      count: 1,
      message: expect.stringContaining('such as "Upper floor"') as string,
    });
  });

  it('are a space each if the archive has nothing else, and the report says what to add', () => {
    const { level, building, footprint, venue: site } = library();
    const archive = imdfArchive({ level, building, footprint, venue: site });
    const { venue, report } = importImdf(archive);
    expect(Object.values(venue.spaces).flat()).toMatchObject([
      { geometry: venue.floors[0]?.geometry, properties: { kind: 'hallway' } },
      { geometry: venue.floors[1]?.geometry, properties: { details: { name: 'Upper floor' } } },
    ]);
    const entry = report.entries.find(({ what }) => what === 'outline as one space');
    expect(entry).toMatchObject({ effect: 'added', count: 2, file: 'level.geojson' });
    expect(entry?.message).toContain('add unit.geojson with a polygon for each room');
    expect(readMvf(writeMvf(venue))).toEqual(venue);
  });
});

describe('IMDF-05: units in local meters', () => {
  it('are rejected, because no room is that wide in degrees', () => {
    const ring = [0, 12, 12, 0, 0].map((x, i) => [x, [0, 0, 8, 8, 0][i] ?? 0]);
    const { message } = errorOf(() => importImdf(withUnits([polygon(ring)])));
    expect(message).toContain('unit.geojson has units wider than 0.1°');
  });

  it('with heights lose them, which is noted', () => {
    const ring = box(0, 0, 5, 5).map((at) => [...at, 3.5]);
    const { report } = importImdf(withUnits([polygon(ring)]), shapesOnly);
    expect(countsOf(report)).toMatchObject({ 'unit: height': 1 });
  });
});

describe('IMDF-08: units', () => {
  it('become spaces, with a kind from their category and their name', () => {
    const { venue } = importImdf(imdfArchive(library()), shapesOnly);
    expect(spaceOf(venue, 'ground-hall')?.properties).toEqual({
      id: 'ground-hall',
      externalId: 'ground-hall',
      kind: 'hallway',
      destinationNodes: [],
    });
    expect(spaceOf(venue, 'ground-stairs')?.properties.kind).toBe('connection.stairs');
    expect(spaceOf(venue, 'upper-cafe')?.properties).toMatchObject({
      kind: 'room',
      details: { name: 'Café' },
      metadata: { category: 'foodservice' },
    });
  });

  it('that are restrooms or showers keep that as their kind, also in an export', () => {
    const fixture = changedUnit('ground-store', { category: 'restroom.female' });
    const { venue } = importImdf(imdfArchive(fixture), shapesOnly);
    expect(spaceOf(venue, 'ground-store')?.properties.kind).toBe('restroom.female');
    expect(spaceOf(venue, 'ground-store')?.properties.metadata?.['category']).toBe(undefined);
    const again = importImdf(
      writeArchive(new Map(Object.entries(exportImdf(venue).files))),
      shapesOnly,
    ).venue;
    const kinds = Object.values(again.spaces)
      .flat()
      .map(({ properties }) => properties.kind);
    expect(kinds.filter((kind) => kind === 'restroom.female')).toHaveLength(1);
  });

  it('with categories that IMDF does not define become rooms and keep the value', () => {
    const fixture = changedUnit('ground-store', { category: 'wardrobe' });
    const { venue, report } = importImdf(imdfArchive(fixture), shapesOnly);
    expect(spaceOf(venue, 'ground-store')?.properties).toMatchObject({
      kind: 'room',
      metadata: { category: 'wardrobe' },
    });
    expect(countsOf(report)).toMatchObject({ 'unit category': 1 });
  });

  it('keep a display point inside, and lose one outside', () => {
    const at = (x: number) => ({ display_point: { type: 'Point', coordinates: place(x, 2) } });
    const inside = importImdf(imdfArchive(changedUnit('ground-store', at(15))), shapesOnly);
    expect(spaceOf(inside.venue, 'ground-store')?.properties.center).toEqual(place(15, 2));
    const outside = importImdf(imdfArchive(changedUnit('ground-store', at(99))), shapesOnly);
    expect(spaceOf(outside.venue, 'ground-store')?.properties.center).toBe(undefined);
    expect(whatOf(outside.report)).toContain('lost display point');
  });
});

it('IMDF-09: a unit with several polygons becomes one space each, with all of its occupants', () => {
  const fixture = library();
  const parts = { type: 'MultiPolygon', coordinates: [[box(0, 0, 5, 5)], [box(7, 0, 12, 5)]] };
  const unit = (fixture['unit'] ?? []).map((feature) =>
    feature.id === 'ground-cafe' ? { ...feature, geometry: parts } : feature,
  );
  const { venue, report } = importImdf(imdfArchive({ ...fixture, unit }), shapesOnly);
  expect(spaceOf(venue, 'ground-cafe-2')?.properties.metadata).toMatchObject({
    partOf: 'ground-cafe',
  });
  expect(venue.locations[0]?.spaces.map(({ id }) => id)).toEqual(['ground-cafe', 'ground-cafe-2']);
  expect(whatOf(report)).toContain('changed unit of several polygons');
});

describe('IMDF-10: openings', () => {
  it('become entrances that keep the properties of the door', () => {
    const { venue } = importImdf(imdfArchive(library()), shapesOnly);
    expect(venue.entrances['ground']?.[0]?.properties).toEqual({
      id: 'ground-d1',
      externalId: 'ground-d1',
      kind: 'door',
      metadata: { door: { type: 'swinging', automatic: false, material: 'wood' } },
    });
  });

  it('with unknown categories, for cars, or with misspelled keys become pedestrian doors, with a note', () => {
    const fixture = library();
    const opening = (fixture['opening'] ?? []).map((feature, i) => ({
      ...feature,
      properties: {
        ...feature.properties,
        category: i === 0 ? 'hatch' : 'automobile',
        unit_categoty: 'x',
      },
    }));
    const { venue, report } = importImdf(imdfArchive({ ...fixture, opening }));
    expect(countsOf(report)).toMatchObject({
      'opening category': 1,
      'opening for vehicles': 11,
      'opening: unit_categoty': 12,
    });
    expect(spaceOf(venue, 'ground-reading')?.properties.destinationNodes.length).toBe(1);
  });
});

it('IMDF-11: fixtures and kiosks become obstructions', () => {
  const fixture = library();
  const [counter] = fixture['fixture'] ?? [];
  const kiosk = [{ ...counter, id: 'stand', feature_type: 'kiosk' }];
  const { venue } = importImdf(imdfArchive({ ...fixture, kiosk }), shapesOnly);
  expect(venue.obstructions['ground']?.map(({ properties }) => properties.kind)).toEqual([
    'desk',
    'kiosk',
  ]);
});

it('IMDF-12: sections and geofences become areas', () => {
  const { venue } = importImdf(imdfArchive(library()));
  expect(venue.areas['upper']?.[0]?.properties).toMatchObject({
    id: 'quiet',
    details: { name: 'Quiet corner' },
    destinationNodes: [expect.any(String)],
  });
});

it('IMDF-13: occupants become locations in the unit of their anchor', () => {
  const { venue, report } = importImdf(imdfArchive(library()), shapesOnly);
  expect(venue.locations[0]).toEqual({
    id: 'cafe',
    externalId: 'cafe',
    name: 'Café Folio',
    categories: ['lcat_foodservice.coffee'],
    spaces: [{ id: 'ground-cafe', floor: 'ground' }],
    phone: '+31 10 555 01 23',
    searchTags: ['Café'],
    website: { label: 'Website', url: 'https://library.example' },
    links: [{ label: 'folio@library.example', url: 'mailto:folio@library.example' }],
    openingHoursSpecification: [
      {
        opens: '09:00',
        closes: '18:00',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      },
    ],
  });
  // The name of the occupant takes precedence over the name of its unit.
  expect(spaceOf(venue, 'ground-cafe')?.properties).not.toHaveProperty('details');
  expect(venue.categories.slice(0, 2)).toEqual([
    { id: 'lcat_foodservice', name: 'Foodservice' },
    { id: 'lcat_foodservice.coffee', name: 'Foodservice coffee', parent: 'lcat_foodservice' },
  ]);
  expect(report.entries.find(({ what }) => what === 'opening hours')?.message).toContain('PH off');
});

it('IMDF-14: amenities become points of interest, and services become locations', () => {
  const { venue } = importImdf(imdfArchive(library()), shapesOnly);
  const copier = venue.spaces['upper']?.find(({ properties }) => properties.kind === 'poi');
  expect(copier?.properties).toMatchObject({ id: 'copier', details: { name: 'Copier' } });
  expect(venue.locations[1]).toMatchObject({ spaces: [{ id: 'copier', floor: 'upper' }] });
});

describe('IMDF-15: relationships', () => {
  const unit = (id: string) => ({ id, feature_type: 'unit' });
  const relationship = (properties: object) => [
    { id: 'up', type: 'Feature', feature_type: 'relationship', geometry: null, properties },
  ];

  it('define which floors are connected, and in which direction', () => {
    const up = relationship({
      category: 'stairs',
      direction: 'directed',
      origin: unit('ground-stairs'),
      destination: unit('upper-stairs'),
    });
    const { venue } = importImdf(imdfArchive({ ...library(), relationship: up }));
    expect(venue.connections.find(({ id }) => id === 'up')).toMatchObject({
      type: 'stairs',
      isOneWay: true,
    });
    expect(venue.connections.length).toBe(2);
  });

  it('with invalid references are dropped, and shapes are used instead', () => {
    const broken = relationship({ category: 'stairs', origin: unit('nowhere'), destination: null });
    const { venue, report } = importImdf(imdfArchive({ ...library(), relationship: broken }));
    expect(venue.connections.map(({ type }) => type)).toEqual(['stairs', 'elevator']);
    expect(countsOf(report)).toMatchObject({ 'relationship.geojson: destination': 1 });
  });
});

it('IMDF-16: buildings without levels are outdoor objects, and those with levels have a facade there', () => {
  const fixture = library();
  const [house] = fixture['building'] ?? [];
  const shed = { ...house, id: 'shed', geometry: polygon(box(-8, -8, -2, -2)) };
  const building = [house, shed];
  const { venue, report } = importImdf(imdfArchive({ ...fixture, building }));
  expect(venue.floorStacks[1]).toMatchObject({ type: 'Outdoor', floors: ['outdoor'] });
  expect(venue.obstructions['outdoor']?.[0]?.properties).toMatchObject({ kind: 'building' });
  expect(venue.facades).toMatchObject([{ floorStack: 'house', spaces: [{ floor: 'outdoor' }] }]);
  expect(whatOf(report)).toContain('added outdoor floor');
  expect(readMvf(writeMvf(venue))).toEqual(venue);
});

describe('IMDF-18: a walking graph in the archive', () => {
  const node = (id: string, x: number, neighbours: string[], level: string | null = null) => ({
    id,
    type: 'Feature',
    geometry: { type: 'Point', coordinates: place(x, -4) },
    properties: { level_id: level, neighbours, weight: id === 'b' ? 3 : 1 },
  });
  const paths = [
    node('a', -9, ['b']),
    node('b', 0, ['a', 'in']),
    node('in', 5, ['b'], 'ground'),
    node('lost', 30, []),
  ];

  it('is kept outdoors and connected to the doors', () => {
    const { venue, report } = importImdf(imdfArchive({ ...library(), navPath: paths }));
    const a = venue.nodes.find(({ properties }) => properties.id === 'path-a');
    // Nine meters, half of them at three times the cost, cost as much as eighteen.
    expect(a?.properties.neighbors).toEqual([{ id: 'path-b', weight: 9 }]);
    expect(venue.connections.at(-1)).toMatchObject({
      type: 'door',
      nodes: [/^n_/, 'path-b'].map((id): unknown => expect.stringMatching(id)),
    });
    expect(venue.nodes.some(({ properties }) => properties.id === 'path-lost')).toBe(false);
    expect(whatOf(report)).toContain('changed walking graph of the archive');
    expect(readMvf(writeMvf(venue))).toEqual(venue);
  });

  it('is ignored if invalid or on request', () => {
    const broken = [node('a', -9, ['x', 'y', 'z']), node('b', 0, ['a'])];
    const archive = (navPath: unknown) => imdfArchive({ ...library(), navPath });
    const plain = importImdf(imdfArchive(library())).venue.nodes.length;
    expect(importImdf(archive(broken)).venue.nodes.length).toBe(plain);
    expect(importImdf(archive(paths), { paths: 'ignore' }).venue.nodes.length).toBe(plain);
  });
});

it('IMDF-19: files that have no equivalent are kept, byte for byte', () => {
  const detail = [{ id: 'x', type: 'Feature', geometry: null, properties: {} }];
  const archive = imdfFiles({ ...library(), detail });
  const { venue, report } = importImdf(archive, shapesOnly);
  expect(venue.extras).toMatchObject({ 'imdf/detail.geojson': archive['detail.geojson'] });
  expect(whatOf(report)).toContain('lost file detail.geojson');
  expect(readMvf(writeMvf(venue)).extras).toEqual(venue.extras);
});

it('IMDF-20: features with dangling references are dropped, and each kind is counted', () => {
  const fixture = library();
  const lost = (name: string, key: string) =>
    (fixture[name] ?? []).map((f) => ({ ...f, properties: { ...f.properties, [key]: 'gone' } }));
  const { venue, report } = importImdf(
    imdfArchive({
      ...fixture,
      opening: lost('opening', 'level_id'),
      fixture: lost('fixture', 'level_id'),
      section: lost('section', 'level_id'),
      occupant: lost('occupant', 'anchor_id'),
      amenity: lost('amenity', 'unit_ids'),
    }),
    shapesOnly,
  );
  expect(countsOf(report)).toMatchObject({
    'opening.geojson: level_id': 12,
    'fixture.geojson: level_id': 1,
    'section.geojson: level_id': 1,
    'occupant.geojson: anchor_id': 1,
    'amenity.geojson: unit_ids': 1,
  });
  expect(venue.locations).toMatchObject([{ id: 'cafe', spaces: [] }]);
});
