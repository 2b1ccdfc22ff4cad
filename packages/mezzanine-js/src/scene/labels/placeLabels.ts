import { CollisionGrid, type ScreenBox } from '../../text-layout/CollisionGrid.ts';

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
  return candidates.map((candidate) => {
    const { box, boxes = [box], isForced, name } = candidate;
    const twins = name === undefined ? [] : (named.get(name) ?? []);
    if (!isForced && !hasRoom(candidate, boxes, twins)) return false;
    for (const one of boxes) grid.add(one);
    if (name !== undefined) named.set(name, [...twins, box]);
    return true;
  });
}

/** @param twins - visible labels with the same name */
function hasRoom(
  { box, wasShown, isOnce }: Candidate,
  boxes: readonly ScreenBox[],
  twins: readonly ScreenBox[],
): boolean {
  const margin = wasShown ? MARGIN_PIXELS : MARGIN_PIXELS + ENTRY_PIXELS;
  if (!boxes.every((one) => grid.isFree(one, margin))) return false;
  const apart = wasShown ? TWIN_PIXELS : TWIN_ENTRY_PIXELS;
  return !isOnce || twins.every((twin) => distanceBetween(twin, box) >= apart);
}

function distanceBetween(a: ScreenBox, b: ScreenBox): number {
  return Math.hypot(
    a.left + a.width / 2 - b.left - b.width / 2,
    a.top + a.height / 2 - b.top - b.height / 2,
  );
}
