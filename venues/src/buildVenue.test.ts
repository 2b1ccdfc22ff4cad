import { describe, expect, it } from 'vitest';
import { box } from './box.ts';
import { buildVenue } from './buildVenue.ts';
import { type FloorPlan, hall, outside, type Room } from './FloorPlan.ts';
import { destinationOf, reachedFrom } from './walk.fixture.ts';
import type { StyleDesign, VenueDesign } from './VenueDesign.ts';

describe('a venue of several buildings', () => {
  it('shows each building outdoors at its position, with its rotation', () => {
    const venue = buildVenue(twoHouses());
    const [facade] = venue.facades;
    const space = venue.spaces['m_out']?.find(
      ({ properties }) => properties.id === facade?.spaces[0]?.id,
    );
    const outline = venue.floors.find((floor) => floor.properties.id === 'm_a0');
    expect(space?.properties.kind).toBe('facade');
    expect(sorted(space?.geometry.coordinates)).toEqual(sorted(outline?.geometry.coordinates));
  });

  it('connects doors of different floors at the same position', () => {
    const doors = buildVenue(twoHouses()).connections.filter(({ type }) => type === 'door');
    expect(doors.map(({ nodes }) => nodes.map((node) => node.split('_')[1]))).toEqual([
      ['a0', 'out'],
      ['b0', 'out'],
    ]);
  });

  it('has routes from room to room through both houses and the ground between them', () => {
    const venue = buildVenue(twoHouses());
    const reached = reachedFrom(venue, destinationOf(venue, 'm_a0', 'ROOM'));
    expect(reached.has(destinationOf(venue, 'm_b0', 'ROOM'))).toBe(true);
  });

  it('ends a route to a building at its door', () => {
    const venue = buildVenue(twoHouses());
    const door = venue.entrances['m_out']?.find(({ properties }) => properties.isExterior);
    expect(destinationOf(venue, 'm_out', 'FACADE-A')).toBe(door?.properties.node);
  });

  it('rejects a door that opens to the outside of the site', () => {
    const design = twoHouses({ outline: box(-10, -20, 40, 20) });
    const far = design.stacks.map((stack) =>
      stack.key === 'b' ? { ...stack, origin: [40, 0] as const, turnDegrees: 90 } : stack,
    );
    expect(() => buildVenue({ ...design, stacks: far })).toThrow(/beyond the site/);
  });

  it('omits doors to spaces where people do not walk', () => {
    const apron: Room = {
      unit: 'APRON',
      kind: 'exterior',
      style: 'Plain',
      ring: box(-20, -20, 40, -5),
      enclosure: 'open',
      isWalkable: false,
      doors: [],
    };
    const venue = buildVenue(twoHouses({ rooms: [apron] }));
    expect(venue.connections.filter(({ type }) => type === 'door')).toHaveLength(0);
  });
});

describe('the default floor of a building', () => {
  const withDefault = (defaultFloor?: string): VenueDesign => {
    const design = twoHouses();
    const stacks = design.stacks.map((stack) => {
      if (stack.key !== 'a') return stack;
      const upper = stack.floors.map((floor) => ({ ...floor, key: 'a1', elevation: 1 }));
      const floors = [...upper, ...stack.floors];
      return { ...stack, floors, ...(defaultFloor !== undefined && { defaultFloor }) };
    });
    return { ...design, stacks };
  };
  const choiceOf = (design: VenueDesign) =>
    buildVenue(design).floorStacks.find(({ name }) => name === 'A')?.defaultFloor;

  it('is the floor that the design chooses, otherwise the ground floor', () => {
    expect(choiceOf(withDefault())).toBe('m_a0');
    expect(choiceOf(withDefault('a1'))).toBe('m_a1');
  });

  it('cannot be one of another building', () => {
    expect(() => buildVenue(withDefault('b0'))).toThrow(
      'defaultFloor of the floor stack "a" is "b0". Its floors are "a1", "a0".',
    );
  });
});

describe('restricted passages', () => {
  it('include one-way doors, which lead only out of their room', () => {
    const venue = buildVenue(twoHouses({}, { isOneWay: true }));
    const [room, inside] = ['ROOM', 'HALL'].map((unit) => destinationOf(venue, 'm_a0', unit));
    expect(reachedFrom(venue, room ?? '').has(inside ?? '')).toBe(true);
    expect(reachedFrom(venue, inside ?? '').has(room ?? '')).toBe(false);
  });

  it('include connections through rooms without walking space, which connect the doors of that room', () => {
    const steps: Room = {
      unit: 'STEPS',
      kind: 'connection.stairs',
      style: 'Plain',
      ring: box(-20, 8, 40, 10),
      enclosure: 'open',
      isWalkable: false,
      doors: [
        { to: hall, width: 4, near: [0, 8] },
        { to: 'UPPER', width: 4, near: [0, 10] },
      ],
    };
    const upper: Room = {
      ...steps,
      unit: 'UPPER',
      kind: 'exterior',
      ring: box(-20, 10, 40, 20),
      isWalkable: true,
      doors: [],
    };
    const design = twoHouses({ rooms: [steps, upper] });
    const without = buildVenue(design);
    const venue = buildVenue({
      ...design,
      connections: [
        {
          key: 'steps',
          type: 'stairs',
          name: 'Steps',
          accessible: false,
          stops: [{ floor: 'out', unit: 'STEPS' }],
        },
      ],
    });
    const [from, to] = ['GROUND', 'UPPER'].map((unit) => destinationOf(venue, 'm_out', unit));
    expect(reachedFrom(without, from ?? '').has(to ?? '')).toBe(false);
    expect(reachedFrom(venue, from ?? '').has(to ?? '')).toBe(true);
  });
});

const plain: StyleDesign = { color: '#FFFFFF', height: 0, opacity: 1 };

/**
 * Two houses of 10 by 10 m that face each other across the ground, the second rotated. Each has one
 * room.
 */
function twoHouses(
  ground: Partial<FloorPlan> = {},
  door: { isOneWay?: boolean } = {},
): VenueDesign {
  const house: FloorPlan = {
    outline: box(-5, -5, 5, 5),
    rooms: [
      {
        unit: 'ROOM',
        kind: 'room',
        style: 'Plain',
        ring: box(-5, 0, 5, 5),
        doors: [{ to: hall, width: 1, ...door }],
      },
    ],
    fixtures: [],
    hallName: 'Hall',
    hallUnit: 'HALL',
    hallDoors: [{ to: outside, width: 1.2, near: [0, -5] }],
    lanes: [[0, -2.5]],
  };
  const outdoors: FloorPlan = {
    outline: box(-20, -20, 40, 20),
    rooms: [],
    fixtures: [],
    hallName: 'Ground',
    hallUnit: 'GROUND',
    hallKind: 'exterior',
    hallStyle: 'Plain',
    hallDoors: [],
    lanes: [
      [0, -8],
      [6, -8],
      [12, -8],
      [18, -8],
      [0, 6.6],
      [-8, -8],
      [-8, 0],
      [-8, 6.6],
    ],
    ...ground,
  };
  const floor = (key: string, plan: FloorPlan) => ({
    key,
    name: key,
    shortName: key,
    elevation: 0,
    maxHeight: 4,
    plan,
    points: [],
    hasSafetyByRule: false,
  });
  const groups = ['Plain', 'Facades', 'ExteriorWalls', 'Walls', 'Partitions', 'Parapets', 'Treads'];
  return {
    id: 'two',
    name: 'Two houses',
    time: '2026-01-01T00:00:00Z',
    tzid: 'UTC',
    site: { origin: [10, 50], bearing: 0 },
    stacks: [
      { key: 'a', name: 'A', floors: [floor('a0', { ...house, hallStyle: 'Plain' })] },
      {
        key: 'b',
        name: 'B',
        origin: [20, 0],
        turnDegrees: 20,
        floors: [floor('b0', { ...house, hallStyle: 'Plain' })],
      },
      { key: 'out', name: 'Outdoors', type: 'Outdoor', floors: [floor('out', outdoors)] },
    ],
    connections: [],
    locations: [],
    categories: [],
    styles: Object.fromEntries(groups.map((group) => [group, { ...plain, width: 0.2 }])),
  };
}

/** Positions of a ring in a canonical order, to seven decimals. */
function sorted(coordinates: unknown): string[] {
  const [ring = []] = coordinates as number[][][];
  return [...new Set(ring.map((position) => position.map((n) => n.toFixed(7)).join(' ')))].sort();
}
