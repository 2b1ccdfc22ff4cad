import { expect, test } from 'vitest';
import { FloorStack, type Floor } from '../data/entities.ts';
import { altitudeOf, floorPlacements } from './floorPlacements.ts';

const heightMeters = 4;

function stack(id: string, kind: FloorStack['kind'], elevations: readonly number[]): FloorStack {
  return new FloorStack(
    { id, name: id, shortName: id, kind },
    (floorStack) =>
      elevations.map(
        (elevation) => ({ id: `${id}${elevation}`, elevation, heightMeters, floorStack }) as Floor,
      ),
    (floors) => floors[0]!,
  );
}

const tower = stack('tower', 'building', [-1, 0, 1, 2, 3]);
const annex = stack('annex', 'building', [0, 1]);
const ground = stack('ground', 'outdoor', [0]);
const stacks = [tower, annex, ground];
const noFacades = new Set<FloorStack>();

const floorOf = (elevation: number) => tower.floors.find((floor) => floor.elevation === elevation)!;

test('the height of a floor is the sum of the floors below it, counted from the ground', () => {
  expect([-1, 0, 1, 3].map((elevation) => altitudeOf(floorOf(elevation)))).toEqual([-4, 0, 4, 12]);
});

test('the ground is one plate lower than the floors on it', () => {
  expect(altitudeOf(ground.floors[0]!)).toBeCloseTo(-0.45);
});

test('a venue of one building shows one floor', () => {
  expect(floorPlacements(floorOf(1), [tower], noFacades)).toEqual([
    { floorId: 'tower1', metersUp: 0, role: 'current' },
  ]);
});

test('other buildings show their highest floor that is not above, with the ground around them', () => {
  expect(floorPlacements(floorOf(3), stacks, noFacades)).toEqual([
    { floorId: 'tower3', metersUp: 0, role: 'current' },
    { floorId: 'annex1', metersUp: -8, role: 'beside' },
    { floorId: 'ground0', metersUp: -12.45, role: 'beside' },
  ]);
});

test('nothing is drawn over a basement that would cover it', () => {
  expect(floorPlacements(floorOf(-1), stacks, noFacades)).toEqual([
    { floorId: 'tower-1', metersUp: 0, role: 'current' },
  ]);
});

test('on the ground floor, buildings show their ground floors', () => {
  expect(
    floorPlacements(ground.floors[0]!, stacks, noFacades).map(({ floorId }) => floorId),
  ).toEqual(['ground0', 'tower0', 'annex0']);
});

test('a building with a facade is not drawn, and its floors are once it is entered', () => {
  const facades = new Set([tower, annex]);
  expect(floorPlacements(ground.floors[0]!, stacks, facades).map(({ floorId }) => floorId)).toEqual(
    ['ground0'],
  );
  expect(floorPlacements(floorOf(0), stacks, facades).map(({ floorId }) => floorId)).toEqual([
    'tower0',
    'ground0',
  ]);
});
