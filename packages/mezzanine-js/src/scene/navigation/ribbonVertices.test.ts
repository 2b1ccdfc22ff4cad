import { expect, test } from 'vitest';
import type { Point } from '../SceneModel.ts';
import { lengthOf } from '../lines.ts';
import { RIBBON_FLOATS, ribbonVertices, type Ribbon } from './ribbonVertices.ts';

const straight: Point[] = [
  [0, 0],
  [10, 0],
];

test('a straight ribbon has its width on both sides, and measures meters from its start', () => {
  const [first, second, third] = vertexesOf(ribbonVertices(straight, 100));
  expect(first).toMatchObject({ place: [0, 0], widen: [0, 1], along: 100, across: 1 });
  expect(second).toMatchObject({ place: [0, 0], widen: [0, -1], along: 100, across: -1 });
  expect(third).toMatchObject({ place: [10, 0], along: 110 });
});

test('both ends are semicircles that extend half a width beyond the line', () => {
  const xs = vertexesOf(ribbonVertices(straight, 0)).map(({ place, widen }) => place[0] + widen[0]);
  expect(Math.min(...xs)).toBeCloseTo(-1);
  expect(Math.max(...xs)).toBeCloseTo(11);
});

test('a ribbon keeps its width around a corner', () => {
  const corner: Point[] = [...straight, [10, 10]];
  const join = vertexesOf(ribbonVertices(corner, 0)).find(
    ({ place, across }) => place[0] === 10 && place[1] === 0 && across === 1,
  );
  expect(join?.widen[0]).toBeCloseTo(-1);
  expect(join?.widen[1]).toBeCloseTo(1);
});

test('at a U-turn, no vertex is farther from the line than its width', () => {
  const back: Point[] = [...straight, [1, 0.01]];
  const ribbon = ribbonVertices(back, 0);
  const widths = vertexesOf(ribbon).map(({ widen }) => Math.hypot(...widen));
  expect(Math.max(...widths)).toBeLessThan(2.01);
  expect(Math.max(...ribbon.indices)).toBeLessThan(ribbon.vertices.length / RIBBON_FLOATS);
});

test('all triangles face up, so that none is culled', () => {
  const { vertices, indices } = ribbonVertices([...straight, [14, 6]], 0);
  const at = (i: number) => {
    const [x = 0, y = 0, nx = 0, ny = 0] = vertices.slice(i * RIBBON_FLOATS);
    return [x + nx, y + ny] as const;
  };
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [at(indices[i] ?? 0), at(indices[i + 1] ?? 0), at(indices[i + 2] ?? 0)];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    expect(area).toBeGreaterThan(-1e-9);
  }
});

test('the length of a line is the sum of its segments', () => {
  expect(
    lengthOf([
      [0, 0],
      [3, 4],
      [3, 10],
    ]),
  ).toBe(11);
});

function vertexesOf({ vertices }: Ribbon) {
  return Array.from({ length: vertices.length / RIBBON_FLOATS }, (_, i) => {
    const [x = 0, y = 0, nx = 0, ny = 0, along = 0, across = 0] = vertices.slice(i * RIBBON_FLOATS);
    return { place: [x, y] as const, widen: [nx + 0, ny + 0] as const, along, across };
  });
}
