import { expect, it } from 'vitest';
import { angleOnScreen } from './angleOnScreen.ts';

it.each([
  ['up, where it is the bearing', [210, 210, 45], 0],
  ['to the right of north', [90, 0, 0], 90],
  ['to the left of what is up', [350, 20, 0], -30],
  ['down, behind', [180, 0, 60], 180],
  ['flatter, the more the map is tilted', [45, 0, 60], 63.4],
] as const)('points %s', (_, [heading, bearing, pitch], expected) => {
  expect(angleOnScreen(heading, bearing, pitch)).toBeCloseTo(expected, 1);
});
