/** A program, and what the compiler says about it. */
export interface SnippetCase {
  /** What is special about it, in a sentence. */
  readonly name: string;
  readonly code: string;
  /** Default: the latest. */
  readonly version?: string;
  readonly isFragment?: boolean;
  /**
   * Lines with errors, and a word of each message. Empty for a program that compiles. Undefined for a hostile program: any
   * result is right that is not an internal error.
   */
  readonly errors?: readonly (readonly [line: number, word: string])[];
}
