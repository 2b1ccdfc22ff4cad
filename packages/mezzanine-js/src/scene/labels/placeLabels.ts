import { CollisionGrid } from './CollisionGrid.ts';
import type { ScreenBox } from './SceneLabel.ts';

/** Clearance around a visible label. */
const MARGIN_PIXELS = 2;
/** Additional clearance that a hidden label needs to appear, to prevent flickering. */
const ENTRY_PIXELS = 6;

/** A label that may be visible in the next frame. */
export interface Candidate {
  readonly box: ScreenBox;
  /** Boxes it occupies within its bounding box, if smaller. */
  readonly boxes?: readonly ScreenBox[];
  /** Shown even if it overlaps others. */
  readonly isForced: boolean;
  /** Whether it was visible in the last frame. */
  readonly wasShown: boolean;
}

const grid = new CollisionGrid();

/**
 * Chooses which labels to show: by priority, without overlaps. A visible label stays while it has
 * room; a hidden label needs a little more, so labels that touch while the map rotates do not
 * blink.
 *
 * @param candidates - most important first
 * @returns whether each candidate is shown
 */
export function placeLabels(candidates: readonly Candidate[]): boolean[] {
  grid.clear();
  return candidates.map(({ box, boxes = [box], isForced, wasShown }) => {
    const margin = wasShown ? MARGIN_PIXELS : MARGIN_PIXELS + ENTRY_PIXELS;
    const isShown = isForced || boxes.every((one) => grid.isFree(one, margin));
    if (isShown) for (const one of boxes) grid.add(one);
    return isShown;
  });
}
