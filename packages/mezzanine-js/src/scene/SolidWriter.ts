import earcut from 'earcut';
import { centroidOf, signedArea } from '../polygon.ts';
import { distanceBetween, rightOf } from './lines.ts';
import type { AreaShape, Line, PathShape, Point, Rings } from './SceneModel.ts';

/** Numbers per vertex: east, north, 0 at the bottom to 1 at the top, direction x and y, tag. */
export const VERTEX_FLOATS = 6;

/** Parts of a solid; the tag of a vertex is four times its feature's index plus its part. */
export const PART = { side: 0, rim: 1, top: 2 } as const;

/** Rings of faces of a round solid. */
const ROUND_RINGS = 8;
/** Angle in radians at which a round solid starts: it is widest at 0, a fourth of its height. */
const ROUND_START = -0.34;

/** Miters longer than this many half widths are cut. */
const MITER_LIMIT = 3;

/**
 * Writes solids into one vertex list. A solid consists of its sides, its rim (the outer band of the
 * top, drawn as the outline), and its top, inset from the edge. The direction vector of a side is
 * its normal, which is shorter the more the face points up; that of a top is the offset per meter of
 * outward distance.
 */
export class SolidWriter {
  readonly #vertices: number[] = [];
  readonly #indices: number[] = [];

  /** All vertices so far, with {@link VERTEX_FLOATS} numbers each. */
  get vertices(): readonly number[] {
    return this.#vertices;
  }

  /**
   * Three indices per triangle, counterclockwise from outside. The last feature comes first: it
   * lies on top, so the pixels it covers need no shading.
   */
  indices(): Uint32Array {
    const reversed = new Uint32Array(this.#indices).reverse();
    for (let i = 0; i < reversed.length; i += 3) {
      const first = reversed[i] ?? 0;
      reversed[i] = reversed[i + 2] ?? 0;
      reversed[i + 2] = first;
    }
    return reversed;
  }

  /**
   * @param feature - index of the feature
   * @param shape - shape to extrude
   * @param hasLine - whether its top has an outline
   */
  add(feature: number, shape: AreaShape | PathShape, hasLine: boolean): void {
    if (shape.type === 'path') return this.#addPath(feature, shape, hasLine);
    for (const rings of shape.polygons) {
      if (shape.isRound) this.#addRound(feature, wind(rings[0] ?? [], true));
      else this.#addPolygon(feature, rings, hasLine);
    }
  }

  /** An ellipsoid over an outline, without its lowest part. */
  #addRound(feature: number, ring: Line): void {
    const [x, y] = centroidOf(ring);
    const base = this.#vertices.length / VERTEX_FLOATS;
    for (let level = 0; level <= ROUND_RINGS; level++) {
      const angle = ROUND_START + (level / ROUND_RINGS) * (Math.PI / 2 - ROUND_START);
      const [reach, flatness] = [Math.cos(angle), Math.cos(Math.max(angle, 0))];
      const up = (Math.sin(angle) - Math.sin(ROUND_START)) / (1 - Math.sin(ROUND_START));
      for (const [i, point] of ring.entries()) {
        const [east, north] = [point[0] - x, point[1] - y];
        const scale = flatness / (Math.hypot(east, north) || 1);
        this.#vertices.push(x + east * reach, y + north * reach, up);
        this.#vertices.push(east * scale, north * scale, feature * 4 + PART.side);
        if (level === 0) continue;
        const here = base + level * ring.length;
        const [a, b] = [here + i, here + ((i + 1) % ring.length)];
        this.#indices.push(a - ring.length, b - ring.length, b, a - ring.length, b, a);
      }
    }
  }

  #addPolygon(feature: number, rings: Rings, hasLine: boolean): void {
    const turned = rings.map((ring, index) => wind(ring, index === 0)).filter((r) => r.length > 2);
    if (turned.length === 0) return;
    for (const ring of turned) {
      for (let i = 0; i < ring.length; i++) {
        this.#side(feature, at(ring, i), at(ring, i + 1));
      }
    }
    const points = turned.flat();
    const outward = turned.flatMap((ring) => ring.map((_, i) => miterAt(ring, i)));
    const holes: number[] = [];
    turned.reduce((count, ring) => (holes.push(count), count + ring.length), 0);
    const triangles = earcut(points.flat(), holes.slice(1));
    for (const part of topParts(hasLine)) this.#cap(feature * 4 + part, points, outward, triangles);
  }

  #cap(tag: number, points: Line, outward: Line, triangles: readonly number[]): void {
    const base = this.#vertices.length / VERTEX_FLOATS;
    points.forEach((point, i) => {
      const out = outward[i] ?? [0, 0];
      this.#vertices.push(point[0], point[1], 1, out[0], out[1], tag);
    });
    for (let i = 0; i < triangles.length; i += 3) {
      const [a = 0, b = 0, c = 0] = triangles.slice(i, i + 3);
      const isTurned = cross(points[a] ?? ORIGIN, points[b] ?? ORIGIN, points[c] ?? ORIGIN) < 0;
      this.#indices.push(base + a, base + (isTurned ? c : b), base + (isTurned ? b : c));
    }
  }

  #addPath(feature: number, { line, isClosed, widthMeters }: PathShape, hasLine: boolean): void {
    const half = widthMeters / 2;
    for (const run of isClosed ? [line] : splitAtSpikes(line, half)) {
      const joints = run.map((_, i) => jointAt(run, i, isClosed));
      const last = isClosed ? run.length : run.length - 1;
      for (let i = 0; i < last; i++) {
        const from = strip(at(run, i), joints[i], half);
        const to = strip(at(run, i + 1), joints[(i + 1) % run.length], half);
        this.#side(feature, to.left, from.left);
        this.#side(feature, from.right, to.right);
        const corners = [from.left, from.right, to.right, to.left];
        const outward = [from.leftOut, from.rightOut, to.rightOut, to.leftOut];
        for (const part of topParts(hasLine)) {
          this.#cap(feature * 4 + part, corners, outward, [0, 1, 2, 0, 2, 3]);
        }
        if (isClosed) continue;
        if (i === 0) this.#side(feature, from.left, from.right);
        if (i === last - 1) this.#side(feature, to.right, to.left);
      }
    }
  }

  /** One vertical face; the outside is to the right of the direction from a to b. */
  #side(feature: number, a: Point, b: Point): void {
    if (distanceBetween(a, b) < 1e-6) return;
    const [nx, ny] = rightOf(a, b);
    const tag = feature * 4 + PART.side;
    const base = this.#vertices.length / VERTEX_FLOATS;
    this.#vertices.push(a[0], a[1], 0, nx, ny, tag, b[0], b[1], 0, nx, ny, tag);
    this.#vertices.push(b[0], b[1], 1, nx, ny, tag, a[0], a[1], 1, nx, ny, tag);
    this.#indices.push(base, base + 1, base + 2, base, base + 2, base + 3);
  }
}

const ORIGIN: Point = [0, 0];

function topParts(hasLine: boolean): readonly number[] {
  return hasLine ? [PART.rim, PART.top] : [PART.top];
}

/** Outlines run counterclockwise and holes clockwise, so the outside is always to the right. */
function wind(ring: Line, isOutline: boolean): Line {
  return signedArea(ring) > 0 === isOutline ? ring : [...ring].reverse();
}

function at(line: Line, index: number): Point {
  return line[index % line.length] ?? ORIGIN;
}

function cross(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** How far and in which direction a corner moves when both its edges move outward by one. */
function miter(before: Point, after: Point): Point {
  const dot = before[0] * after[0] + before[1] * after[1];
  const scale = Math.min(1 / Math.max(1 + dot, 1e-6), MITER_LIMIT);
  return [(before[0] + after[0]) * scale, (before[1] + after[1]) * scale];
}

function miterAt(ring: Line, i: number): Point {
  const before = at(ring, i + ring.length - 1);
  return miter(rightOf(before, at(ring, i)), rightOf(at(ring, i), at(ring, i + 1)));
}

interface Joint {
  /** Offset of one half width to the right. */
  readonly right: Point;
  /** At the ends of the line, the unit vector pointing outward; zero elsewhere. */
  readonly end: Point;
}

function jointAt(line: Line, i: number, isClosed: boolean): Joint {
  if (isClosed) return { right: miterAt(line, i), end: ORIGIN };
  const here = at(line, i);
  if (i === 0) {
    const right = rightOf(here, at(line, 1));
    return { right, end: [right[1], -right[0]] };
  }
  const before = rightOf(at(line, i - 1), here);
  if (i === line.length - 1) return { right: before, end: [-before[1], before[0]] };
  return { right: miter(before, rightOf(here, at(line, i + 1))), end: ORIGIN };
}

function strip(point: Point, joint: Joint | undefined, half: number) {
  const [rx, ry] = joint?.right ?? ORIGIN;
  const [ex, ey] = joint?.end ?? ORIGIN;
  return {
    left: [point[0] - rx * half, point[1] - ry * half] as const,
    right: [point[0] + rx * half, point[1] + ry * half] as const,
    leftOut: [ex - rx, ey - ry] as const,
    rightOut: [ex + rx, ey + ry] as const,
  };
}

/**
 * At corners too sharp for a miter, one piece ends and the next begins, both extending past the
 * corner.
 */
function splitAtSpikes(line: Line, half: number): Line[] {
  const runs: Point[][] = [];
  let run: Point[] = [at(line, 0)];
  for (let i = 1; i < line.length; i++) {
    const [before, here] = [at(line, i - 1), at(line, i)];
    const next = line[i + 1];
    const along = rightOf(before, here);
    const onward = next ? rightOf(here, next) : along;
    if (along[0] * onward[0] + along[1] * onward[1] > -0.6) {
      run.push(here);
      continue;
    }
    run.push([here[0] - along[1] * half, here[1] + along[0] * half]);
    runs.push(run);
    run = [[here[0] + onward[1] * half, here[1] - onward[0] * half]];
  }
  runs.push(run);
  return runs;
}
