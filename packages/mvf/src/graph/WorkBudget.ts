/** Tests of a point against an area that a venue may take for each of its areas; buildings take 600. */
const testsPerArea = 5000;
/** Tests that any venue may take. */
const fewestTests = 4_000_000;
/** Tests that no venue may exceed: some seconds of work. */
const mostTests = 10_000_000;

/** Counts work that grows with the square of overlapping shapes, so that it can stop in time. */
export class WorkBudget {
  #left: number;

  /** @param areas number of areas of the venue */
  constructor(areas: number) {
    this.#left = Math.min(fewestTests + testsPerArea * areas, mostTests);
  }

  /** Whether the work must stop. */
  get isSpent(): boolean {
    return this.#left <= 0;
  }

  /** Counts tests. */
  spend(tests: number): void {
    this.#left -= tests;
  }
}
