import { expect, it } from 'vitest';
import { isInside, spotInside } from './rings.ts';

it('finds a point inside a ring with more corners than the engine allows arguments', () => {
  const corners = 200_000;
  const ring = Array.from({ length: corners + 1 }, (_, index) => {
    const angle = ((index % corners) / corners) * 2 * Math.PI;
    return [50 * Math.cos(angle), 50 * Math.sin(angle)] as const;
  });
  expect(isInside(spotInside([ring]), [ring])).toBe(true);
});
