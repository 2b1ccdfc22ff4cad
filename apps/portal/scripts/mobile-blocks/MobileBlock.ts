import type { Snippet } from '../snippets/extractSnippets.ts';

/** A code block of a page about a mobile SDK. */
export interface MobileBlock {
  /** The block as shown; its file is relative to the repository root. */
  readonly snippet: Snippet;
  /** Version of the SDK, such as `5.0`. */
  readonly version: string;
  /** Name for files, packages, and functions, unique among all blocks. */
  readonly name: string;
  /** The code without lines that are shown as removed. */
  readonly code: string;
  /** Wrapper that the fence names: `in="composable"`. */
  readonly wrapper?: string;
  /** Whether it shows an error on purpose: `expect-error`. */
  readonly isWrong: boolean;
}

/** An error of a compiler. */
export interface CompilerError {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** First line of the message. */
  readonly message: string;
}

/** A problem of a page, to be printed. */
export interface BlockProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}
