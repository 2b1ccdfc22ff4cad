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
  /** Its text, if it names something. */
  readonly name?: string | undefined;
  /** Whether it is hidden close to another candidate with the same name. */
  readonly isOnce?: boolean;
  /** Whether it was visible in the last frame. */
  readonly wasShown: boolean;
}

/** Distance between two labels with the same text, while both are visible … */
const TWIN_PIXELS = 160;
/** … and for the second one to appear. */
const TWIN_ENTRY_PIXELS = 220;

const grid = new CollisionGrid();

/**
 * Chooses which labels to show: by priority, without overlaps. A visible label stays while it has
 * room; a hidden label needs a little more, so labels that touch while the map rotates do not
 * blink. A label that is shown once is hidden close to the same name.
 *
 * @param candidates - most important first
 * @returns whether each candidate is shown
 */
export function placeLabels(candidates: readonly Candidate[]): boolean[] {
  grid.clear();
  const named = new Map<string, ScreenBox[]>();
  return candidates.map(({ box, boxes = [box], isForced, wasShown, name, isOnce }) => {
    const margin = wasShown ? MARGIN_PIXELS : MARGIN_PIXELS + ENTRY_PIXELS;
    const twins = name === undefined ? undefined : named.get(name);
    const apart = wasShown ? TWIN_PIXELS : TWIN_ENTRY_PIXELS;
    const isShown =
      isForced ||
      (boxes.every((one) => grid.isFree(one, margin)) &&
        !(isOnce && twins?.some((twin) => distanceBetween(twin, box) < apart)));
    if (!isShown) return false;
    for (const one of boxes) grid.add(one);
    if (twins) twins.push(box);
    else if (name !== undefined) named.set(name, [box]);
    return true;
  });
}

function distanceBetween(a: ScreenBox, b: ScreenBox): number {
  return Math.hypot(
    a.left + a.width / 2 - b.left - b.width / 2,
    a.top + a.height / 2 - b.top - b.height / 2,
  );
}
