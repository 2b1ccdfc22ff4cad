import Flatbush from 'flatbush';
import type { Box, Vec } from './planeGeometry.ts';

/** An index that finds boxes by their position in the list; undefined without boxes. */
export function indexBoxes(boxes: readonly Box[]): Flatbush | undefined {
  if (boxes.length === 0) return undefined;
  const index = new Flatbush(boxes.length);
  for (const { minX, minY, maxX, maxY } of boxes) index.add(minX, minY, maxX, maxY);
  index.finish();
  return index;
}

/** The same for points. */
export function indexPoints(points: readonly Vec[]): Flatbush | undefined {
  return indexBoxes(points.map(([x, y]) => ({ minX: x, minY: y, maxX: x, maxY: y })));
}
