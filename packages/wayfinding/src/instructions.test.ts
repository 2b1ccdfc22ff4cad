import { expect, test } from 'vitest';
import { at, chain, corridors, node } from './corridor.fixture.ts';
import { describeInstruction } from './describeInstruction.ts';
import { english, type InstructionTextsPatch } from './english.ts';
import { findTurns } from './findTurns.ts';
import type { NetworkInput, PlaceInput } from './NetworkInput.ts';
import type { Route } from './Route.ts';
import type { Stop } from './Stop.ts';
import { WalkingNetwork } from './WalkingNetwork.ts';

function routeOf(input: NetworkInput, from: Stop, ...to: readonly Stop[]): Route {
  const result = new WalkingNetwork(input).findRoute(from, to);
  if (result.type === 'no-route') throw new Error(JSON.stringify(result.blockers));
  return result;
}

function texts({ instructions }: Route, table: InstructionTextsPatch = english): string[] {
  return instructions.map((one) => describeInstruction(one, (id) => `Floor ${id}`, table));
}

function shop(id: string, [x, y]: readonly [number, number]): PlaceInput {
  const outline = [at(x, y), at(x + 4, y), at(x + 4, y + 4), at(x, y + 4)];
  return { id, name: `Shop ${id}`, floor: 'l1', outline };
}

/** East for 20 m, then north for 20 m; walls keep the line from cutting the corner. */
function corner(places: readonly PlaceInput[]): NetworkInput {
  return {
    floors: [{ id: 'l1', altitudeMeters: 0 }],
    nodes: [node('a', [0, 0]), node('b', [20, 0]), node('c', [20, 20])],
    edges: chain('a', 'b', 'c'),
    barriers: [
      { floor: 'l1', line: [at(0, 2), at(18, 2), at(18, 20)] },
      { floor: 'l1', line: [at(0, -2), at(22, -2), at(22, 20)] },
    ],
    places,
  };
}

test.each([
  [19, undefined],
  [25, 'slight-right'],
  [-25, 'slight-left'],
  [90, 'right'],
  [-129, 'left'],
  [140, 'sharp-right'],
])('WF-71 a turn of %d° is %s', (degrees, turn) => {
  const radians = (degrees * Math.PI) / 180;
  const end = [10 * Math.sin(radians), 10 + 10 * Math.cos(radians)] as const;
  expect(findTurns([[0, 0], [0, 10], end]).turns[0]?.turn).toBe(turn);
});

test('WF-71 a corner cut into pieces under two meters is one turn', () => {
  const line = [
    [0, 0],
    [0, 10],
    [0.7, 11],
    [1.7, 11.7],
    [12, 11.7],
  ] as const;
  const { turns } = findTurns(line);
  expect(turns).toMatchObject([{ turn: 'right', meters: 10 }]);
  expect(turns[0]?.angleDegrees).toBeCloseTo(90);
});

test('WF-72 a turn names the place with a visible front, not the nearer one behind a wall', () => {
  const route = routeOf(
    corner([shop('hidden', [14, 2.5]), shop('seen', [22, -1])]),
    { nodes: ['a'] },
    { nodes: ['c'] },
  );
  expect(route.instructions[1]).toMatchObject({
    action: 'turn',
    turn: 'left',
    landmark: { id: 'seen', side: 'ahead' },
  });
  expect(texts(route)).toEqual([
    'Head toward Shop seen',
    'Turn left at Shop seen',
    'You have arrived',
  ]);
});

test('WF-72 a turn never names the place that the route starts in or has just left', () => {
  const around: PlaceInput = {
    ...shop('around', [0, 0]),
    outline: [at(-9, -9), at(21.5, -9), at(21.5, 9), at(-9, 9)],
  };
  const route = routeOf(corner([around]), { nodes: ['a'] }, { nodes: ['c'] });
  expect(texts(route)).toEqual(['Head east', 'Turn left', 'You have arrived']);
});

test('WF-73 a connection is one instruction, and the route continues from it', () => {
  const route = routeOf(corridors(), { nodes: ['a1'], name: 'The door' }, { nodes: ['e2'] });
  expect(texts(route)).toEqual([
    'Leave The door and head east',
    'Take Stairs A up to Floor l2',
    'On Floor l2, head east',
    'You have arrived',
  ]);
  expect(route.instructions[1]).toMatchObject({ action: 'take', direction: 'up', toFloor: 'l2' });
});

/** A route that is one connection of this kind. */
const ride = (kind: string): Route =>
  routeOf(
    { ...corridors(), edges: [], connections: [{ id: 'c', kind, nodes: ['a1', 'b1'] }] },
    { nodes: ['a1'] },
    { nodes: ['b1'] },
  );

test('WF-73 doors and shuttles get instructions', () => {
  expect(texts(ride('door'))[0]).toBe('Go through the door');
  expect(texts(ride('shuttle'))[0]).toBe('Take the shuttle');
});

test('WF-74 each destination has an arrival, with its side', () => {
  const goal = { nodes: ['b'], name: 'Shop right', place: 'right' };
  const route = routeOf(corner([shop('right', [18, -7])]), { nodes: ['a'] }, goal, {
    nodes: ['c'],
  });
  expect(texts(route)).toEqual([
    'Head east',
    'Arrive at Shop right, on your right',
    'Leave Shop right and head north',
    'You have arrived',
  ]);
  const arrivals = route.instructions.filter(({ action }) => action === 'arrive');
  expect(arrivals).toMatchObject([
    { stop: 0, isLast: false },
    { stop: 1, isLast: true },
  ]);
});

test('WF-75 texts come from the table, and names are text even if they look like placeholders', () => {
  const german = {
    'arrive-at': 'Ziel: {place}',
    depart: 'Nach {compass}',
    compass: ['Norden', 'Nordosten', 'Osten'],
  };
  const goal = { nodes: ['e1'], name: '$& {compass} <b>' };
  const route = routeOf(corridors(), { nodes: ['a1'] }, goal);
  expect(texts(route, german)).toEqual(['Nach Osten', 'Ziel: $& {compass} <b>']);
});

test('WF-75 texts that a table leaves out are English', () => {
  const route = routeOf(corridors(), { nodes: ['a1'] }, { nodes: ['c1'] });
  expect(texts(route, {})).toEqual(texts(route));
  expect(texts(ride('shuttle'), { 'take-level': 'Nehmen: {connection}' })[0]).toBe(
    'Nehmen: the shuttle',
  );
  const other = { connections: { other: 'Durchgang' } };
  expect(texts(ride('shuttle'), other)[0]).toBe('Take Durchgang');
});
