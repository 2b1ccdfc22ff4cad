import ts from 'typescript';
import { ToolError } from '../../results/ToolError.ts';
import type { CodeProblem } from '../CodeProblem.ts';

/** Milliseconds of processor time that a check may take. */
const maxCheckMs = 20_000;

const settings: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  isolatedModules: true,
  noEmit: true,
  types: [],
};

const languageLibrary = 'lib.es2023.d.ts';
const browserLibraries = ['lib.dom.d.ts', 'lib.dom.iterable.d.ts'];

const stylesFile = '/styles.d.ts';
const givenFile = '/given.d.ts';

/** A program in memory, and the types that it is checked against. No file of the disk is read. */
export class TypeProject {
  readonly #files: Map<string, string>;
  readonly #folders = new Set<string>(['/']);
  readonly #service: ts.LanguageService;
  #file = '/snippet.tsx';
  #version = 0;
  #deadline = Infinity;

  /**
   * @param types - declaration files and `package.json` files, by path
   * @param isBrowser - whether programs can use the names of browsers, such as `document`
   */
  constructor(types: Readonly<Record<string, string>>, isBrowser: boolean) {
    this.#files = new Map([
      ...Object.entries(types),
      [stylesFile, "declare module '*.css';\ninterface ImportMeta { readonly url: string }\n"],
      [givenFile, ''],
    ]);
    for (const file of this.#files.keys()) {
      for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
        this.#folders.add(file.slice(0, at));
      }
    }
    const lib = [languageLibrary, ...(isBrowser ? browserLibraries : [])];
    this.#service = ts.createLanguageService(this.#host({ ...settings, lib }));
  }

  /**
   * Checks a program.
   *
   * @param given - declarations of names that the program uses without defining them
   * @throws ToolError if it takes too long
   */
  check(program: string, isReact: boolean, given: string): readonly CodeProblem[] {
    this.#files.delete(this.#file);
    this.#file = isReact ? '/snippet.tsx' : '/snippet.ts';
    this.#files.set(this.#file, program);
    this.#files.set(givenFile, given);
    this.#version += 1;
    this.#deadline = processorMs() + maxCheckMs;
    try {
      return [
        ...this.#service.getSyntacticDiagnostics(this.#file),
        ...this.#service.getSemanticDiagnostics(this.#file),
      ].map((found) => problemOf(found, program));
    } catch (error) {
      if (!(error instanceof ts.OperationCanceledException)) throw error;
      throw new ToolError(
        `The program needs more than ${maxCheckMs / 1000} seconds of processor time to check. Simplify its types.`,
      );
    } finally {
      this.#deadline = Infinity;
    }
  }

  #host(options: ts.CompilerOptions): ts.LanguageServiceHost {
    const read = (file: string) => this.#files.get(file);
    const isOwn = (file: string) => file === this.#file || file === givenFile;
    return {
      getCompilationSettings: () => options,
      getScriptFileNames: () => [this.#file, stylesFile, givenFile],
      getScriptVersion: (file) => (isOwn(file) ? `${this.#version}` : '0'),
      getScriptSnapshot: (file) => {
        const text = read(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => '/',
      getDefaultLibFileName: () => `/${languageLibrary}`,
      fileExists: (file) => this.#files.has(file),
      readFile: read,
      directoryExists: (folder) => this.#folders.has(folder.replace(/(.)\/$/, '$1')),
      getDirectories: () => [],
      getCancellationToken: () => ({
        isCancellationRequested: () => processorMs() > this.#deadline,
      }),
    };
  }
}

/** On a busy machine, a check takes longer, but not more processor time. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function problemOf({ start = 0, messageText, code }: ts.Diagnostic, program: string): CodeProblem {
  const lines = program.slice(0, start).split('\n');
  return {
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    code: `TS${code}`,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  };
}
