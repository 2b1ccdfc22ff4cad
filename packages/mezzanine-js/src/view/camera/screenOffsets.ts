import type { ScreenOffsets } from './Projector.ts';

/** Nothing covers the picture. */
export const NO_OFFSETS: ScreenOffsets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Whether the same of the picture is covered. */
export function areSameOffsets(a: ScreenOffsets, b: ScreenOffsets): boolean {
  return a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;
}
