/** A compiler error. Lines and columns count from 1. */
export interface CodeProblem {
  readonly line: number;
  readonly column: number;
  /** Name of the error, such as `TS2345`; empty if the compiler has none. */
  readonly code: string;
  readonly message: string;
}
