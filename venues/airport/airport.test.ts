import type { ConnectionRecord } from '@mezzanine/mvf';
import { describe, expect, it } from 'vitest';
import { describeVenue } from '../src/venueSuite.fixture.ts';
import { destinationOf, reachedFrom, stepFree, unreachedSpaces } from '../src/walk.fixture.ts';
import { airport } from './venue.ts';

// A moving walkway connects two places on one floor.
const venue = describeVenue(airport, { warnings: ['TOPO-11'] });
const bus = destinationOf(venue, 'm_out', 'BUS-A');
const gate = (floor: string, number: string) => destinationOf(venue, floor, `GATE-${number}`);

/** A walk that uses every connection except these. */
function without(...ids: readonly string[]) {
  return { isUsable: ({ id }: ConnectionRecord) => !ids.includes(id) };
}

describe('the airport', () => {
  it('has a terminal with three floors, a satellite with two, and the grounds', () => {
    const floorCounts = venue.floorStacks.map(({ name, type, floors }) => [
      name,
      type,
      floors.length,
    ]);
    expect(floorCounts).toEqual([
      ['Airport grounds', 'Outdoor', 1],
      ['Terminal', 'Building', 3],
      ['Satellite', 'Building', 2],
    ]);
    expect(venue.facades.map((facade) => facade.floorStack)).toEqual(['fs_t', 'fs_s']);
  });

  it('opens on the floors from which planes leave', () => {
    const named = venue.floorStacks.map(({ defaultFloor }) => [
      defaultFloor,
      venue.floors.find(({ properties }) => properties.id === defaultFloor)?.properties.name,
    ]);
    expect(named).toEqual([
      ['m_out', 'Forecourt and apron'],
      ['m_t1', 'Departures'],
      ['m_s1', 'B gates'],
    ]);
  });

  it('names gates, check-in counters, and belts like flight data', () => {
    const units = Object.values(venue.spaces)
      .flat()
      .map(({ properties }) => properties.externalId ?? '');
    const matching = (pattern: RegExp) => units.filter((unit) => pattern.test(unit)).sort();
    expect(matching(/^GATE-[AB]\d+$/).length).toBe(20);
    expect(matching(/^CHK-\d\d$/).length).toBe(36);
    expect(matching(/^BAG-\d$/)).toEqual(['BAG-1', 'BAG-2', 'BAG-3', 'BAG-4', 'BAG-5']);
    const places = new Set(venue.locations.map((location) => location.externalId));
    for (const unit of matching(/^(GATE|BAG)-/)) expect(places.has(unit), unit).toBe(true);
  });

  it('assigns each check-in counter to one airline', () => {
    const airlines = venue.locations.filter(({ externalId }) => externalId?.startsWith('CHECKIN-'));
    const counters = airlines.flatMap((airline) => airline.spaces.map((space) => space.id));
    expect(counters.length).toBe(36);
    expect(new Set(counters).size).toBe(36);
  });
});

describe('routes through the airport', () => {
  it('reach every node from the bus stop, and the bus stop from every node', () => {
    expect(reachedFrom(venue, bus).size).toBe(venue.nodes.length);
    expect(reachedFrom(venue, bus, { isBackward: true }).size).toBe(venue.nodes.length);
  });

  it('reach everything step-free except stairs and escalators', () => {
    const kinds = new Map(
      Object.values(venue.spaces)
        .flat()
        .map(({ properties }) => [properties.externalId, properties.kind]),
    );
    const unreached = unreachedSpaces(venue, reachedFrom(venue, bus, stepFree));
    const steep = unreached.filter((place) =>
      /^connection\.(stairs|escalator)$/.test(kinds.get(place.split('/')[1]) ?? ''),
    );
    expect(unreached).toEqual(steep);
  });

  it('pass security to the gates, but never back', () => {
    const airside = reachedFrom(venue, bus, without('c_sec_1'));
    expect(airside.has(gate('m_t1', 'A1'))).toBe(false);
    expect(airside.has(destinationOf(venue, 'm_t0', 'BAG-3'))).toBe(false);
    const landside = reachedFrom(venue, gate('m_t1', 'A1'), without());
    expect(landside.has(bus)).toBe(true);
    const security = venue.connections.find((connection) => connection.id === 'c_sec_1');
    expect(security).toMatchObject({ type: 'security', isOneWay: true, accessible: true });
  });

  it('leave through baggage reclaim and customs, which cannot be entered from the hall', () => {
    const hall = destinationOf(venue, 'm_t0', 'ARRIVALS');
    const customs = destinationOf(venue, 'm_t0', 'CUSTOMS');
    expect(reachedFrom(venue, customs, without('c_sec_1')).has(hall)).toBe(true);
    expect(reachedFrom(venue, hall, without('c_sec_1')).has(customs)).toBe(false);
  });

  it('reach the satellite by the bridge, with passport control in both directions', () => {
    const [a1, b3] = [gate('m_t1', 'A1'), gate('m_s1', 'B3')];
    expect(reachedFrom(venue, a1, without('c_pass_out')).has(b3)).toBe(false);
    expect(reachedFrom(venue, b3, without('c_pass_in')).has(a1)).toBe(false);
    expect(reachedFrom(venue, a1).has(b3)).toBe(true);
    expect(reachedFrom(venue, b3).has(a1)).toBe(true);
  });
});

describe('the places of the airport', () => {
  it('each have a space, a description, hours, a category, and a unique id', () => {
    const categories = new Set(venue.categories.map((category) => category.id));
    for (const location of venue.locations) {
      expect(location.spaces.length, location.name).toBeGreaterThan(0);
      expect(location.description, location.name).toMatch(/\.$/);
      expect(location.openingHoursSpecification, location.name).not.toEqual([]);
      expect(
        location.categories.every((id) => categories.has(id)),
        location.name,
      ).toBe(true);
    }
    const ids = venue.locations.map((location) => location.externalId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('occupy every shop', () => {
    const taken = new Set(venue.locations.flatMap(({ spaces }) => spaces.map((space) => space.id)));
    const shops = [
      ...(venue.styles['Shops']?.polygons ?? []),
      ...(venue.styles['Food']?.polygons ?? []),
    ];
    expect(shops.filter((id) => !taken.has(id))).toEqual([]);
  });
});
