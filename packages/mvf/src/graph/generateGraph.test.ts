import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPlan } from '../../fixtures/anyPlan.ts';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { door, obstacle, planVenue, space, wall } from '../../fixtures/plan.ts';
import { box, place } from '../../fixtures/planShapes.ts';
import type { Mvf } from '../Mvf.ts';
import type { LossEntry } from '../report/LossReport.ts';
import { writeMvf } from '../writeMvf.ts';
import { faultyEdges } from './faultyEdges.fixture.ts';
import { generateGraph } from './generateGraph.ts';
import { LocalPlane } from '../LocalPlane.ts';

const hallAndRooms = () =>
  planVenue({
    spaces: [
      space('hall', 'hallway', box(0, 0, 30, 3)),
      space('a', 'room', box(0, 3, 10, 9)),
      space('b', 'room', box(20, 3, 30, 9)),
      space('shut', 'room', box(10, 3, 20, 9)),
    ],
    entrances: [door('da', [4, 3], [5, 3]), door('db', [24, 3], [25, 3])],
  });

describe('GRAPH-01: nodes', () => {
  it('are in each door and each room with a door, and along hallways', () => {
    const { nodes, spaces, entrances } = generateGraph(hallAndRooms());
    const nodeAt = (id: string | undefined) => nodes.find((node) => node.properties.id === id);
    const spaceOf = (id: string) => spaces['f_0']?.find(({ properties }) => properties.id === id);
    const doorNode = nodeAt(entrances['f_0']?.[0]?.properties.node);
    expect(doorNode?.properties.space).toEqual(expect.arrayContaining(['hall', 'a']));
    expect(doorNode?.geometry.coordinates[0]).toBeCloseTo(place(4.5, 3)[0], 7);
    expect(nodeAt(spaceOf('a')?.properties.destinationNodes[0])?.properties.space).toBe('a');
    expect(nodes.some(({ properties }) => properties.space === 'hall')).toBe(true);
  });

  it('are few: a room adds its door and its center', () => {
    const { nodes } = generateGraph(hallAndRooms());
    expect(nodes.length).toBeLessThanOrEqual(8);
  });
});

describe('GRAPH-02: edges', () => {
  it('never cross a wall, border, or obstacle, in any plan', { timeout: fuzzTimeout }, () => {
    fc.assert(
      fc.property(anyPlan, (venue) => {
        const result = generateGraph(venue);
        expect(faultyEdges(result)).toEqual([]);
      }),
      { numRuns: Math.ceil(fuzzRuns / 10) },
    );
  });

  it('avoid walls drawn across a hallway', () => {
    const venue = planVenue({
      spaces: [space('hall', 'hallway', box(0, 0, 20, 6)), ...twoRooms()],
      entrances: [door('d1', [0, 2], [0, 3]), door('d2', [20, 2], [20, 3])],
      obstructions: [wall('w', [10, 0], [10, 4.5])],
    });
    const result = generateGraph(venue);
    expect(faultyEdges(result)).toEqual([]);
    const high = result.nodes.filter(({ geometry }) => geometry.coordinates[1] > place(0, 4.5)[1]);
    expect(high.length).toBeGreaterThan(0);
  });
});

describe('GRAPH-03: rooms with a door', () => {
  it('are all connected, in any plan', { timeout: fuzzTimeout }, () => {
    fc.assert(
      fc.property(anyPlan, (venue) => {
        const result = generateGraph(venue);
        const ends = Object.values(result.spaces).flatMap((features) =>
          features.map(({ properties }) => properties.destinationNodes[0]),
        );
        expect(ends).not.toContain(undefined);
        const reached = reachedFrom(result, ends[0] ?? '');
        expect(ends.filter((id) => !reached.has(id ?? ''))).toEqual([]);
      }),
      { numRuns: Math.ceil(fuzzRuns / 10) },
    );
  });
});

it('GRAPH-03: a room is reached where rounding cuts the nearest point off its paths', () => {
  const plan = {
    spaces: [
      space('hall', 'hallway', box(0, 0, 14, 1.5)),
      space('west', 'room', box(0, 1.6, 2.5, 10.06)),
      space('room', 'room', box(2.5, 1.6, 11.48, 10.06)),
    ],
    entrances: [door('d', [2.7, 1.55], [3.6, 1.55])],
    obstructions: [obstacle('table', 'table', box(3.7, 2.8, 7.4, 3.94))],
  };
  expect(endOf(generateGraph(planVenue(plan)), 'room')).not.toBe('');
});

describe('GRAPH-04: hallways that share a border', () => {
  it('are connected, unless a wall separates them', () => {
    const plan = {
      spaces: [
        space('west', 'hallway', box(0, 0, 10, 3)),
        space('east', 'hallway', box(10, 0, 20, 3)),
        space('a', 'room', box(0, 3, 10, 9)),
        space('b', 'room', box(10, 3, 20, 9)),
      ],
      entrances: [door('da', [4, 3], [5, 3]), door('db', [14, 3], [15, 3])],
    };
    expect(isJoined(generateGraph(planVenue(plan)), 'a', 'b')).toBe(true);
    const walled = { ...plan, obstructions: [wall('w', [10, 0], [10, 3])] };
    expect(isJoined(generateGraph(planVenue(walled)), 'a', 'b')).toBe(false);
  });

  it('do not lead outside where the outer wall is not drawn', () => {
    const plan = {
      spaces: [
        space('hall', 'hallway', box(0, 0, 10, 3)),
        space('yard', 'exterior', box(0, -10, 10, 0)),
        space('a', 'room', box(0, 3, 10, 9)),
        space('shed', 'room', box(0, -15, 10, -10)),
      ],
      entrances: [door('da', [4, 3], [5, 3]), door('ds', [4, -10], [5, -10])],
    };
    expect(isJoined(generateGraph(planVenue(plan)), 'a', 'shed')).toBe(false);
    const withDoor = { ...plan, entrances: [...plan.entrances, door('out', [4, 0], [5, 0])] };
    expect(isJoined(generateGraph(planVenue(withDoor)), 'a', 'shed')).toBe(true);
  });
});

it('GRAPH-15: edges cross steps, markings, and chairs, and avoid furniture', () => {
  const across = (kind: string) =>
    planVenue({
      spaces: [space('hall', 'hallway', box(0, 0, 20, 3)), space('a', 'room', box(20, 0, 26, 3))],
      entrances: [door('in', [0, 1], [0, 2]), door('da', [20, 1], [20, 2])],
      obstructions: [obstacle('x', kind, box(9, -1, 10, 4))],
    });
  const partsWith = (kind: string): LossEntry[] => {
    const entries: LossEntry[] = [];
    generateGraph(across(kind), { onEntry: (entry) => entries.push(entry) });
    return entries;
  };
  expect(partsWith('marking')).toEqual([]);
  expect(partsWith('tread')).toEqual([]);
  expect(partsWith('counter')).toMatchObject([{ what: 'space in parts', count: 1 }]);
});

it('GRAPH-15: edges avoid an obstacle of 130,000 corners', () => {
  const corner = (turn: number) => place(10 + 2 * Math.cos(turn), 5 + 2 * Math.sin(turn));
  const count = 130_000;
  const ring = Array.from({ length: count }, (_, i) => corner((2 * Math.PI * i) / count));
  const venue = planVenue({
    spaces: [space('hall', 'hallway', box(0, 0, 20, 10)), ...twoRooms()],
    entrances: [door('dw', [0, 4], [0, 5]), door('de', [20, 4], [20, 5])],
    obstructions: [obstacle('pond', 'planter', [...ring, corner(0)])],
  });
  const length = wayLength(generateGraph(venue), 'w', 'e');
  expect(length).toBeGreaterThan(20);
  expect(length).toBeLessThan(35);
});

it('GRAPH-05: an area within another needs no door of its own', () => {
  const venue = planVenue({
    spaces: [
      space('hall', 'hallway', box(0, 0, 30, 12)),
      space('kiosk', 'room', box(10, 4, 14, 8)),
      space('a', 'room', box(0, 12, 10, 18)),
    ],
    entrances: [door('da', [4, 12], [5, 12])],
  });
  expect(isJoined(generateGraph(venue), 'a', 'kiosk')).toBe(true);
});

describe('GRAPH-06: shafts', () => {
  const floor = (level: number, kind: string) => ({
    spaces: [
      space(`hall${level}`, 'hallway', box(0, 0, 10, 3)),
      space(`shaft${level}`, kind, box(10, 0, 14, 3)),
    ],
  });

  it('stacked vertically are one connection, and need no door to a hallway', () => {
    const venue = planVenue(...[0, 1, 2].map((level) => floor(level, 'connection.stairs')));
    const { connections } = generateGraph(venue);
    expect(connections).toMatchObject([{ type: 'stairs', accessible: false }]);
    expect(connections[0]?.nodes.length).toBe(3);
  });

  it('of elevators skip floors without a stop, and those of stairs do not', () => {
    const between = { spaces: [space('hall1', 'hallway', box(0, 0, 10, 3))] };
    const over = (kind: string) =>
      generateGraph(planVenue(floor(0, kind), between, floor(2, kind))).connections.length;
    expect(over('connection.elevator')).toBe(1);
    expect(over('connection.stairs')).toBe(0);
  });

  it('are joined as specified where their shapes are ambiguous', () => {
    const upper = {
      spaces: [
        space('hall1', 'hallway', box(0, 0, 10, 3)),
        space('shaft1', 'connection.escalator', box(-5, 0, 0, 3)),
      ],
    };
    const spaces = [
      { id: 'shaft0', floor: 'f_0' },
      { id: 'shaft1', floor: 'f_1' },
    ];
    const { connections } = generateGraph(planVenue(floor(0, 'connection.escalator'), upper), {
      joins: [{ id: 'up', type: 'escalator', spaces, isOneWay: true }],
    });
    expect(connections).toMatchObject([{ id: 'up', type: 'escalator', isOneWay: true }]);
  });
});

it('GRAPH-07: existing connections keep their ids and positions', () => {
  const venue = planVenue(
    ...[0, 1].map((level) => ({
      spaces: [
        space(`hall${level}`, 'hallway', box(0, 0, 10, 3)),
        space(`stairs${level}`, 'connection.stairs', box(10, 0, 14, 3)),
      ],
    })),
  );
  const first = generateGraph(venue);
  const named = { ...first, connections: first.connections.map((c) => ({ ...c, id: 'c_main' })) };
  const again = generateGraph(named);
  expect(again.connections).toMatchObject([{ id: 'c_main', type: 'stairs' }]);
  const stops = again.connections[0]?.nodes.map(
    (id) => again.nodes.find(({ properties }) => properties.id === id)?.properties.floor,
  );
  expect(stops).toEqual(['f_0', 'f_1']);
});

describe('GRAPH-08: rooms without an entrance', () => {
  it('are reported and stay unconnected', () => {
    const entries: LossEntry[] = [];
    const result = generateGraph(hallAndRooms(), { onEntry: (entry) => entries.push(entry) });
    expect(entries).toMatchObject([
      { effect: 'lost', what: 'space without entrance', count: 1, pointer: '/features/3' },
    ]);
    expect(result.spaces['f_0']?.[3]?.properties.destinationNodes).toEqual([]);
    expect(result.entrances['f_0']?.length).toBe(2);
  });

  it('get a marked door to the hallway on request', () => {
    const entries: LossEntry[] = [];
    const result = generateGraph(hallAndRooms(), {
      assumeDoors: true,
      onEntry: (entry) => entries.push(entry),
    });
    expect(entries).toMatchObject([{ effect: 'added', what: 'door', count: 1 }]);
    expect(result.entrances['f_0']?.[2]?.properties.metadata).toEqual({ assumed: true });
    expect(isJoined(result, 'a', 'shut')).toBe(true);
    expect(faultyEdges(result)).toEqual([]);
  });

  it('behind other rooms get a door to the room in front', () => {
    const venue = planVenue({
      spaces: [
        space('hall', 'hallway', box(0, 0, 10, 3)),
        space('front', 'room', box(0, 3, 10, 6)),
        space('back', 'room', box(0, 6, 10, 9)),
      ],
    });
    expect(isJoined(generateGraph(venue, { assumeDoors: true }), 'front', 'back')).toBe(true);
  });
});

it('GRAPH-09: doors of a building lead to the ground of an outdoor floor', () => {
  const inside = {
    spaces: [space('hall', 'hallway', box(0, 0, 10, 3)), space('a', 'room', box(0, 3, 10, 9))],
    entrances: [door('da', [4, 3], [5, 3]), door('out', [4, 0], [5, 0])],
  };
  const outside = { spaces: [space('yard', 'exterior', box(-20, -20, 30, 0))] };
  const venue = planVenue(inside, outside);
  const stacks: Mvf['floorStacks'] = [
    { id: 'fs_1', name: 'House', type: 'Building', floors: ['f_0'] },
    { id: 'fs_2', name: 'Outdoors', type: 'Outdoor', floors: ['f_1'] },
  ];
  const result = generateGraph({ ...venue, floorStacks: stacks });
  expect(result.connections).toMatchObject([{ type: 'door', accessible: true }]);
  expect(isJoined(result, 'a', 'yard')).toBe(true);
  const yard = result.nodes.find(({ properties }) => properties.space === 'yard');
  expect(yard?.properties.flags).toEqual([3]);
});

it('GRAPH-10: nodes in stairs are not accessible, and others are', () => {
  const venue = planVenue({
    spaces: [
      space('hall', 'hallway', box(0, 0, 10, 3)),
      space('stairs', 'connection.stairs', box(10, 0, 14, 3)),
    ],
  });
  const { nodes, navigationFlags } = generateGraph(venue);
  expect(navigationFlags['accessible']).toEqual({ index: 0, bit: 0 });
  const flagsOf = (id: string) =>
    nodes.find(({ properties }) => properties.space === id)?.properties.flags;
  expect(flagsOf('stairs')).toEqual([0]);
});

it('GRAPH-11: points of interest and areas end at a nearby node', () => {
  const venue = hallAndRooms();
  const poi: Mvf['spaces'][string][number] = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: place(1, 8) },
    properties: { id: 'poi', kind: 'poi', destinationNodes: [] },
  };
  const result = generateGraph({
    ...venue,
    spaces: { f_0: [...(venue.spaces['f_0'] ?? []), poi] },
  });
  const end = result.spaces['f_0']?.at(-1)?.properties.destinationNodes[0];
  const node = result.nodes.find(({ properties }) => properties.id === end);
  const plane = new LocalPlane(place(1, 8));
  expect(Math.hypot(...plane.toLocal(node?.geometry.coordinates ?? [0, 0]))).toBeLessThan(3);
});

describe('GRAPH-12: edges through halls', () => {
  it('are nearly straight where nothing blocks them', () => {
    const venue = planVenue({
      spaces: [space('hall', 'hallway', box(0, 0, 40, 40)), ...cornerRooms()],
      entrances: [door('d1', [0, 2], [0, 3]), door('d2', [40, 37], [40, 38])],
      obstructions: [obstacle('planter', 'planter', box(4, 30, 8, 36))],
    });
    const result = generateGraph(venue);
    expect(wayLength(result, 'r1', 'r2')).toBeLessThan(1.2 * Math.hypot(48, 35));
  });
});

it('GRAPH-13: equal venues get equal graphs, and an existing graph is replaced', () => {
  const once = generateGraph(hallAndRooms());
  expect(generateGraph(once)).toEqual(once);
  expect(writeMvf(once)).toEqual(writeMvf(generateGraph(hallAndRooms())));
});

function twoRooms() {
  return [space('w', 'room', box(-5, 0, 0, 6)), space('e', 'room', box(20, 0, 25, 6))];
}

function cornerRooms() {
  return [space('r1', 'room', box(-8, 0, 0, 5)), space('r2', 'room', box(40, 35, 48, 40))];
}

/** Lengths of the shortest paths from a node, by node. */
function lengthsFrom(venue: Mvf, from: string): Map<string, number> {
  const lengths = new Map([[from, 0]]);
  const queue = [from];
  const ways = edgesOf(venue);
  for (const id of queue) {
    for (const [other, length] of ways.get(id) ?? []) {
      const through = (lengths.get(id) ?? 0) + length;
      if (through >= (lengths.get(other) ?? Infinity) - 1e-9) continue;
      lengths.set(other, through);
      queue.push(other);
    }
  }
  return lengths;
}

/** The nodes one step away from each node, with the meters; connections between floors have none. */
function edgesOf(venue: Mvf): Map<string, (readonly [string, number])[]> {
  const plane = new LocalPlane(venue.manifest.center);
  const at = new Map(
    venue.nodes.map(({ geometry, properties }) => [
      properties.id,
      plane.toLocal(geometry.coordinates),
    ]),
  );
  const lengthBetween = (a: string, b: string): number => {
    const [[x, y], [x2, y2]] = [at.get(a) ?? [0, 0], at.get(b) ?? [0, 0]];
    return Math.hypot(x - x2, y - y2);
  };
  const ways = new Map(
    venue.nodes.map(({ properties: { id, neighbors } }) => [
      id,
      neighbors.map((other) => [other.id, lengthBetween(id, other.id)] as const),
    ]),
  );
  for (const { nodes } of venue.connections) {
    for (const id of nodes) ways.get(id)?.push(...nodes.map((other) => [other, 0] as const));
  }
  return ways;
}

function reachedFrom(venue: Mvf, from: string): Set<string> {
  return new Set(lengthsFrom(venue, from).keys());
}

function endOf(venue: Mvf, space: string): string {
  const all = Object.values(venue.spaces).flat();
  return (
    all.find(({ properties }) => properties.id === space)?.properties.destinationNodes[0] ?? ''
  );
}

function isJoined(venue: Mvf, a: string, b: string): boolean {
  return endOf(venue, b) !== '' && reachedFrom(venue, endOf(venue, a)).has(endOf(venue, b));
}

function wayLength(venue: Mvf, a: string, b: string): number {
  return lengthsFrom(venue, endOf(venue, a)).get(endOf(venue, b)) ?? Infinity;
}
