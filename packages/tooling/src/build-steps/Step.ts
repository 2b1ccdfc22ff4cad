/** A step of the build. It runs if an input has changed or an output is missing. */
export interface Step {
  /** Display name. */
  readonly name: string;
  /** Files and folders it reads, relative to the repository. */
  readonly inputs: readonly string[];
  /** Output files, relative to the repository; enough to detect that the step ran. */
  readonly outputs: readonly string[];
  /** Whether the server needs it to start. Default: false. */
  readonly isForFirstPage?: boolean;
  /** @returns an additional message, such as the memory it used */
  run(): Promise<string | void>;
}
