import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import ts from 'typescript';

/** Archive with the types, see `writeNativeTypes.ts`. */
export const keptTypes = path.join(import.meta.dirname, 'native-types.zip');

/** The files of {@link keptTypes}: texts by path, such as `/node_modules/react-native/types/index.d.ts`. */
export function readKeptTypes(archive: Uint8Array): ReadonlyMap<string, string> {
  const files = Object.entries(unzipSync(archive));
  return new Map(files.map(([name, bytes]) => [`/${name}`, strFromU8(bytes)]));
}

/** Packages of apps with the React Native SDK that this repository does not install. */
const nativePackages = [
  'react-native',
  'react-native-webview',
  '@react-native-async-storage/async-storage',
];

const everything = nativePackages.map((name) => `import '${name}';\n`).join('');

/** Packages whose types are kept. */
const kept = /\/node_modules\/(?:@react-native[\w-]*\/|react-native[\w-]*\/)/;

/**
 * Reads the type declarations of React Native and of the packages that apps with the SDK install, without comments, and
 * the licenses of their authors.
 *
 * @param folder - a project that has installed them, such as `e2e/packages/react-native` after `npm ci`
 * @returns texts by path, such as `/node_modules/react-native/types/index.d.ts`
 * @throws Error if a package is not installed
 */
export function readNativeTypes(folder: string): ReadonlyMap<string, string> {
  const entry = path.join(folder, 'everything.ts');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    preserveSymlinks: true,
    types: [],
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  const folders = new Set<string>();
  host.readFile = (file) => {
    if (file.endsWith('/package.json')) folders.add(path.dirname(file));
    return file === entry ? everything : read(file);
  };
  const exists = host.fileExists.bind(host);
  host.fileExists = (file) => file === entry || exists(file);
  const program = ts.createProgram([entry], options, host);
  const files = new Map<string, string>();
  for (const { fileName, text } of program.getSourceFiles()) {
    if (kept.test(fileName)) files.set(placeIn(fileName), withoutComments(text));
  }
  for (const name of nativePackages) {
    if (![...files.keys()].some((file) => file.startsWith(`/node_modules/${name}/`))) {
      throw new Error(`${folder} has no types of ${name}. Install its packages: npm ci`);
    }
  }
  for (const each of [...folders].filter((found) => kept.test(`${found}/`))) {
    for (const name of ['package.json', 'LICENSE']) {
      const text = read(path.join(each, name));
      if (text !== undefined) files.set(placeIn(path.join(each, name)), text);
    }
  }
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function placeIn(file: string): string {
  return file.slice(file.lastIndexOf('/node_modules/'));
}

function withoutComments(text: string): string {
  const source = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.ES2023);
  // References to other files are comments, too.
  const references = text.match(/^\/\/\/ <reference .*$/gm) ?? [];
  return [...references, ts.createPrinter({ removeComments: true }).printFile(source)].join('\n');
}
