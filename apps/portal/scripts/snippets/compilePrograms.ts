import path from 'node:path';
import ts from 'typescript';
import { readerOptions } from './readerOptions.ts';

/** Where a program does not compile, and why. */
export interface ProgramProblem {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What the template of Vite asks for beside strictness. */
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
 * Compiles whole programs, and what they import from their own folders, as a reader's project would.
 *
 * @param root - of the repository
 * @param files - programs, and declarations they need, from there
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
