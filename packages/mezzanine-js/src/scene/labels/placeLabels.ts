import { CollisionGrid } from './CollisionGrid.ts';
import type { ScreenBox } from './SceneLabel.ts';

/** Clear space around a label that is shown. */
const MARGIN_PIXELS = 2;
/** More clear space that a hidden label needs before it appears, so that none flickers. */
const ENTRY_PIXELS = 6;

/** A label that might be shown in the next picture. */
export interface Candidate {
  readonly box: ScreenBox;
  /** What it takes up within the box, where that is less. */
  readonly boxes?: readonly ScreenBox[];
  /** Drawn whatever it covers. */
  readonly isForced: boolean;
  /** Whether it was shown in the last picture. */
  readonly wasShown: boolean;
}

const grid = new CollisionGrid();

/**
 * Chooses the labels to show: first come, first served, none over another. One that was shown
 * stays while it has room; one that was hidden needs a little more, so that labels that graze
 * each other while the map turns do not blink.
 *
 * @param candidates - most important first
 * @returns for each candidate whether it is shown
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
