import { distanceBetween, withoutRepeats } from '../lines.ts';
import type { Line, Point } from '../SceneModel.ts';

/** A corner is cut at most this far before and after it. */
const CUT_METERS = 1.2;
/** Turn of one straight piece of a curve. */
const PIECE_RADIANS = Math.PI / 18;
/** Corners that turn less stay sharp. */
const LEAST_RADIANS = Math.PI / 60;
/** Points closer together than this are merged. */
const SAME_METERS = 0.02;

/**
 * Rounds the corners of a line: each becomes a quadratic curve that leaves the line at most 1.2 m
 * before the corner and at most half way to the next one.
 *
 * @param line - in meters
 */
export function roundCorners(line: Line): Line {
  const points = withoutRepeats(line, SAME_METERS);
  return points.flatMap((corner, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    return before && after ? curveAt(before, corner, after) : [corner];
  });
}

function curveAt(before: Point, corner: Point, after: Point): Point[] {
  const turn = Math.abs(turnAt(before, corner, after));
  if (turn < LEAST_RADIANS) return [corner];
  const from = toward(corner, before);
  const to = toward(corner, after);
  const pieces = Math.ceil(turn / PIECE_RADIANS);
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces;
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return [
      a * from[0] + b * corner[0] + c * to[0],
      a * from[1] + b * corner[1] + c * to[1],
    ] as const;
  });
}

/** How far a line turns at a point, in radians; positive to the left. */
export function turnAt(before: Point, corner: Point, after: Point): number {
  const [ax, ay] = [corner[0] - before[0], corner[1] - before[1]];
  const [bx, by] = [after[0] - corner[0], after[1] - corner[1]];
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
}

function toward(corner: Point, other: Point): Point {
  const length = distanceBetween(corner, other);
  const share = Math.min(CUT_METERS, length / 2) / length;
  return [corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share];
}
