/** One part of the checks, run as a program of its own. */
export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** Added to the environment of the program. */
  readonly env?: Readonly<Record<string, string>>;
  /** Names of the stages that must pass before it starts. */
  readonly after?: readonly string[];
  /** It keeps both cores busy by itself, so no other stage runs beside it. */
  readonly isAlone?: boolean;
  /** The file to which it writes its results, and how to read them. */
  readonly report?: { readonly file: string; readonly read: (json: never) => TestResults };
  /** Says what is missing on this machine, if something is. The stage is then left out. */
  readonly findMissing?: () => string | undefined;
}

/** What the tests of a stage came to. */
export interface TestResults {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  readonly tests?: readonly TimedTest[];
}

/** How long one test took. */
export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

/** How a stage ended. */
export interface StageResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'stopped' | 'missing' | 'not started';
  readonly seconds: number;
  readonly results: TestResults;
  /** What is missing on this machine. */
  readonly missing?: string;
}
