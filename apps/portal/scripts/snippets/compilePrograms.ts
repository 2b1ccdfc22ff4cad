import path from 'node:path';
import ts from 'typescript';
import { readerOptions } from './readerOptions.ts';

/** Position and message of a compiler error. */
export interface ProgramProblem {
  /** Relative to the repository root. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Options of the Vite template beyond strictness. */
const options: ts.CompilerOptions = {
  ...readerOptions,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
};

/**
 * Compiles whole programs, with the files that they import from their folders, as in a user's project.
 *
 * @param root - root folder of the repository
 * @param files - programs and the declarations they need, relative to `root`
 */
export function compilePrograms(root: string, files: readonly string[]): readonly ProgramProblem[] {
  const program = ts.createProgram(
    files.map((file) => path.join(root, file)),
    options,
  );
  const folders = files.map((file) => path.join(root, path.dirname(file)) + path.sep);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => folders.some((at) => path.normalize(fileName).startsWith(at)))
    .filter((file) => !program.isSourceFileFromExternalLibrary(file))
    .flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ])
    .map(({ code, file, start = 0, messageText }) => ({
      file: path.relative(root, file?.fileName ?? root),
      line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
      message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    }));
}
