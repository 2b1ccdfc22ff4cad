import type { FeaturePaint } from './SceneModel.ts';
import { PART, VERTEX_FLOATS } from './SolidWriter.ts';

/** Features no higher than this above a plane belong to the plane and cast no shadow on it. */
const THRESHOLD_METERS = 0.35;

/** Geometry that casts shadows: positions in meters, triangles by index. */
export interface Casters {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/**
 * Geometry of a floor that casts shadows onto a horizontal plane in its current state.
 *
 * @param vertices - as written by SolidWriter
 * @param indices - its triangles
 * @param paints - paints of all features
 * @param ground - height of the plane
 */
export function castersOf(
  vertices: Float32Array,
  indices: Uint32Array,
  paints: readonly FeaturePaint[],
  ground: number,
): Casters {
  const casts = paints.map(
    ({ opacity, heightMeters, altitudeMeters }) =>
      opacity > 0.5 &&
      heightMeters > 0 &&
      altitudeMeters + heightMeters > ground + THRESHOLD_METERS,
  );
  const count = vertices.length / VERTEX_FLOATS;
  const positions = new Float32Array(count * 3);
  const isUsed = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const at = i * VERTEX_FLOATS;
    const tag = vertices[at + 5] ?? 0;
    const feature = Math.floor(tag / 4);
    const paint = paints[feature];
    if (!paint || !casts[feature] || tag % 4 === PART.top) continue;
    const above = paint.altitudeMeters + (vertices[at + 2] ?? 0) * paint.heightMeters - ground;
    positions[i * 3] = vertices[at] ?? 0;
    positions[i * 3 + 1] = vertices[at + 1] ?? 0;
    positions[i * 3 + 2] = Math.max(above, 0);
    isUsed[i] = 1;
  }
  return { positions, indices: keptTriangles(indices, isUsed) };
}

/** The triangles whose vertices are used. */
function keptTriangles(indices: Uint32Array, isUsed: Uint8Array): Uint32Array {
  // Much faster than filter, which calls a function for each index.
  const kept = new Uint32Array(indices.length);
  let size = 0;
  for (let i = 0; i < indices.length; i++) {
    if (isUsed[indices[i - (i % 3)] ?? 0]) kept[size++] = indices[i] ?? 0;
  }
  return kept.slice(0, size);
}
