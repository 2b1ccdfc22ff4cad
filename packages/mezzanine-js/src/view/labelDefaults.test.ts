import { describe, expect, it } from 'vitest';
import { buildVenue } from '../data/buildVenue.ts';
import { LocalProjection } from '../data/LocalProjection.ts';
import { at, sampleMvf } from '../data/sampleMvf.fixture.ts';
import { automaticLabels, type LabelTierChoice } from './labelDefaults.ts';
import type { LabelTier } from '../style/LabelTier.ts';

type SpaceFeature = NonNullable<ReturnType<typeof sampleMvf>['spaces'][string]>[number];
type Row = readonly [name: string, kind: string, sideMeters: number, role?: string];

const ROWS: readonly Row[] = [
  ['Concourse', 'hallway', 60],
  ['Service corridor', 'hallway', 9],
  ['Department store', 'room', 40, 'tenant'],
  ['Bookstore', 'room', 11, 'tenant'],
  ['Washroom', 'room', 7, 'amenity'],
  ['Staff kitchen', 'room', 30, 'staff'],
  ['Baggage sorting', 'room', 35],
  ['ATM', 'poi', 2],
  ['Stairs', 'connection.stairs', 6],
  ['Terminal', 'facade', 90],
];

describe('automatic labels', () => {
  it('rank names by audience, regardless of the size of back-of-house rooms', () => {
    expect(tiersOf(venueOf(ROWS))).toEqual({
      Concourse: 'hall',
      'Service corridor': 'back-of-house',
      'Department store': 'anchor',
      Bookstore: 'tenant',
      Washroom: 'amenity',
      'Staff kitchen': 'back-of-house',
      'Baggage sorting': 'back-of-house',
      ATM: 'amenity',
      Stairs: 'connection',
      Terminal: 'building',
    });
  });

  it('name rooms only if there is room for the text, and buildings from any distance', () => {
    const rooms = new Map(
      labelsOf(venueOf(ROWS)).map(({ text, extras }) => [text, extras.roomMeters]),
    );
    expect(rooms.get('Department store')).toBeCloseTo(40 * 1.35, 0);
    expect(rooms.get('Terminal')).toBe(0);
  });

  it('treat all rooms as tenants if the venue has no directory', () => {
    const tiers = tiersOf(venueOf(ROWS.map(([name, kind, side]) => [name, kind, side])));
    expect(tiers['Baggage sorting']).toBe('anchor');
    expect(tiers['Bookstore']).toBe('tenant');
  });

  it('treat restrooms as amenities by their kind, with or without a name and a directory', () => {
    const rows: readonly Row[] = [
      ['Shop', 'room', 11],
      ['Hygiene', 'restroom.female', 5],
      ['', 'shower', 3],
    ];
    const listed: readonly Row[] = [...rows, ['Bookstore', 'room', 9, 'tenant']];
    for (const own of [rows, listed]) {
      const venue = venueOf(own);
      expect(tiersOf(venue)).toMatchObject({ Hygiene: 'amenity' });
      const nameless = labelsOf(venue).filter(({ text }) => text === '');
      expect(nameless.map(({ symbolOf }) => symbolOf?.kind)).toEqual(['shower']);
    }
  });

  it("follow the operator's choice in the metadata, and leave out excluded places", () => {
    const tiers = tiersOf(venueOf(ROWS, { Bookstore: 'anchor', ATM: 'none', Stairs: 'huge' }));
    expect(tiers['Bookstore']).toBe('anchor');
    expect(tiers).not.toHaveProperty('ATM');
    expect(tiers['Stairs']).toBe('connection');
  });

  it("follow the app's function, and reject values other than tiers", () => {
    const venue = venueOf(ROWS);
    const labels = labelsOf(venue, (space, tier) => (space.kind === 'poi' ? 'none' : tier));
    expect(labels.some(({ text }) => text === 'ATM')).toBe(false);
    const wrong = (() => 'important') as unknown as LabelTierChoice;
    expect(() => labelsOf(venue, wrong)).toThrow(/options\.labelTier\(\) is "important"/);
  });

  it("order their priorities from buildings to back of house, below the app's own labels", () => {
    const priorities = labelsOf(venueOf(ROWS)).map(({ text, options }) => [text, options.priority]);
    const priority = Object.fromEntries(priorities) as Record<string, number>;
    const order = ['Terminal', 'Department store', 'Bookstore', 'Concourse', 'ATM', 'Stairs'];
    const values = [...order, 'Service corridor'].map((name) => priority[name] ?? NaN);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(new Set(values).size).toBe(values.length);
    expect(Math.max(...values)).toBeLessThan(3);
  });

  it('let symbols stand above amenities, and instead of the names of connections', () => {
    const labels = labelsOf(venueOf([...ROWS, ['', 'connection.elevator', 3], ['', 'room', 9]]));
    const symbols = labels
      .filter(({ symbolOf }) => symbolOf)
      .map(({ text, extras }) => [text, extras.isSymbolOnly]);
    expect(symbols).toEqual([
      ['Washroom', false],
      ['ATM', false],
      ['Stairs', true],
      ['', true],
    ]);
  });

  it('show back of house only from close by, and buildings only from far away', () => {
    const labels = labelsOf(venueOf(ROWS));
    const extrasOf = (name: string) => labels.find(({ text }) => text === name)?.extras;
    expect(extrasOf('Service corridor')?.farthestMetersPerPixel).toBeLessThan(0.1);
    expect(extrasOf('Department store')?.farthestMetersPerPixel).toBe(Infinity);
    expect(extrasOf('Hall')?.nearestMetersPerPixel).toBeGreaterThan(0.05);
  });
});

function labelsOf(venue: ReturnType<typeof venueOf>, choose?: LabelTierChoice) {
  return automaticLabels(venue, new LocalProjection(venue.center), choose);
}

function tiersOf(venue: ReturnType<typeof venueOf>): Record<string, LabelTier> {
  const tiers: Record<string, LabelTier> = {};
  labelsOf(venue, (space, tier) => (tiers[space.name] = tier));
  return tiers;
}

function venueOf(rows: readonly Row[], choices: Readonly<Record<string, string>> = {}) {
  const spaces = rows.map(([name, kind, side], index): SpaceFeature => {
    const west = index * 100;
    const ring = [at(west, 0), at(west + side, 0), at(west + side, side), at(west, side)];
    const metadata = { labelTier: choices[name] };
    const properties = { id: `s${index}`, kind, destinationNodes: [], details: { name }, metadata };
    return {
      type: 'Feature',
      properties,
      geometry: { type: 'Polygon', coordinates: [[...ring, at(west, 0)]] },
    };
  });
  const locations = rows.flatMap(([name, , , type], index) => {
    const places = [{ id: `s${index}`, floor: 'f_ground' }];
    return type === undefined
      ? []
      : [{ id: `l${index}`, name, type, categories: [], spaces: places }];
  });
  return buildVenue({
    ...sampleMvf(),
    spaces: { f_ground: spaces, f_upper: [] },
    nodes: [],
    connections: [],
    entrances: { f_ground: [], f_upper: [] },
    locations,
  });
}
