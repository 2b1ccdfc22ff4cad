/** The result of a tool. */
export interface Returned {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Calls a tool, and fails if it returns an error. */
export type CallTool = (
  name: string,
  given: Readonly<Record<string, unknown>>,
) => Promise<Returned>;

/** One or more calls that an assistant makes. The next step works with the last result. */
export type Step = (call: CallTool, last: Returned) => Promise<Returned>;

/** A question of a developer, and how an assistant looks for the answer. */
export interface Task {
  readonly question: string;
  /** Searches use only words of the question. */
  readonly steps: readonly Step[];
  /** What the returned text must contain for a correct answer: names, parameters, commands. */
  readonly needs: readonly (string | RegExp)[];
  /** Checks the results further; throws if they do not answer the question. */
  readonly verify?: (results: readonly Returned[]) => Promise<void> | void;
}
