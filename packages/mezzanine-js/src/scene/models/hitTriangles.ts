import type { ModelData } from './ModelData.ts';

type Place = readonly [number, number, number];

/**
 * The first hit of a line segment with a model; both sides of triangles count.
 *
 * @param model - the model
 * @param from - start in model coordinates
 * @param to - end in model coordinates; hits beyond it count too
 * @returns the fraction of the segment, or `undefined` if it misses
 */
export function hitTriangles(model: ModelData, from: Place, to: Place): number | undefined {
  const way: Place = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  if (!meetsBox(model, from, way)) return undefined;
  let nearest: number | undefined;
  for (const { positions, indices } of model.parts) {
    const corner = (at: number): Place => {
      const first = (indices[at] ?? 0) * 3;
      return [positions[first] ?? 0, positions[first + 1] ?? 0, positions[first + 2] ?? 0];
    };
    for (let i = 0; i < indices.length; i += 3) {
      const at = meetTriangle(from, way, [corner(i), corner(i + 1), corner(i + 2)]);
      if (at !== undefined && (nearest === undefined || at < nearest)) nearest = at;
    }
  }
  return nearest;
}

function meetsBox({ min, max }: ModelData, from: Place, way: Place): boolean {
  let [enters, leaves] = [-Infinity, Infinity];
  for (const axis of [0, 1, 2] as const) {
    const a = (min[axis] - from[axis]) / way[axis];
    const b = (max[axis] - from[axis]) / way[axis];
    // Parallel to a side of the box, both are numbers or one is NaN; comparisons with NaN are
    // false.
    enters = Math.max(enters, a < b ? a : b);
    leaves = Math.min(leaves, a < b ? b : a);
  }
  return !(enters > leaves);
}

/** The Möller–Trumbore test for both sides. */
function meetTriangle(
  from: Place,
  way: Place,
  [a, b, c]: readonly [Place, Place, Place],
): number | undefined {
  const [ab, ac, toFrom] = [minus(b, a), minus(c, a), minus(from, a)];
  const side = cross(way, ac);
  const determinant = dot(ab, side);
  if (Math.abs(determinant) < 1e-12) return undefined;
  const u = dot(toFrom, side) / determinant;
  if (u < 0 || u > 1) return undefined;
  const other = cross(toFrom, ab);
  const v = dot(way, other) / determinant;
  if (v < 0 || u + v > 1) return undefined;
  const at = dot(ac, other) / determinant;
  return at >= 0 ? at : undefined;
}

function minus(a: Place, b: Place): Place {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Place, b: Place): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Place, b: Place): Place {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
