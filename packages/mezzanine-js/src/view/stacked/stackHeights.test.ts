import { expect, test } from 'vitest';
import { FloorStack, type Floor } from '../../data/entities.ts';
import { stackHeights } from './stackHeights.ts';

const tower = new FloorStack(
  { id: 'tower', name: 'Tower', shortName: 'Tower', kind: 'building' },
  (floorStack) =>
    [0, 1, 2].map(
      (elevation) =>
        ({ id: `f${elevation}`, elevation, heightMeters: 4, floorStack }) as unknown as Floor,
    ),
  (floors) => floors[0]!,
);

test('floors that are together are as high as they really are', () => {
  expect([...stackHeights(tower.floors, 0).values()]).toEqual([0, 4, 8]);
});

test('each floor that is apart has the gap below it once more than the one before', () => {
  expect([...stackHeights(tower.floors, 20).values()]).toEqual([0, 24, 48]);
});

test('floors that are left out leave no gap', () => {
  const [ground, , top] = tower.floors;
  expect([...stackHeights([ground!, top!], 20).values()]).toEqual([0, 28]);
});
