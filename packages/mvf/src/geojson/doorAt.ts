import { roundPosition } from '../roundPosition.ts';
import { LocalPlane } from '../LocalPlane.ts';
import { between, distance, nearestShare, type Vec } from '../graph/planeGeometry.ts';
import type { Position } from '../record-types/geometry.ts';
import type { SpaceFeature } from '../record-types/space.ts';

const widthMeters = 0.9;
const reachMeters = 2;

/** The line of a door given as a point: along the nearest border within two meters. */
export function doorAt(at: Position, spaces: readonly SpaceFeature[]): Position[] | undefined {
  const plane = new LocalPlane(at);
  const origin: Vec = [0, 0];
  let best: { readonly far: number; readonly line: readonly [Vec, Vec] } | undefined;
  for (const { geometry } of spaces) {
    if (geometry.type !== 'Polygon') continue;
    for (const ring of geometry.coordinates) {
      const points = ring.map((position) => plane.toLocal(position));
      points.slice(1).forEach((b, i) => {
        const a = points[i] ?? b;
        const share = nearestShare(origin, a, b);
        const far = distance(origin, between(a, b, share));
        if (far > reachMeters || far >= (best?.far ?? Infinity)) return;
        const half = Math.min(0.5, widthMeters / 2 / Math.max(distance(a, b), 1e-9));
        const middle = Math.max(half, Math.min(1 - half, share));
        best = { far, line: [between(a, b, middle - half), between(a, b, middle + half)] };
      });
    }
  }
  return best?.line.map((point) => roundPosition(plane.toPosition(point)));
}
