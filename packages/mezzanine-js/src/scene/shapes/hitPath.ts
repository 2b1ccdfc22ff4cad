import { distanceToSegment } from '../../polygon.ts';
import type { Ray } from '../hitPrism.ts';
import type { PathShape } from '../SceneModel.ts';

/**
 * Where a ray hits a line with a width.
 *
 * @param ray - points down
 * @param path - the line
 * @param top - height of its top
 * @param halfWidth - half its width in meters
 * @returns the fraction of the ray, or `undefined` if it misses
 */
export function hitPath(
  ray: Ray,
  { line, isClosed }: PathShape,
  top: number,
  halfWidth: number,
): number | undefined {
  const at = ray.shareAtHeight(top);
  const place = ray.pointAt(at);
  const last = isClosed ? line.length : line.length - 1;
  for (let i = 0; i < last; i++) {
    const [from, to] = [line[i], line[(i + 1) % line.length]];
    if (from && to && distanceToSegment(place, from, to) <= halfWidth) return at;
  }
  return undefined;
}
