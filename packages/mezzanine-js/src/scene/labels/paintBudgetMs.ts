/** Budget of a frame in continuous animation. */
const LEAST_MS = 3;
/** Budget of a frame after a pause; a dozen labels take less. */
const MOST_MS = 40;
/** Fraction of the time between two frames. */
const SHARE = 0.2;

/**
 * Time that a frame may spend on painting new labels. An animation must not stutter, but if frames
 * are rare, after a pause or on a slow machine, labels should not appear one per frame.
 *
 * @param sinceLastMs - time since the previous frame
 */
export function paintBudgetMs(sinceLastMs: number): number {
  return Math.min(Math.max(sinceLastMs * SHARE, LEAST_MS), MOST_MS);
}
