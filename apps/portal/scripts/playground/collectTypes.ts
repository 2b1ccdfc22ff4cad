import path from 'node:path';
import ts from 'typescript';

/** What to collect types for. */
interface Collected {
  /** Imports of everything that programs can use. */
  readonly imports: string;
  /** Libraries of the language. */
  readonly libraries: readonly string[];
  /** Texts of packages that are not installed, by path in the repository. Default: none. */
  readonly kept?: ReadonlyMap<string, string>;
}

/** Imports of everything that playground programs can use. */
const imports = `
import '@mezzanine/mezzanine-js';
import '@mezzanine/mezzanine-js/languages';
import '@mezzanine/mezzanine-js/v5';
import '@mezzanine/mezzanine-js/v4';
import '@mezzanine/react-sdk';
import '@mezzanine/react-sdk/ui';
import '@mezzanine/maplibre-overlay';
import '@mezzanine/mvf';
import 'maplibre-gl';
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'uqr';
`;

/** Imports of everything that programs of React Native can use in addition. */
const nativeImports = `
import '@mezzanine/react-native-sdk';
import '@mezzanine/react-native-sdk/v4';
import '@mezzanine/react-native-sdk/v3';
import 'react-native';
import 'react-native-webview';
import '@react-native-async-storage/async-storage';
import 'react/jsx-runtime';
`;

/**
 * Collects the type declarations for playground programs: those of the language and the browser, of our
 * published packages, and of their dependencies.
 *
 * @param root - root folder of the repository, with built packages
 * @returns file contents, by the path for the language service
 * @throws if a package is not found
 */
export function collectTypes(root: string): Readonly<Record<string, string>> {
  const libraries = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
  return collect(root, { imports, libraries });
}

/**
 * As {@link collectTypes}, for programs of React Native.
 *
 * @param kept - types of packages that are not installed
 */
export function collectNativeTypes(
  root: string,
  kept: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  return collect(root, { imports: nativeImports, libraries: ['lib.es2023.d.ts'], kept });
}

function collect(
  root: string,
  { imports: everything, libraries, kept = new Map() }: Collected,
): Readonly<Record<string, string>> {
  const entry = path.join(root, 'examples/everything.ts');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: [...libraries],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    preserveSymlinks: true,
    types: [],
    noEmit: true,
  };
  const given = new Map([...kept].map(([file, text]) => [path.join(root, file), text]));
  given.set(entry, everything);
  const folders = new Set([...given.keys()].flatMap(foldersOf));
  const host = ts.createCompilerHost(options);
  const readDisk = host.readFile.bind(host);
  const read = (file: string) => given.get(file) ?? readDisk(file);
  const asked = new Set<string>();
  host.readFile = (file) => {
    if (file.endsWith('/package.json')) asked.add(file);
    return read(file);
  };
  const exists = host.fileExists.bind(host);
  host.fileExists = (file) => given.has(file) || exists(file);
  const hasFolder = host.directoryExists?.bind(host);
  host.directoryExists = (folder) => folders.has(folder) || hasFolder?.(folder) === true;
  const program = ts.createProgram([entry], options, host);
  refuseMissing(program, entry);
  const files: Record<string, string> = {};
  for (const { fileName, text } of program.getSourceFiles()) {
    if (fileName !== entry) files[placeOf(fileName)] = text;
  }
  for (const file of asked) {
    const text = read(file);
    const isUsed = Object.keys(files).some((name) => name.startsWith(path.dirname(placeOf(file))));
    if (text !== undefined && isUsed) files[placeOf(file)] = packageOf(text);
  }
  return files;
}

function foldersOf(file: string): readonly string[] {
  const above = path.dirname(file);
  return above === file ? [] : [above, ...foldersOf(above)];
}

function refuseMissing(program: ts.Program, entry: string): void {
  const source = program.getSourceFile(entry);
  const [problem] = program
    .getSemanticDiagnostics(source)
    .filter(({ code }) => code === 2307 || code === 7016 || code === 2882);
  if (problem === undefined) return;
  const text = ts.flattenDiagnosticMessageText(problem.messageText, '\n');
  throw new Error(
    `The types of a package of the playground were not found. ${text} Build the packages first.`,
  );
}

/** Path of a file in the language service; libraries of the language are at the root. */
function placeOf(file: string): string {
  const name = file.replaceAll('\\', '/');
  if (/\/typescript\/lib\/lib\.[\w.]*d\.ts$/.test(name)) return `/${path.posix.basename(name)}`;
  return name.slice(name.lastIndexOf('/node_modules/'));
}

/** Files needed to resolve a package. */
function packageOf(text: string): string {
  const { name, version, type, types, typings, main, exports } = JSON.parse(text) as Record<
    string,
    unknown
  >;
  return JSON.stringify({ name, version, type, types, typings, main, exports });
}
