/** Maximum point-in-area tests of a venue per area; typical buildings need 600. */
const testsPerArea = 5000;
/** Number of tests that every venue may use. */
const fewestTests = 4_000_000;
/** Maximum number of tests of any venue: some seconds of work. */
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
