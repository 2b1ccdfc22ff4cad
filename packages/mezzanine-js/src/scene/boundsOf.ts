import type { Bounds, SceneFeature } from './SceneModel.ts';

/**
 * The bounding box of features, seen from above.
 *
 * @param features - objects with shapes
 * @returns a box of one square meter around the center if there are no features
 */
export function boundsOf(features: readonly Pick<SceneFeature, 'shape'>[]): Bounds {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = (line: readonly (readonly [number, number])[], margin: number) => {
    for (const [x, y] of line) {
      minX = Math.min(minX, x - margin);
      minY = Math.min(minY, y - margin);
      maxX = Math.max(maxX, x + margin);
      maxY = Math.max(maxY, y + margin);
    }
  };
  for (const { shape } of features) {
    if (shape.type === 'path') include(shape.line, shape.widthMeters / 2);
    else for (const rings of shape.polygons) include(rings[0] ?? [], 0);
  }
  if (minX > maxX) return { minX: -0.5, minY: -0.5, maxX: 0.5, maxY: 0.5 };
  return { minX, minY, maxX, maxY };
}
