import { expect, it } from 'vitest';
import { ringsContain } from '../../graph/planeGeometry.ts';
import { spotInside } from './rings.ts';

it('finds a point inside a ring with more corners than the engine allows arguments', () => {
  const corners = 200_000;
  const ring = Array.from({ length: corners + 1 }, (_, index) => {
    const angle = ((index % corners) / corners) * 2 * Math.PI;
    return [50 * Math.cos(angle), 50 * Math.sin(angle)] as const;
  });
  expect(ringsContain([ring], spotInside([ring]))).toBe(true);
});
