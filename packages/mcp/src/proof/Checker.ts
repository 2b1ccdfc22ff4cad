import type { CodeProblem } from './CodeProblem.ts';

/** Languages of programs. */
export const languages = ['ts', 'tsx', 'kotlin', 'swift'] as const;

/** A language of programs. */
export type Language = (typeof languages)[number];

/** A program to check. */
export interface CheckedProgram {
  readonly code: string;
  /** One of the checker's versions. */
  readonly version: string;
  /** One of the checker's languages. */
  readonly language: Language;
  /** Whether the code is a fragment of a program, like code blocks on pages. */
  readonly isFragment: boolean;
  readonly signal: AbortSignal;
}

/** The result of a check. */
export interface CheckResult {
  readonly problems: readonly CodeProblem[];
  /** Problems other than compiler errors, such as imports of another version. */
  readonly notes: readonly string[];
}

/** Compiles programs of a documentation set. */
export interface Checker {
  /** Versions of the set, the latest first. */
  readonly versions: readonly string[];
  /** Languages of its programs, the default first. */
  readonly languages: readonly Language[];
  /**
   * Compiles a program. Never runs it.
   *
   * @throws ToolError if the compiler is missing or does not finish
   */
  check(program: CheckedProgram): Promise<CheckResult>;
}
