import type { SceneView } from './SceneModel.ts';

/** A point of the frame, in CSS pixels from its top-left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Projects a position in meters to the screen; `undefined` if it lies behind the camera. */
export function screenPointOf(
  { viewProjection, width, height }: SceneView,
  [east, north, up]: readonly [east: number, north: number, up: number],
): ScreenPoint | undefined {
  const row = (first: number) =>
    (viewProjection[first] ?? 0) * east +
    (viewProjection[first + 4] ?? 0) * north +
    (viewProjection[first + 8] ?? 0) * up +
    (viewProjection[first + 12] ?? 0);
  const w = row(3);
  if (w <= 0) return undefined;
  return { x: (row(0) / w + 1) * 0.5 * width, y: (1 - row(1) / w) * 0.5 * height };
}
