import { boxOf, ringsContain, type Vec } from '../graph/planeGeometry.ts';
import type { Position } from '../record-types/geometry.ts';
import type { SpaceFeature } from '../record-types/space.ts';

/**
 * Id of the space on a floor that contains a position, otherwise of the space with the nearest
 * bounding box.
 */
export function unitAt(spaces: readonly SpaceFeature[], [x, y]: Position): string | undefined {
  const at: Vec = [x, y];
  let best: { readonly id: string; readonly far: number } | undefined;
  for (const { geometry, properties } of spaces) {
    if (geometry.type !== 'Polygon' || properties.kind === 'facade') continue;
    const rings = geometry.coordinates.map((ring) => ring.map(([a, b]): Vec => [a, b]));
    if (ringsContain(rings, at)) return properties.id;
    const { minX, minY, maxX, maxY } = boxOf(rings[0] ?? []);
    const far = Math.hypot(
      x - Math.max(minX, Math.min(maxX, x)),
      y - Math.max(minY, Math.min(maxY, y)),
    );
    if (far < (best?.far ?? Infinity)) best = { id: properties.id, far };
  }
  return best?.id;
}
