import type { CodeProblem } from '../CodeProblem.ts';

/** A fragment as a file: line 1 is not from the fragment, and line 2 is its first line. */
export interface WrappedFragment {
  readonly text: string;
  /** Line of the file that starts with code that is not from the fragment; 0 if there is none. */
  readonly wrappedLine: number;
  /** Length of that code in characters. */
  readonly wrappedLength: number;
}

/** Code before and after the statements of a fragment. */
export interface Wrapper {
  readonly before: string;
  readonly after: string;
}

/** The parts of a fragment. */
interface DividedFragment {
  /** Imports, and comments above them. */
  readonly header: readonly string[];
  readonly body: readonly string[];
}

/** Divides a fragment where the first line is not part of its header. */
export function divide(code: string, isHeader: RegExp): DividedFragment {
  const lines = code.split('\n');
  const found = lines.findIndex((line) => !isHeader.test(line));
  const start = found === -1 ? lines.length : found;
  return { header: lines.slice(0, start), body: lines.slice(start) };
}

/** Lines that start a statement or a declaration of the outermost level. */
export function outerLines(body: readonly string[]): readonly string[] {
  return body.filter((line) => /^[^\s)}\]./*]/.test(line) && !/^@[\w.:]+(?:\(.*\))?$/.test(line));
}

/**
 * Writes a fragment as a file.
 *
 * @param first - line 1: imports
 * @param wrapper - code around the body; undefined if it consists of declarations
 * @param last - declarations after it
 */
export function wrapFragment(
  first: string,
  { header, body }: DividedFragment,
  wrapper: Wrapper | undefined,
  last = '',
): WrappedFragment {
  const [start = '', ...others] = body;
  const before = wrapper === undefined ? '' : `${wrapper.before} `;
  // The end is on its own line, because the last line may end with a comment.
  const lines = [first, ...header, before + start, ...others, wrapper?.after ?? '', last];
  return {
    text: lines.join('\n'),
    wrappedLine: wrapper === undefined ? 0 : header.length + 2,
    wrappedLength: before.length,
  };
}

/** Converts a position in the file to a position in the fragment. */
export function inFragment(problem: CodeProblem, fragment: WrappedFragment): CodeProblem {
  const { wrappedLine, wrappedLength } = fragment;
  const moved = problem.line === wrappedLine ? wrappedLength : 0;
  return {
    ...problem,
    line: Math.max(1, problem.line - 1),
    column: Math.max(1, problem.column - moved),
  };
}
