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

test('collapsed floors have their real heights', () => {
  expect([...stackHeights(tower.floors, 0).values()]).toEqual([0, 4, 8]);
});

test('each expanded floor is one gap higher than the one below it', () => {
  expect([...stackHeights(tower.floors, 20).values()]).toEqual([0, 24, 48]);
});

test('omitted floors leave no gap', () => {
  const [ground, , top] = tower.floors;
  expect([...stackHeights([ground!, top!], 20).values()]).toEqual([0, 28]);
});
