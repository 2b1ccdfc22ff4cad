import { screenBoxOf } from '../screenBoxOf.ts';
import { screenPointOf, type ScreenPoint } from '../screenPointOf.ts';
import type { SceneView } from '../SceneModel.ts';
import { LINE_EMS, type FlatFit } from './fitFlat.ts';
import type { ScreenBox } from '../../text-layout/CollisionGrid.ts';

/** A position in meters. */
export type Place = readonly [east: number, north: number, up: number];

/** The projection of a flat text. */
export interface FlatQuad {
  /** Whether it runs against its axis, so that it is never upside down. */
  readonly isFlipped: boolean;
  /** Its bounding box. */
  readonly box: ScreenBox;
  /** Boxes along the text that together approximate it, for collision and picking. */
  readonly boxes: readonly ScreenBox[];
  /** Its start, center, and end. */
  readonly points: readonly ScreenPoint[];
  /** Height of a letter in CSS pixels. */
  readonly letterPixels: number;
}

/** Text flips only when it is at least this much upside down, to avoid flickering. */
const TURN_COSINE = 0.12;
const MOST_BOXES = 12;

/**
 * Projects a flat text.
 *
 * @param view - the view
 * @param at - center and direction of the text
 * @param fit - layout of the text
 * @param wasFlipped - whether it was flipped before
 * @returns `undefined` if part of it lies behind the camera
 */
export function flatQuadOf(
  view: SceneView,
  at: { readonly middle: Place; readonly axis: readonly [number, number] },
  fit: FlatFit,
  wasFlipped: boolean,
): FlatQuad | undefined {
  const [half, halfUp] = halvesOf(fit);
  const { middle, axis } = at;
  const seen = (along: number, up: number) => screenPointOf(view, offset(middle, axis, along, up));
  const [left, center, right] = [seen(-half, 0), seen(0, 0), seen(half, 0)];
  if (!left || !center || !right) return undefined;
  const cosine = (right.x - left.x) / Math.max(Math.hypot(right.x - left.x, right.y - left.y), 1);
  const isFlipped = wasFlipped ? cosine < TURN_COSINE : cosine < -TURN_COSINE;
  const count = Math.min(Math.max(Math.ceil(half / halfUp), 1), MOST_BOXES);
  const boxes: ScreenBox[] = [];
  for (let i = 0; i < count; i++) {
    const [from, to] = [-half + (2 * half * i) / count, -half + (2 * half * (i + 1)) / count];
    const corners = [seen(from, -halfUp), seen(to, -halfUp), seen(to, halfUp), seen(from, halfUp)];
    if (!corners.every((corner) => corner !== undefined)) return undefined;
    boxes.push(screenBoxOf(corners));
  }
  const [top, bottom] = [seen(0, halfUp), seen(0, -halfUp)];
  if (!top || !bottom) return undefined;
  const letterPixels =
    Math.hypot(top.x - bottom.x, top.y - bottom.y) / (fit.lines.length * LINE_EMS);
  return { isFlipped, boxes, box: union(boxes), points: [left, center, right], letterPixels };
}

/** Half the width and height of text in meters. */
export function halvesOf({ widthEms, lines, sizeMeters }: FlatFit): readonly [number, number] {
  return [(widthEms * sizeMeters) / 2, (lines.length * LINE_EMS * sizeMeters) / 2];
}

/** A position at a distance along an axis and to its left, seen from above. */
export function offset(
  [east, north, up]: Place,
  [dx, dy]: readonly [number, number],
  along: number,
  left: number,
): Place {
  return [east + dx * along - dy * left, north + dy * along + dx * left, up];
}

function union(boxes: readonly ScreenBox[]): ScreenBox {
  return screenBoxOf(
    boxes.flatMap(({ left, top, width, height }) => [
      { x: left, y: top },
      { x: left + width, y: top + height },
    ]),
  );
}
