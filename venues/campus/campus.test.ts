import { describe, expect, it } from 'vitest';
import { describeVenue } from '../src/venueSuite.fixture.ts';
import { destinationOf, reachedFrom, stepFree, unreachedSpaces } from '../src/walk.fixture.ts';
import { campus } from './venue.ts';

// The outdoor steps connect two places on one floor. The lecture hall has no elevator.
const venue = describeVenue(campus, { warnings: ['TOPO-11', 'TOPO-12'] });
const bus = destinationOf(venue, 'm_out', 'BUS-1');

describe('the campus', () => {
  it('has five buildings with one to four floors, and the grounds', () => {
    const floorCounts = venue.floorStacks.map(({ name, type, floors }) => [
      name,
      type,
      floors.length,
    ]);
    expect(floorCounts).toEqual([
      ['Campus grounds', 'Outdoor', 1],
      ['Hartmoor Library', 'Building', 3],
      ['Engineering Building', 'Building', 4],
      ['Corrigan Lecture Hall', 'Building', 2],
      ['Student Center', 'Building', 2],
      ['Sports Center', 'Building', 1],
    ]);
    expect(Object.values(venue.spaces).flat().length).toBeGreaterThan(250);
  });

  it('shows each building outdoors, and routes to it end at its public doors', () => {
    expect(venue.facades.map((facade) => facade.floorStack)).toEqual([
      'fs_lib',
      'fs_eng',
      'fs_lec',
      'fs_stu',
      'fs_spo',
    ]);
    for (const { spaces } of venue.facades) {
      const [{ id, floor } = { id: '', floor: '' }] = spaces;
      const space = venue.spaces[floor]?.find(({ properties }) => properties.id === id);
      expect(space?.properties.destinationNodes.length, id).toBeGreaterThanOrEqual(3);
    }
  });

  it('connects every exterior door of a ground floor to the grounds, at the same position', () => {
    const places = new Map(
      venue.nodes.map(({ geometry, properties }) => [properties.id, geometry.coordinates]),
    );
    const joined = venue.connections.filter((connection) => connection.type === 'door');
    const doors = ['m_lib1', 'm_eng1', 'm_lec1', 'm_stu1', 'm_spo1'].flatMap(
      (floor) => venue.entrances[floor]?.filter((door) => door.properties.isExterior) ?? [],
    );
    expect(joined.map(({ nodes }) => nodes[1]).every((node) => node?.startsWith('n_out_'))).toBe(
      true,
    );
    expect(joined.length).toBe(doors.length);
    for (const { id, nodes } of joined) {
      const [a, b] = nodes.map((node) => places.get(node));
      expect(
        Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 9), (a?.[1] ?? 0) - (b?.[1] ?? 9)),
        id,
      ).toBeLessThan(5e-6);
    }
  });
});

describe('routes on the campus', () => {
  it('reach every node from the bus stop, and the bus stop from every node', () => {
    expect(reachedFrom(venue, bus).size).toBe(venue.nodes.length);
    expect(reachedFrom(venue, bus, { isBackward: true }).size).toBe(venue.nodes.length);
  });

  it('reach everything step-free except stairs, steps, and the upper floor of the lecture hall', () => {
    const unreached = unreachedSpaces(venue, reachedFrom(venue, bus, stepFree));
    const upper = unreached.filter((place) => place.startsWith('m_lec2/'));
    const rest = unreached.filter((place) => !place.startsWith('m_lec2/'));
    expect(upper.length).toBe(venue.spaces['m_lec2']?.length);
    expect(
      rest.every((place) => /\/(STAIR|STEPS)-/.test(place)),
      rest.join(' '),
    ).toBe(true);
  });

  it('reach the terrace only by the ramp if steps are avoided', () => {
    const terrace = destinationOf(venue, 'm_out', 'TERRACE');
    const withoutRamp = {
      ...stepFree,
      isUsable: (connection: { id: string; accessible?: boolean }) =>
        connection.accessible === true &&
        connection.id !== 'c_ramp_lib' &&
        !connection.id.startsWith('c_door_lib'),
    };
    expect(reachedFrom(venue, bus, stepFree).has(terrace)).toBe(true);
    expect(reachedFrom(venue, bus, withoutRamp).has(terrace)).toBe(false);
  });
});

describe('the places of the campus', () => {
  it('each have a space, a description, hours, a category, and a unique id', () => {
    const spaces = new Set(
      Object.values(venue.spaces)
        .flat()
        .map(({ properties }) => properties.id),
    );
    const categories = new Set(venue.categories.map((category) => category.id));
    for (const location of venue.locations) {
      expect(location.spaces.length, location.name).toBeGreaterThan(0);
      expect(
        location.spaces.every(({ id }) => spaces.has(id)),
        location.name,
      ).toBe(true);
      expect(location.description, location.name).toMatch(/\.$/);
      expect(location.openingHoursSpecification, location.name).not.toEqual([]);
      expect(
        location.categories.every((id) => categories.has(id)),
        location.name,
      ).toBe(true);
    }
    const ids = venue.locations.map((location) => location.externalId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(venue.locations.length).toBeGreaterThan(55);
  });
});
