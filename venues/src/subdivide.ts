import { type FloorPlan, hall, outside } from './FloorPlan.ts';
import { counterclockwise, edgesOf, type Ring } from './ring.ts';
import { distance, projectOn, type Vector } from './vector.ts';

/** Points closer than this are merged, and a point this close to an edge is on it. */
const weldMeters = 0.03;

/** A piece of boundary with a face on each side. */
export interface Edge {
  readonly a: Vector;
  readonly b: Vector;
  readonly left: string;
  readonly right: string;
}

/** A plan split into faces that share their points exactly. */
export interface Subdivision {
  readonly edges: readonly Edge[];
  /** Rings of each room: the outer one, then its holes. */
  readonly faces: ReadonlyMap<string, readonly Ring[]>;
}

/**
 * Splits a plan into faces. Points are merged, and edges are split at the corners of adjacent
 * rooms.
 */
export function subdivide(plan: FloorPlan): Subdivision {
  const weld = welder();
  const outline = counterclockwise(plan.outline).map(weld);
  const drawn = plan.rooms.map((room) => ({
    unit: room.unit,
    rings: [
      counterclockwise(room.ring).map(weld),
      ...(room.holes ?? []).map((hole) => [...counterclockwise(hole)].reverse().map(weld)),
    ],
  }));
  const points = [...new Set([outline, ...drawn.flatMap((room) => room.rings)].flat())];
  const split = (ring: Ring): Vector[] => tidy(edgesOf(ring).flatMap((edge) => cut(edge, points)));
  const faces = new Map(drawn.map(({ unit, rings }) => [unit, rings.map(split)]));
  return { edges: pairEdges(split(outline), faces), faces };
}

function welder(): (point: Vector) => Vector {
  const cells = new Map<string, Vector[]>();
  return ([x, y]) => {
    const rounded: Vector = [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];
    const [column, row] = [Math.floor(rounded[0]), Math.floor(rounded[1])];
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        const near = cells
          .get(`${column + dx},${row + dy}`)
          ?.find((other) => distance(other, rounded) < weldMeters);
        if (near) return near;
      }
    }
    const key = `${column},${row}`;
    cells.set(key, [...(cells.get(key) ?? []), rounded]);
    return rounded;
  };
}

/** The edge's start and the points on the edge, in order. */
function cut([a, b]: readonly [Vector, Vector], points: readonly Vector[]): Vector[] {
  const on: { share: number; point: Vector }[] = [];
  for (const point of points) {
    if (point === a || point === b) continue;
    const { share, off } = projectOn(point, a, b);
    if (off < weldMeters && share > 0 && share < 1) on.push({ share, point });
  }
  on.sort((p, q) => p.share - q.share);
  return [a, ...on.map(({ point }) => point)];
}

/** Removes repeated points, and spikes that go out and back. */
function tidy(points: Vector[]): Vector[] {
  let ring = points;
  for (;;) {
    const next = ring.filter((point, i) => {
      const before = ring[(i + ring.length - 1) % ring.length];
      const after = ring[(i + 1) % ring.length];
      return point !== after && before !== after;
    });
    if (next.length === ring.length) return ring;
    ring = next;
  }
}

function pairEdges(outline: Ring, faces: ReadonlyMap<string, readonly Ring[]>): Edge[] {
  const owner = new Map<Vector, Map<Vector, string>>();
  const ownerOf = (a: Vector, b: Vector): string | undefined => owner.get(a)?.get(b);
  for (const [unit, rings] of faces) {
    for (const [a, b] of rings.flatMap(edgesOf)) {
      const other = ownerOf(a, b);
      if (other !== undefined) {
        throw new RangeError(
          `${unit} and ${other} overlap at (${a.join(', ')}) (${b.join(', ')}).`,
        );
      }
      if (!owner.has(a)) owner.set(a, new Map());
      owner.get(a)?.set(b, unit);
    }
  }
  const border = edgesOf(outline);
  const isBorder = new Map(border.map(([a, b]) => [a, b]));
  const edges: Edge[] = border.map(([a, b]) => ({
    a,
    b,
    left: ownerOf(a, b) ?? hall,
    right: outside,
  }));
  for (const [unit, rings] of faces) {
    for (const [a, b] of rings.flatMap(edgesOf)) {
      if (isBorder.get(a) === b) continue;
      const right = ownerOf(b, a);
      // A shared edge is listed once, by the first room.
      if (right !== undefined && right < unit) continue;
      edges.push({ a, b, left: unit, right: right ?? hall });
    }
  }
  return edges;
}
