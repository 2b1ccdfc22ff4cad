import type { ScreenOffsets } from './Projector.ts';

/** Nothing covers the view. */
export const NO_OFFSETS: ScreenOffsets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Whether two offsets are equal. */
export function areSameOffsets(a: ScreenOffsets, b: ScreenOffsets): boolean {
  return a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;
}
