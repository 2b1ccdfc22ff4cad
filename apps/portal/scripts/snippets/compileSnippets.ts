import path from 'node:path';
import ts from 'typescript';
import type { Snippet } from './extractSnippets.ts';

/** A block that does not do what its page says. */
export interface SnippetProblem {
  readonly snippet: Snippet;
  /** Line in the page. */
  readonly line: number;
  readonly message: string;
}

/**
 * Names a block may use without declaring them, since pages show imports and loading once: the
 * SDK's functions, the loaded `venue`, the shown `mapView`.
 */
const ambient = `
import type * as sdk from '@mezzanine/mezzanine-js';
declare global {
  const loadVenue: typeof sdk.loadVenue;
  const showMap: typeof sdk.showMap;
  const MezzanineError: typeof sdk.MezzanineError;
  const venue: sdk.Venue;
  const mapView: sdk.MapView;
}
`;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  customConditions: ['mezzanine-source'],
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
};

/**
 * Compiles each TypeScript block as a module of its own, as a reader's strict project would.
 * A block whose fence says `expect-error=TS2345` must fail with that code and no other.
 *
 * @param root - Folder from which the blocks' imports resolve.
 */
export function compileSnippets(
  root: string,
  snippets: readonly Snippet[],
): readonly SnippetProblem[] {
  const folder = path.join(root, '.snippets');
  const ambientFile = path.join(folder, 'ambient.d.ts');
  const files = new Map<string, string>([[ambientFile, ambient]]);
  const byFile = new Map<string, Snippet>();
  snippets.forEach((snippet, index) => {
    const isJsx = snippet.language === 'tsx' || snippet.language === 'jsx';
    const name = path.join(folder, `${index}.${isJsx ? 'tsx' : 'ts'}`);
    files.set(name, withLocalSdk(snippet.code));
    byFile.set(name, snippet);
  });
  const program = ts.createProgram([...files.keys()], options, hostOver(files));
  return [...byFile].flatMap(([name, snippet]) => {
    const source = program.getSourceFile(name);
    if (source === undefined) return [];
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return problemsOf(snippet, diagnostics);
  });
}

/** A plain HTML page imports the SDK by address; its types are those of the package. */
function withLocalSdk(code: string): string {
  return code.replace(
    /(['"])https?:\/\/[^'"]*\/sdk\/6\/mezzanine\.js\1/g,
    "'@mezzanine/mezzanine-js'",
  );
}

function hostOver(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, languageVersion, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, languageVersion, ...rest)
      : ts.createSourceFile(name, text, languageVersion);
  };
  return host;
}

function problemsOf(
  snippet: Snippet,
  diagnostics: readonly ts.Diagnostic[],
): readonly SnippetProblem[] {
  const expected = /\bexpect-error=TS(\d+)/.exec(snippet.meta)?.[1];
  const codes = new Set(diagnostics.map(({ code }) => String(code)));
  if (expected !== undefined) {
    if (codes.size === 1 && codes.has(expected)) return [];
    const got = codes.size === 0 ? 'no error' : [...codes].map((code) => `TS${code}`).join(', ');
    const message = `The fence expects TS${expected}; the compiler gives ${got}.`;
    return [{ snippet, line: snippet.line, message }];
  }
  return diagnostics.map((diagnostic) => {
    const { file, start = 0 } = diagnostic;
    const offset = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
    return { snippet, line: snippet.line + offset, message: `TS${diagnostic.code}: ${text}` };
  });
}
