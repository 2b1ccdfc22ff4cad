import path from 'node:path';
import { Project, ts } from 'ts-morph';
import { FileConverter, type ConvertedFile } from './FileConverter.ts';

const folder = path.resolve(import.meta.dirname, '../../..');

/** A project like Vite's template, which reads the packages as sources once. */
const project = new Project({
  skipFileDependencyResolution: true,
  compilerOptions: {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['mezzanine-source'],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    allowJs: true,
  },
});
let folders = 0;

/** A folder for files that are never written. */
function newFolder(): string {
  folders += 1;
  return path.join(folder, `codemod/programs-${folders}`);
}

/** Converts programs, by the names of their files. */
export function convertPrograms(
  programs: Readonly<Record<string, string>>,
): ReadonlyMap<string, ConvertedFile> {
  const target = newFolder();
  const sources = Object.entries(programs).map(([name, text]) => ({
    name,
    source: project.createSourceFile(path.join(target, name), text),
  }));
  const checker = project.getProgram().compilerObject.getTypeChecker();
  return new Map(
    sources.map(({ name, source }) => [
      name,
      new FileConverter(source.compilerNode, checker).convert(),
    ]),
  );
}

/** Compiler errors of programs, with their file names. */
export function problemsOf(programs: ReadonlyMap<string, string>): readonly string[] {
  const target = newFolder();
  const sources = [...programs].map(([name, text]) =>
    project.createSourceFile(path.join(target, name), text),
  );
  return sources.flatMap((source) =>
    source.getPreEmitDiagnostics().map((problem) => {
      const message = problem.getMessageText();
      const text = typeof message === 'string' ? message : message.getMessageText();
      return `${source.getBaseName()}:${problem.getLineNumber() ?? 0}: ${text}`;
    }),
  );
}
