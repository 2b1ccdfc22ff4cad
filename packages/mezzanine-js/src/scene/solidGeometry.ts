import {
  BufferAttribute,
  BufferGeometry,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  Sphere,
} from 'three';
import { VERTEX_FLOATS } from './SolidWriter.ts';

/** The geometry of solids, from the vertices and triangles that a `SolidWriter` wrote. */
export function solidGeometry(vertices: Float32Array, indices: Uint32Array): BufferGeometry {
  const buffer = new InterleavedBuffer(vertices, VERTEX_FLOATS);
  const geometry = new BufferGeometry();
  geometry.boundingSphere = new Sphere();
  geometry.setAttribute('position', new InterleavedBufferAttribute(buffer, 3, 0));
  geometry.setAttribute('direction', new InterleavedBufferAttribute(buffer, 2, 3));
  geometry.setAttribute('tag', new InterleavedBufferAttribute(buffer, 1, 5));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return geometry;
}
