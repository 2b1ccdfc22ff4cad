import { expect, test } from 'vitest';
import { at, chain, corridors, metersOf, node } from './corridor.fixture.ts';
import type { NetworkInput } from './NetworkInput.ts';
import type { RouteProfile } from './Profile.ts';
import type { Route } from './Route.ts';
import type { Stop } from './Stop.ts';
import { WalkingNetwork } from './WalkingNetwork.ts';

function find(input: NetworkInput, from: string, to: string, profile: RouteProfile = {}) {
  return new WalkingNetwork(input).findRoute({ nodes: [from] }, [{ nodes: [to] }], { profile });
}

function routeOf(input: NetworkInput, from: string, to: string, profile: RouteProfile = {}): Route {
  const result = find(input, from, to, profile);
  if (result.type === 'no-route') throw new Error(JSON.stringify(result.blockers));
  return result;
}

function taken({ legs }: Route): string[] {
  return legs.flatMap((leg) => (leg.type === 'connection' ? leg.connection.id : []));
}

const floor = { id: 'l1', altitudeMeters: 0 };

test('WF-01 WF-10 an edge costs its length plus its weight', () => {
  const input = {
    floors: [floor],
    nodes: [node('a', [0, 0]), node('b', [3, 4])],
    edges: [{ from: 'a', to: 'b', weight: 7 }],
  };
  const route = routeOf(input, 'a', 'b');
  expect(route.cost).toBeCloseTo(12);
  expect(route.distanceMeters).toBeCloseTo(5);
  expect(route.durationSeconds).toBeCloseTo(5 / 1.34);
});

test('WF-02 edges are directed', () => {
  const input = {
    floors: [floor],
    nodes: [node('a', [0, 0]), node('b', [5, 0])],
    edges: [{ from: 'a', to: 'b' }],
  };
  expect(find(input, 'a', 'b').type).toBe('route');
  expect(find(input, 'b', 'a')).toMatchObject({
    type: 'no-route',
    blockers: [{ type: 'one-way', from: 'a', to: 'b' }],
  });
});

test('WF-03 an elevator with doors on both sides does not pass through a wall', () => {
  const input: NetworkInput = {
    ...corridors(),
    edges: chain('a1', 'b1'),
    connections: [{ id: 'lift', kind: 'elevator', nodes: ['b1', 'c1', 'b2'] }],
  };
  expect(routeOf(input, 'b1', 'c1').legs).toHaveLength(2);
  const level = { id: 'door', kind: 'door', nodes: ['b1', 'c1'] };
  expect(routeOf({ ...input, connections: [level] }, 'b1', 'c1').legs).toHaveLength(1);
});

test('WF-03 a one-way connection leads only to later nodes', () => {
  const up = { id: 'up', kind: 'escalator', nodes: ['a1', 'a2'], isOneWay: true };
  const input = { ...corridors(), connections: [up] };
  expect(taken(routeOf(input, 'b1', 'b2'))).toEqual(['up']);
  expect(find(input, 'b2', 'b1')).toMatchObject({
    blockers: [{ type: 'one-way-connection', connection: { id: 'up' } }],
  });
});

test('WF-04 a connection with a hundred stops still joins the first to the last', () => {
  const stops = Array.from({ length: 100 }, (_, i) => i);
  const input: NetworkInput = {
    floors: stops.map((i) => ({ id: `f${i}`, altitudeMeters: i * 4 })),
    nodes: stops.map((i) => node(`n${i}`, [0, 0], { floor: `f${i}` })),
    edges: [],
    connections: [{ id: 'lift', kind: 'elevator', nodes: stops.map((i) => `n${i}`) }],
  };
  const route = routeOf(input, 'n0', 'n99');
  expect(route.legs).toHaveLength(1);
  expect(route.legs[0]).toMatchObject({ fromFloor: 'f0', toFloor: 'f99', riseMeters: 396 });
});

test.each([
  [{ nodes: [node('a', [0, 0]), node('a', [1, 0])] }, '2 nodes have 1 different ids'],
  [{ nodes: [node('a', [0, 0], { floor: 'x' })] }, 'on the floor "x"'],
  [{ nodes: [node('a', [Number.NaN, 0])] }, 'Node "a" is at [NaN'],
  [{ edges: [{ from: 'a', to: 'q' }] }, 'references the node "q"'],
  [{ edges: [{ from: 'a', to: 'b', weight: -1 }] }, 'from "a" to "b" is -1'],
  [{ connections: [{ id: 'c', kind: 'stairs', nodes: ['a', 'q'] }] }, 'Connection "c"'],
  [{ floors: [{ id: 'l1', altitudeMeters: Infinity }] }, 'floor "l1" is Infinity'],
])('WF-05 an inconsistent network is rejected: %#', (change, message) => {
  const input = { floors: [floor], nodes: [node('a', [0, 0]), node('b', [1, 0])], edges: [] };
  const build = () => new WalkingNetwork({ ...input, ...change });
  expect(build).toThrow(expect.objectContaining({ code: 'invalid-network' }));
  expect(build).toThrow(message);
});

test('WF-10 a profile that prefers indoors goes outdoors only if that saves two thirds', () => {
  const input = (indoorMeters: number): NetworkInput => ({
    floors: [floor],
    nodes: [
      node('a', [0, 0], { isOutdoors: true }),
      node('b', [10, 0], { isOutdoors: true }),
      node('hall', [5, Math.sqrt((indoorMeters / 2) ** 2 - 25)]),
    ],
    edges: [...chain('a', 'b'), ...chain('a', 'hall', 'b')],
  });
  const profile = { prefersIndoors: true };
  expect(routeOf(input(28), 'a', 'b').distanceMeters).toBeCloseTo(10);
  expect(routeOf(input(28), 'a', 'b', profile).distanceMeters).toBeCloseTo(28);
  expect(routeOf(input(32), 'a', 'b', profile).distanceMeters).toBeCloseTo(10);
});

test('WF-11 WF-12 stairs cost their climb, and an elevator its wait and ride', () => {
  const stairs = routeOf(corridors(), 'b1', 'b2');
  expect(stairs.durationSeconds).toBeCloseTo(5 / 0.36);
  expect(stairs.cost).toBeCloseTo((5 / 0.36) * 1.34);
  expect(routeOf(corridors(), 'b2', 'b1').durationSeconds).toBeCloseTo(5 / 0.41);
  expect(routeOf(corridors(), 'd1', 'd2', { exclude: ['stairs'] }).durationSeconds).toBe(35);
});

test('WF-11 weight, multiplier, and profile weights decide between connections', () => {
  const input = corridors();
  expect(taken(routeOf(input, 'c1', 'c2'))).toEqual(['stairs']);
  const heavy = input.connections?.map((one) =>
    one.id === 'stairs' ? { ...one, weight: 60 } : one,
  );
  expect(taken(routeOf({ ...input, connections: heavy ?? [] }, 'c1', 'c2'))).toEqual(['lift']);
  expect(taken(routeOf(input, 'c1', 'c2', { weights: { elevator: 0.1 } }))).toEqual(['lift']);
});

test('WF-13 a leg has its cost and the reasons for it', () => {
  const [, ride] = routeOf(corridors(), 'a1', 'c2', { avoid: ['stairs', 'lift'] }).legs;
  expect(ride?.shares.map(({ reason }) => reason)).toEqual(['connection-time', 'avoided']);
});

test('WF-22 a route from a node to itself has length 0 and an arrival', () => {
  const route = routeOf(corridors(), 'c1', 'c1');
  expect(route).toMatchObject({ cost: 0, distanceMeters: 0, durationSeconds: 0 });
  expect(route.instructions.map(({ action }) => action)).toEqual(['depart', 'arrive']);
});

test('WF-23 at a stop with several nodes, the choice optimizes the whole route', () => {
  const network = new WalkingNetwork(corridors());
  // From c, b is as near as d; the onward route to e decides.
  const route = network.findRoute({ nodes: ['c1'] }, [{ nodes: ['b1', 'd1'] }, { nodes: ['e1'] }]);
  expect(route).toMatchObject({ type: 'route', legs: [{ arrivesAt: 0 }, { arrivesAt: 1 }] });
  expect(route.type === 'route' && route.distanceMeters).toBeCloseTo(20);
});

test('WF-24 a position connects to visible nodes, not to a nearer one behind a wall', () => {
  const input: NetworkInput = {
    floors: [floor],
    nodes: [node('a', [0, 0]), node('b', [20, 0]), node('behind', [3, 3])],
    edges: [...chain('a', 'b'), ...chain('behind', 'b')],
    barriers: [{ floor: 'l1', line: [at(-50, 2.5), at(19, 2.5)] }],
  };
  const from = { position: at(3, 2), floor: 'l1' };
  const route = new WalkingNetwork(input).findRoute(from, [{ nodes: ['b'] }]);
  expect(route.type === 'route' && route.cost).toBeCloseTo(Math.hypot(17, 2));
});

test('WF-24 two positions that see each other connect directly', () => {
  const from: Stop = { position: at(12, 1), floor: 'l1' };
  const to: Stop = { position: at(14, 3), floor: 'l1' };
  const network = new WalkingNetwork(corridors());
  const route = network.findRoute(from, [to]);
  expect(route.type === 'route' && route.cost).toBeCloseTo(Math.hypot(2, 2));
  const back = network.findRoute(from, [to, { nodes: ['b1'] }]);
  expect(back.type === 'route' && back.cost).toBeCloseTo(Math.hypot(2, 2) + 5);
});

test('WF-30 step-free takes the elevator, even if the stairs are closer', () => {
  expect(taken(routeOf(corridors(), 'a1', 'a2'))).toEqual(['stairs']);
  expect(taken(routeOf(corridors(), 'a1', 'a2', { isStepFree: true }))).toEqual(['lift']);
});

test('WF-31 avoided edges are used only if there is no other route', () => {
  expect(taken(routeOf(corridors(), 'a1', 'a2', { avoid: ['stairs'] }))).toEqual(['lift']);
  const profile = { avoid: ['stairs'], exclude: ['lift'] };
  expect(taken(routeOf(corridors(), 'a1', 'a2', profile))).toEqual(['stairs']);
});

test('WF-32 routes do not cross a closed zone between two nodes, but may start in one', () => {
  const closed = [
    { name: 'Spill', floor: 'l1', outline: [at(13, -2), at(17, -2), at(17, 2), at(13, 2)] },
  ];
  const blocked = find(corridors(), 'a1', 'e1', { closed, exclude: ['stairs'] });
  expect(blocked).toMatchObject({ blockers: [{ type: 'closed-zone', name: 'Spill' }] });
  const set = [{ name: 'Set', nodes: ['b1', 'c1'] }];
  expect(find(corridors(), 'c1', 'e1', { closed: set }).type).toBe('route');
  expect(find(corridors(), 'e1', 'c1', { closed: set }).type).toBe('no-route');
});

test.each<[RouteProfile, string]>([
  [{ walkingMetersPerSecond: 0 }, 'The walking speed is 0'],
  [{ weights: { elevator: Number.NaN } }, '"elevator" is NaN'],
  [{ closed: [{ name: 'Z', floor: 'l1', outline: [at(0, 0)] }] }, 'Zone "Z" has 1 corners'],
  [{ closed: [{ name: 'Z', nodes: ['q'] }] }, 'the node "q"'],
])('WF-33 a profile out of range is rejected: %#', (profile, message) => {
  const search = () => find(corridors(), 'a1', 'b1', profile);
  expect(search).toThrow(expect.objectContaining({ code: 'invalid-profile' }));
  expect(search).toThrow(message);
});

test('WF-51 where only stairs lead up, the reason names them and the elevator that stops short', () => {
  const input: NetworkInput = {
    ...corridors(),
    floors: [...corridors().floors, { id: 'l3', altitudeMeters: 10 }],
    nodes: [...corridors().nodes, node('b3', [10, 0], { floor: 'l3' })],
    connections: [
      { id: 'stairs', kind: 'stairs', nodes: ['b1', 'b2', 'b3'] },
      { id: 'lift', kind: 'elevator', nodes: ['d1', 'd2'] },
    ],
  };
  const result = find(input, 'a1', 'b3', { isStepFree: true });
  expect(result).toMatchObject({
    type: 'no-route',
    blockers: [{ type: 'steps', connection: { id: 'stairs' }, elevator: { id: 'lift' } }],
  });
});

test('WF-51 landings with steps belong to their stairs, and steps elsewhere do not', () => {
  const steep = new Set(['b1', 'b2', 'c2', 'e2']);
  const nodes = corridors().nodes.map((one) => ({ ...one, isAccessible: !steep.has(one.id) }));
  const input = { ...corridors(), nodes, connections: corridors().connections?.slice(0, 1) ?? [] };
  expect(find(input, 'a1', 'e2', { isStepFree: true })).toMatchObject({
    blockers: [
      { type: 'steps', connection: { id: 'stairs' }, landings: ['b1', 'c2'] },
      { type: 'steps-on-floor', node: 'e2' },
    ],
  });
});

test('WF-52 the reason names disconnected parts and their closest points', () => {
  const input = { ...corridors(), edges: [...chain('a1', 'b1'), ...chain('c1', 'd1', 'e1')] };
  const result = find({ ...input, connections: [] }, 'a1', 'e1');
  expect(result).toMatchObject({
    blockers: [{ type: 'gap', fromFloors: ['l1'], toFloors: ['l1'], nearest: { floor: 'l1' } }],
  });
  const [gap] = result.type === 'no-route' ? result.blockers : [];
  expect(gap?.type === 'gap' && gap.nearest?.meters).toBeCloseTo(10);
});

test('WF-53 the reason names a stop without nodes', () => {
  const network = new WalkingNetwork(corridors());
  const result = network.findRoute({ nodes: ['a1'] }, [{ nodes: ['b1'] }, { nodes: [] }]);
  expect(result).toMatchObject({ from: 1, to: 2, blockers: [{ type: 'no-node', stop: 2 }] });
});

test('WF-60 legs are consecutive, each on its floor', () => {
  const { legs } = routeOf(corridors(), 'a1', 'e2');
  expect(legs.map((leg) => (leg.type === 'walk' ? leg.floor : leg.connection.id))).toEqual([
    'l1',
    'stairs',
    'l2',
  ]);
  for (const [i, leg] of legs.slice(1).entries()) {
    expect(leg.line[0]).toEqual(legs[i]?.line.at(-1));
  }
});

test('WF-61 on a floor without known barriers, the line follows the graph', () => {
  const input: NetworkInput = {
    floors: [floor],
    nodes: [node('a', [0, 0]), node('b', [10, 8]), node('c', [20, 0])],
    edges: chain('a', 'b', 'c'),
  };
  expect(routeOf(input, 'a', 'c').legs[0]?.line).toHaveLength(3);
});

test('WF-63 a smoothed line avoids a closed zone', () => {
  const input: NetworkInput = {
    floors: [floor],
    nodes: [node('a', [0, 0]), node('b', [10, 8]), node('c', [20, 0])],
    edges: chain('a', 'b', 'c'),
    barriers: [{ floor: 'l1', line: [at(-9, -9), at(29, -9)] }],
  };
  const outline = [at(8, -3), at(12, -3), at(12, 3), at(8, 3)];
  const closed = [{ name: 'Spill', floor: 'l1', outline }];
  expect(routeOf(input, 'a', 'c').legs[0]?.line).toHaveLength(2);
  expect(routeOf(input, 'a', 'c', { closed }).legs[0]?.line).toHaveLength(3);
});

test('WF-05 an unknown node or floor of a stop is rejected', () => {
  const network = new WalkingNetwork(corridors());
  const code = expect.objectContaining({ code: 'invalid-stop' });
  expect(() => network.findRoute({ nodes: ['q'] }, [{ nodes: ['a1'] }])).toThrow(code);
  const nowhere = { position: at(0, 0), floor: 'q' };
  expect(() => network.findRoute({ nodes: ['a1'] }, [nowhere])).toThrow(code);
});

test.each([
  [0, 'Pass a destination.'],
  [101, 'Split the tour into several requests.'],
])('a tour of %d destinations is rejected with advice', (count, remedy) => {
  const network = new WalkingNetwork(corridors());
  const to = Array<Stop>(count).fill({ nodes: ['e1'] });
  const message = `Received ${count} destinations; expected 1 to 100. ${remedy}`;
  const refusal = expect.objectContaining({ code: 'invalid-stop', message });
  expect(() => network.findRoute({ nodes: ['a1'] }, to)).toThrow(refusal);
});

test('WF-01 results are in the coordinates of the input', () => {
  const [leg] = routeOf(corridors(), 'a1', 'e1').legs;
  const [east, north] = metersOf(leg?.line.at(-1) ?? [0, 0]);
  expect([east, north]).toEqual([expect.closeTo(40), expect.closeTo(0)]);
});
