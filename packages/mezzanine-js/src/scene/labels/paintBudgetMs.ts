/** What a picture may spend where pictures follow each other fast. */
const LEAST_MS = 3;
/** What it may spend after a rest; a dozen of labels take less. */
const MOST_MS = 40;
/** Share of the time between two pictures. */
const SHARE = 0.2;

/**
 * Time a picture may spend on painting new labels. A map that moves must not stutter, but where
 * pictures are rare, after a rest or on a slow machine, labels are not handed out one a picture.
 *
 * @param sinceLastMs - time since the picture before
 */
export function paintBudgetMs(sinceLastMs: number): number {
  return Math.min(Math.max(sinceLastMs * SHARE, LEAST_MS), MOST_MS);
}
