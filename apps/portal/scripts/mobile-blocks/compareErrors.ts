import { errorLine } from '../../plugins/code/LineMarks.ts';
import { linesAbove } from './BlockSource.ts';
import type { BlockProblem, CompilerError, MobileBlock } from './MobileBlock.ts';

/**
 * Compares compiler errors with the errors on pages. A block must compile, or, with `expect-error`,
 * fail and show each error in the line below: `// @error …`.
 *
 * @param blocks - by file
 * @param errors - errors of all files; errors outside blocks are reported unchanged
 */
export function compareErrors(
  blocks: ReadonlyMap<string, MobileBlock>,
  errors: readonly CompilerError[],
): readonly BlockProblem[] {
  const others = errors.filter(({ file }) => !blocks.has(file));
  return [
    ...others,
    ...[...blocks].flatMap(([file, block]) => {
      const own = errors.filter((error) => error.file === file);
      return block.isWrong
        ? unexpectedErrors(block, own)
        : own.map((error) => onPage(block, error));
    }),
  ];
}

/**
 * Reports warnings as problems of pages, because readers get them as well. Warnings outside blocks
 * are reported unchanged.
 *
 * @param blocks - by file
 */
export function warningProblems(
  blocks: ReadonlyMap<string, MobileBlock>,
  warnings: readonly CompilerError[],
): readonly BlockProblem[] {
  return warnings.map((warning) => {
    const block = blocks.get(warning.file);
    const problem = block === undefined ? warning : onPage(block, warning);
    return { ...problem, message: `warning: ${problem.message}` };
  });
}

function unexpectedErrors(
  block: MobileBlock,
  errors: readonly CompilerError[],
): readonly BlockProblem[] {
  const { file, line, code } = block.snippet;
  if (errors.length === 0) {
    return [{ file, line, message: 'The fence expects an error; the block compiles.' }];
  }
  const lines = code.split('\n');
  return errors.flatMap((error) => {
    const problem = onPage(block, error);
    const shown = errorLine.exec(lines[problem.line - line + 1] ?? '')?.groups?.['message'];
    if (shown === error.message) return [];
    const message = `Show the error in the next line: // @error ${error.message}`;
    return [{ ...problem, message }];
  });
}

function onPage({ snippet }: MobileBlock, { line, message }: CompilerError): BlockProblem {
  // An error in the end of the wrapper belongs to the last line.
  const last = snippet.code.split('\n').length - 1;
  const inBlock = Math.min(Math.max(line - linesAbove - 1, 0), last);
  return { file: snippet.file, line: snippet.line + inBlock, message };
}
