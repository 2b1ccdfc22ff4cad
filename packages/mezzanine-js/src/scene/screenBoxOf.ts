import { boundsOfPoints } from '../bounds.ts';
import type { ScreenBox } from '../text-layout/CollisionGrid.ts';
import type { ScreenPoint } from './screenPointOf.ts';

/** The bounding box of points on the screen. */
export function screenBoxOf(points: readonly ScreenPoint[]): ScreenBox {
  const { minX, minY, maxX, maxY } = boundsOfPoints(points.map(({ x, y }) => [x, y]));
  return { left: minX, top: minY, width: maxX - minX, height: maxY - minY };
}
