import { type Bounds, boundsOfPoints } from '../bounds.ts';
import type { SceneFeature } from './SceneModel.ts';

/**
 * The bounding box of features, seen from above.
 *
 * @param features - objects with shapes
 * @returns a box of one square meter around the center if there are no features
 */
export function boundsOf(features: readonly Pick<SceneFeature, 'shape'>[]): Bounds {
  const points = features.flatMap(({ shape }) => {
    if (shape.type === 'area') return shape.polygons.flatMap(([outline = []]) => outline);
    const half = shape.widthMeters / 2;
    return shape.line.flatMap(([x, y]): [number, number][] => [
      [x - half, y - half],
      [x + half, y + half],
    ]);
  });
  return points.length === 0
    ? { minX: -0.5, minY: -0.5, maxX: 0.5, maxY: 0.5 }
    : boundsOfPoints(points);
}
