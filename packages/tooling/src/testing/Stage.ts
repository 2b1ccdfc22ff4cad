/** A stage of the checks, run as a separate process. */
export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Names of stages that must pass first. */
  readonly after?: readonly string[];
  /** Whether it uses both cores, so that no other stage runs concurrently. */
  readonly isAlone?: boolean;
  /** Its report file, and how to parse it. */
  readonly report?: { readonly file: string; readonly read: (json: never) => TestResults };
  /** Describes what is missing on this machine; the stage is then skipped. */
  readonly findMissing?: () => string | undefined;
}

/** Results of a stage's tests. */
export interface TestResults {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  readonly tests?: readonly TimedTest[];
}

/** Duration of a test. */
export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

/** Result of a stage. */
export interface StageResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'stopped' | 'missing' | 'not started';
  readonly seconds: number;
  readonly results: TestResults;
  /** What is missing on this machine. */
  readonly missing?: string;
}
