import { expect, it } from 'vitest';
import { door, planVenue, space } from '../../fixtures/plan.ts';
import { box, place } from '../../fixtures/planShapes.ts';
import type { Mvf } from '../Mvf.ts';
import { generateGraph } from './generateGraph.ts';
import { processorClock } from '../../fixtures/processorClock.ts';

it('GRAPH-07: a stop at a wall has no margin, and a stop in a door shares its node', () => {
  const floor = {
    spaces: [space('hall', 'hallway', box(0, 0, 10, 3)), space('a', 'room', box(0, 3, 10, 9))],
    entrances: [door('da', [4, 3], [5, 3])],
  };
  const at = (id: string, x: number, y: number): Mvf['nodes'][number] => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: place(x, y) },
    properties: { id, floor: 'f_0', neighbors: [] },
  });
  const result = generateGraph({
    ...planVenue(floor),
    nodes: [at('old1', 9.95, 1), at('old2', 4.5, 3)],
    connections: [{ id: 'c', type: 'security', nodes: ['old1', 'old2'] }],
  });
  const [wallNode, doorNode] = result.connections[0]?.nodes ?? [];
  expect(doorNode).toBe(result.entrances['f_0']?.[0]?.properties.node);
  const stop = result.nodes.find(({ properties }) => properties.id === wallNode);
  expect(stop?.geometry.coordinates[0]).toBeCloseTo(place(9.95, 1)[0], 7);
  expect(stop?.properties.neighbors.length).toBeGreaterThan(0);
});

it('GRAPH-14: a venue of 2,000 rooms takes seconds', () => {
  const spaces = [];
  const entrances = [];
  for (let row = 0; row < 20; row += 1) {
    const y = row * 20;
    spaces.push(space(`hall${row}`, 'hallway', box(0, y, 400, y + 3)));
    for (let i = 0; i < 100; i += 1) {
      spaces.push(space(`r${row}-${i}`, 'room', box(i * 4, y + 3, i * 4 + 4, y + 9)));
      entrances.push(door(`d${row}-${i}`, [i * 4 + 1, y + 3], [i * 4 + 2, y + 3]));
    }
  }
  const elapsedMs = processorClock();
  const { nodes } = generateGraph(planVenue({ spaces, entrances }));
  expect(nodes.length).toBeLessThanOrEqual(2000 * 3);
  expect(elapsedMs()).toBeLessThan(15_000);
});

it('GRAPH-14: ten thousand rooms in one place terminate, and the report says that paths are missing', () => {
  const spaces = Array.from({ length: 10_000 }, (_, i) => space(`r${i}`, 'room', box(0, 0, 9, 9)));
  const found: string[] = [];
  const elapsedMs = processorClock();
  generateGraph(planVenue({ spaces }), {
    assumeDoors: true,
    onEntry: ({ what }) => found.push(what),
  });
  expect(elapsedMs()).toBeLessThan(30_000);
  expect(found).toContain('part of the walking graph');
});

it('GRAPH-14: deeply nested rooms take no longer', () => {
  const spaces = Array.from({ length: 300 }, (_, i) => {
    const edge = i * 0.01;
    return space(`r${i}`, 'room', box(edge, edge, 50 - edge, 50 - edge));
  });
  const elapsedMs = processorClock();
  generateGraph(planVenue({ spaces }), { assumeDoors: true });
  expect(elapsedMs()).toBeLessThan(6000);
});
