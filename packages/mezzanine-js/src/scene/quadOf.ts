import { BufferAttribute, Sphere, type BufferGeometry } from 'three';

/** Corners of a square around the origin, two units wide. */
export const SQUARE: readonly number[] = [-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0];

/**
 * Two triangles between four corners.
 *
 * @param geometry - an empty geometry, which becomes the result
 * @param corners - three coordinates each, counterclockwise
 */
export function quadOf<Geometry extends BufferGeometry>(
  geometry: Geometry,
  corners: readonly number[],
): Geometry {
  geometry.boundingSphere = new Sphere();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  return geometry;
}
