/** One step of the build. It runs when what it reads has changed or what it writes is missing. */
export interface Step {
  /** As the person who waits for it reads it. */
  readonly name: string;
  /** Files and folders it reads, relative to the repository. */
  readonly inputs: readonly string[];
  /** Files it writes, relative to the repository; enough of them to tell that it has run. */
  readonly outputs: readonly string[];
  /** Whether the server needs it before it can answer. Default: false. */
  readonly isForFirstPage?: boolean;
  /** @returns what else there is to say of it, such as the memory it took. */
  run(): Promise<string | void>;
}
