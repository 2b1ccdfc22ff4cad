/** A program, and the expected compiler errors. */
export interface SnippetCase {
  /** What the case shows, as a sentence. */
  readonly name: string;
  readonly code: string;
  /** Default: the latest. */
  readonly version?: string;
  readonly isFragment?: boolean;
  /**
   * Expected errors: the line, and a word of the message. Empty if the program compiles. Undefined for hostile programs,
   * which must only not cause an internal error.
   */
  readonly errors?: readonly (readonly [line: number, word: string])[];
}
