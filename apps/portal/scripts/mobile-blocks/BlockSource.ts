import type { MobileBlock } from './MobileBlock.ts';

/** Code before and after a block. `{name}` is the name of the block. */
export interface Wrapper {
  readonly before: string;
  readonly after: string;
}

/** A block as a file. Line 1 is not from the block, and line 2 is its first line. */
export interface BlockSource {
  /** Imports of the block, and comments above them. */
  readonly header: readonly string[];
  readonly body: readonly string[];
}

/** Number of lines above the block in a file. */
export const linesAbove = 1;

/** Divides a block into its imports and the rest. */
export function divide(code: string, isHeader: RegExp): BlockSource {
  const lines = code.split('\n');
  const found = lines.findIndex((line) => !isHeader.test(line));
  const start = found === -1 ? lines.length : found;
  return { header: lines.slice(0, start), body: lines.slice(start) };
}

/** Lines that start a statement or a declaration of the outermost level. */
export function outerLines(body: readonly string[]): readonly string[] {
  return body.filter((line) => /^[^\s)}\]./*]/.test(line) && !/^@[\w.:]+(?:\(.*\))?$/.test(line));
}

/** Puts a wrapper around the body, on its first and last lines, so that no line moves. */
export function wrap(
  body: readonly string[],
  { before, after }: Wrapper,
  name: string,
): readonly string[] {
  const named = (text: string) => text.replaceAll('{name}', name);
  const [first = '', ...others] = body;
  // The end is on its own line, because the last line may end with a comment.
  return [`${named(before)} ${first}`, ...others, named(after)];
}

/**
 * The wrapper that the fence of a block names, otherwise the default one.
 *
 * @throws if the version has no such wrapper; the message lists them
 */
export function wrapperOf(
  { wrapper, snippet }: MobileBlock,
  wrappers: Readonly<Record<string, Wrapper>>,
  standard: string,
): Wrapper {
  const found = wrappers[wrapper ?? standard];
  if (found !== undefined) return found;
  throw new Error(
    `${snippet.file}:${snippet.line - 1}: the fence names the wrapper "${wrapper ?? standard}". ` +
      `This version has: ${Object.keys(wrappers).join(', ')}.`,
  );
}
