import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AreaShape, Line, PathShape } from './SceneModel.ts';
import { PART, SolidWriter, VERTEX_FLOATS } from './SolidWriter.ts';

const SQUARE: Line = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const HOLE: Line = [
  [1, 1],
  [2, 1],
  [2, 2],
  [1, 2],
];

describe('SolidWriter', () => {
  it('covers an area without its holes, for any ring direction', () => {
    for (const outline of [SQUARE, [...SQUARE].reverse()]) {
      for (const hole of [HOLE, [...HOLE].reverse()]) {
        expect(topAreaOf(areaOf([outline, hole]))).toBeCloseTo(15, 9);
      }
    }
  });

  it('faces every side away from the area and toward its holes', () => {
    for (const side of sidesOf(areaOf([[...SQUARE].reverse(), HOLE]))) {
      const isOutline = [0, 4].some((edge) => side.x === edge || side.y === edge);
      const [inX, inY] = [side.x - side.nx * 0.1, side.y - side.ny * 0.1];
      const isInSquare = inX > 0 && inX < 4 && inY > 0 && inY < 4;
      const isInHole = inX > 1 && inX < 2 && inY > 1 && inY < 2;
      expect(isInSquare && !isInHole, `${isOutline} ${JSON.stringify(side)}`).toBe(true);
    }
  });

  it('makes a straight wall of the requested width', () => {
    const wall = pathOf([
      [0, 0],
      [10, 0],
    ]);
    expect(topAreaOf(wall)).toBeCloseTo(2, 9);
    expect(sidesOf(wall)).toHaveLength(4);
  });

  it('miters the corner of a wall without gap or overlap', () => {
    const corner = pathOf([
      [0, 0],
      [4, 0],
      [4, 4],
    ]);
    // Two arms of 4 by 0.2; the outer half of the corner is added and the inner one taken away.
    expect(topAreaOf(corner)).toBeCloseTo(1.6, 9);
  });

  it('closes a ring of walls', () => {
    const ring: PathShape = { type: 'path', line: SQUARE, isClosed: true, widthMeters: 0.2 };
    expect(topAreaOf(ring)).toBeCloseTo(4 * 4 * 0.2, 9);
    expect(sidesOf(ring)).toHaveLength(8);
  });

  it('writes finite numbers near the line for any polyline', () => {
    const point = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }));
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 8 }), (points) => {
        const line = points.filter(
          ([x, y], i) => x !== points[i - 1]?.[0] || y !== points[i - 1]?.[1],
        );
        if (line.length < 2) return;
        for (const value of writerOf(pathOf(line), 0).vertices) {
          expect(Number.isFinite(value)).toBe(true);
          expect(Math.abs(value)).toBeLessThan(11);
        }
      }),
    );
  });

  it('rounds an area from its widest part up to a point, with normals that point outward and up', () => {
    for (const outline of [SQUARE, [...SQUARE].reverse()]) {
      const shape: AreaShape = { ...areaOf([outline]), isRound: true };
      const { vertices, triangles } = read(shape);
      const reachOf = (x: number, y: number) => Math.max(Math.abs(x - 2), Math.abs(y - 2));
      for (const { x, y, up, dx, dy, part } of vertices) {
        expect(part).toBe(PART.side);
        expect(reachOf(x, y)).toBeLessThanOrEqual(2);
        expect(dx * (x - 2) + dy * (y - 2)).toBeGreaterThanOrEqual(0);
        // The wider the ring, the more upright is its face; below the widest part, all are.
        const flatness = Math.hypot(dx, dy);
        if (up > 0.3) expect(flatness).toBeCloseTo(reachOf(x, y) / 2, 9);
        else expect(flatness).toBeGreaterThan(0.97);
      }
      expect(Math.min(...vertices.map(({ up }) => up))).toBe(0);
      expect(
        vertices.filter(({ up }) => up > 0.999).every(({ x, y }) => reachOf(x, y) < 1e-9),
      ).toBe(true);
      for (const [i, j, k] of triangles) {
        const [a, b, c] = [vertices[i]!, vertices[j]!, vertices[k]!];
        const out = crossOf(a, b, c);
        const middle = { x: (a.x + b.x + c.x) / 3 - 2, y: (a.y + b.y + c.y) / 3 - 2 };
        expect(out.x * middle.x + out.y * middle.y).toBeGreaterThanOrEqual(-1e-9);
      }
    }
  });

  it('tags vertices with their feature and part', () => {
    const writer = writerOf(areaOf([SQUARE]), 7);
    const tags = new Set<number>();
    for (let i = 5; i < writer.vertices.length; i += VERTEX_FLOATS) tags.add(writer.vertices[i]!);
    expect([...tags].sort()).toEqual([28 + PART.side, 28 + PART.rim, 28 + PART.top]);
  });
});

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly up: number;
}

/** The vector that a triangle faces, seen from above: its length is of no meaning. */
function crossOf(a: Corner, b: Corner, c: Corner) {
  const [ux, uy, uz] = [b.x - a.x, b.y - a.y, b.up - a.up];
  const [vx, vy, vz] = [c.x - a.x, c.y - a.y, c.up - a.up];
  return { x: uy * vz - uz * vy, y: uz * vx - ux * vz };
}

function areaOf(rings: readonly Line[]): AreaShape {
  return { type: 'area', polygons: [rings] };
}

function pathOf(line: Line): PathShape {
  return { type: 'path', line, isClosed: false, widthMeters: 0.2 };
}

function writerOf(shape: AreaShape | PathShape, feature: number): SolidWriter {
  const writer = new SolidWriter();
  writer.add(feature, shape, true);
  return writer;
}

/** Area of the drawn-in top; negative where a triangle is seen from below. */
function topAreaOf(shape: AreaShape | PathShape): number {
  const { vertices, triangles } = read(shape);
  return triangles
    .filter(([a]) => vertices[a]?.part === PART.top)
    .reduce((sum, [i, j, k]) => {
      const [a, b, c] = [vertices[i]!, vertices[j]!, vertices[k]!];
      return sum + ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2;
    }, 0);
}

/** Middle and normal of every side. */
function sidesOf(shape: AreaShape | PathShape) {
  const sides = read(shape).vertices.filter(({ part }) => part === PART.side);
  return Array.from({ length: sides.length / 4 }, (_, i) => {
    const [a, b] = [sides[i * 4]!, sides[i * 4 + 1]!];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, nx: a.dx, ny: a.dy };
  });
}

function read(shape: AreaShape | PathShape) {
  const writer = writerOf(shape, 0);
  const vertices = Array.from({ length: writer.vertices.length / VERTEX_FLOATS }, (_, i) => {
    const [x = 0, y = 0, up = 0, dx = 0, dy = 0, part = 0] = writer.vertices.slice(
      i * VERTEX_FLOATS,
    );
    return { x, y, up, dx, dy, part };
  });
  const indices = [...writer.indices()];
  const triangles = Array.from({ length: indices.length / 3 }, (_, i) => {
    const [a = 0, b = 0, c = 0] = indices.slice(i * 3);
    return [a, b, c] as const;
  });
  return { vertices, triangles };
}
