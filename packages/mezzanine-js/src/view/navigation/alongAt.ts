import { lengthOf } from '../../scene/lines.ts';
import type { Line } from '../../scene/SceneModel.ts';
import type { ScreenPoint } from '../../scene/screenPointOf.ts';

/** A stretch of a route and the screen positions of its points. */
export interface SeenStretch {
  readonly line: Line;
  /** One for each point of the line; `undefined` behind the camera, or on a hidden floor. */
  readonly seen: readonly (ScreenPoint | undefined)[];
  /** Distance along the route at its start, in meters. */
  readonly startsAt: number;
}

/**
 * Distance along a route of the position nearest to a point of the frame.
 *
 * @param stretch - part of the route
 * @param point - point of the frame
 * @param reach - maximum distance in CSS pixels
 * @returns meters along the route; `undefined` if no part of it is within reach
 */
export function alongAt(
  { line, seen, startsAt }: SeenStretch,
  point: ScreenPoint,
  reach: number,
): number | undefined {
  let nearest: { readonly pixels: number; readonly along: number } | undefined;
  let along = startsAt;
  for (const [i, to] of line.entries()) {
    const from = line[i - 1];
    if (!from) continue;
    const [a, b] = [seen[i - 1], seen[i]];
    const meters = lengthOf([from, to]);
    if (a && b) {
      const { share, pixels } = nearestShare(a, b, point);
      if (pixels <= (nearest?.pixels ?? reach)) nearest = { pixels, along: along + meters * share };
    }
    along += meters;
  }
  return nearest?.along;
}

function nearestShare(a: ScreenPoint, b: ScreenPoint, { x, y }: ScreenPoint) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / square : 0;
  const within = Math.min(Math.max(share, 0), 1);
  return { share: within, pixels: Math.hypot(a.x + dx * within - x, a.y + dy * within - y) };
}
