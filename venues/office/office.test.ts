import {
  checkPlaces,
  correlatePlaces,
  exportPlaces,
  importImdf,
  type Position,
} from '@mezzanine/mvf';
import { describe, expect, it } from 'vitest';
import { metersAround } from '../src/Site.ts';
import { describeVenue } from '../src/venueSuite.fixture.ts';
import { office } from './venue.ts';

const venue = describeVenue(office);
const rooms = Object.values(venue.spaces).flat();
const fixtures = Object.values(venue.obstructions).flat();
const desks = fixtures.filter(
  ({ properties }) => properties.kind === 'desk' && properties.externalId,
);

describe('the office', () => {
  it('has four floors and 300 desks, each with an id such as D-3-041 on the floor in the id', () => {
    expect(venue.floors.map((floor) => floor.properties.elevation)).toEqual([0, 1, 2, 3]);
    expect(desks).toHaveLength(300);
    expect(new Set(desks.map(({ properties }) => properties.externalId)).size).toBe(300);
    for (const { properties } of desks) {
      expect(properties.externalId).toMatch(/^D-\d-\d{3}$/);
      expect(properties.id).toContain(`o_f${properties.externalId?.[2]}_`);
    }
  });

  it('finds each desk by its id: a location occupies it', () => {
    const occupied = venue.locations.flatMap(({ externalId, obstructions = [] }) =>
      obstructions.map(({ id }) => [id, externalId]),
    );
    const byDesk = new Map(occupied.map(([id, externalId]) => [id, externalId]));
    for (const { properties } of desks) {
      expect(byDesk.get(properties.id)).toBe(properties.externalId);
    }
  });

  it('has routes that end within 2.6 m of each desk', () => {
    const places = venue.nodes.map(({ geometry, properties }) => ({
      at: geometry.coordinates,
      floor: properties.floor,
    }));
    for (const [floor, shapes] of Object.entries(venue.obstructions)) {
      const own = places.filter((place) => place.floor === floor);
      for (const { geometry, properties } of shapes) {
        if (properties.kind !== 'desk' || geometry.type !== 'Polygon') continue;
        const [corner = [0, 0]] = geometry.coordinates[0] ?? [];
        const nearest = Math.min(...own.map(({ at }) => metersBetween(at, corner)));
        expect(nearest, properties.id).toBeLessThan(2.6);
      }
    }
  });

  it('gives each bookable room a capacity, a destination, and a location with its name', () => {
    const bookable = rooms.filter(({ properties }) => properties.metadata?.['isBookable']);
    expect(bookable.length).toBeGreaterThan(55);
    for (const { properties } of bookable) {
      expect(properties.externalId).toMatch(/^[RB]-\d-\d\d$/);
      expect(properties.metadata?.['capacity'], properties.id).toBeGreaterThan(0);
      expect(properties.destinationNodes, properties.id).toHaveLength(1);
      const location = venue.locations.find((one) => one.externalId === properties.externalId);
      expect(location?.name).toBe(properties.details?.name);
    }
    const meeting = bookable.filter(({ properties }) => properties.externalId?.startsWith('R'));
    const names = meeting.map(({ properties }) => properties.details?.name);
    expect(new Set(names).size).toBe(meeting.length);
  });

  it('has room capacities and desk pools for a booking system', () => {
    const records = new Map(venue.enterprise?.locations.map((one) => [one.externalId, one]));
    expect(records.get('R-3-04')).toMatchObject({
      name: 'Polaris',
      type: 'meeting-room',
      metadata: { floor: 3, capacity: 18 },
    });
    expect(records.get('D-3-041')).toMatchObject({
      type: 'desk',
      metadata: { floor: 3, pool: 'N-3-SE' },
    });
  });

  it('has elevators and stairs that stop on every floor, and lockers and printers with ids', () => {
    expect(venue.connections.map(({ nodes }) => nodes.length)).toEqual(Array(7).fill(4));
    for (const kind of ['lockers', 'printer']) {
      const found = fixtures.filter(({ properties }) => properties.kind === kind);
      expect(found.length).toBeGreaterThan(4);
      expect(found.every(({ properties }) => properties.externalId)).toBe(true);
    }
  });

  it('groups desks into neighborhoods that are areas of the floor', () => {
    const pools = Object.values(venue.areas)
      .flat()
      .filter(({ properties }) => properties.metadata?.['desks']);
    const count = pools.reduce((sum, pool) => sum + Number(pool.properties.metadata?.['desks']), 0);
    expect(pools).toHaveLength(13);
    expect(count).toBe(300);
  });
});

function metersBetween(a: Position, b: Position): number {
  return Math.hypot(...metersAround(a)(b));
}

describe('the office in Microsoft Places', () => {
  const { files, features, findings } = exportPlaces(venue);

  it('passes its checks', () => {
    expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(checkPlaces(venue)).toEqual(findings);
  });

  it('shows 64 rooms, 13 desk pools, and 300 desks that users can book by name', () => {
    const bookable = (type: string) =>
      features.filter((feature) => feature.type === type && feature.isBookable);
    expect(bookable('Unit')).toHaveLength(64);
    expect(bookable('Section')).toHaveLength(13);
    expect(bookable('Fixture')).toHaveLength(300);
    const rows = correlatePlaces(features).csv.split('\r\n');
    expect(rows.filter((row) => row.includes(',Unit,'))).toHaveLength(
      features.filter(({ type }) => type === 'Unit').length,
    );
  });

  it('has the same floors, rooms, desks, and neighborhoods after it is imported again', () => {
    const { venue: back } = importImdf(files, { graph: false });
    expect(back.floors.map(({ properties }) => properties.elevation)).toEqual([0, 1, 2, 3]);
    const [given, read] = [rooms, Object.values(back.spaces).flat()].map((list) =>
      list.flatMap(({ geometry, properties }) =>
        geometry.type === 'Polygon' ? (properties.details?.name ?? '') : [],
      ),
    );
    expect(read).toEqual(given);
    const named = Object.values(back.obstructions)
      .flat()
      .filter(({ properties }) => properties.details?.name?.startsWith('Desk D-'));
    expect(named).toHaveLength(300);
    expect(Object.values(back.areas).flat()).toHaveLength(Object.values(venue.areas).flat().length);
  });
});
