import path from 'node:path';
import ts from 'typescript';
import { withoutRemoved } from '../../plugins/code/LineMarks.ts';
import { parseFenceMeta } from '../../plugins/code/parseFenceMeta.ts';
import type { Snippet } from './extractSnippets.ts';
import { namesOfOlderReactNative, namesOfReactNative } from './namesOfReactNative.ts';
import { readerOptions } from './readerOptions.ts';

/**
 * Names that blocks can use undeclared, because pages show imports and loading once: the functions of
 * the SDK, the loaded `venue`, and the shown `mapView`.
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

/**
 * Declarations of the Node.js modules that samples import. The complete types of Node.js also declare
 * globals, such as timers that are not numbers.
 */
const ambientOfNode = `
declare module 'node:fs' {
  export function openAsBlob(path: string): Promise<Blob>;
}
`;

/** Types of packages that React Native pages use and this repository does not install. */
const typesOfReactNative = [
  '../../sdks/react-native/types/react-native.d.ts',
  '../../sdks/react-native/types/react-native-webview.d.ts',
  'scripts/snippets/native-modules.d.ts',
];

/** Undeclared names in blocks for another entry with their TypeScript types, by entry. */
const ambientOfEntries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(
    ['5', '4'].map((major) => {
      const entry = `import('@mezzanine/mezzanine-js/v${major}')`;
      return [
        major,
        {
          getVenue: `typeof ${entry}.getVenue`,
          showVenue: `typeof ${entry}.showVenue`,
          venue: `${entry}.Venue`,
          mapView: `${entry}.MapView`,
        },
      ];
    }),
  ),
  'react-native-5': namesOfReactNative,
  'react-native-4': namesOfOlderReactNative('4'),
  'react-native-3': namesOfOlderReactNative('3'),
};

/** Source code of modules by name. */
export type ModuleTexts = ReadonlyMap<string, string>;

/**
 * Completes a block to a module that a user's strict project would compile: without removed lines, and
 * with the package instead of the SDK's URL. Blocks marked `sdk=5`, `sdk=4`, or
 * `sdk=react-native-5`, `-4`, or `-3` import that entry.
 */
export function snippetModule({ code, meta }: Snippet): string {
  const text = withoutRemoved(code, parseFenceMeta(meta).marks)
    .replace(/(['"])https?:\/\/[^'"]*\/sdk\/6\/mezzanine\.js\1/g, "'@mezzanine/mezzanine-js'")
    .replace(
      /(['"])https?:\/\/[^'"]*\/sdk\/([45])\/mezzanine\.js\1/g,
      "'@mezzanine/mezzanine-js/v$2'",
    );
  const entry = /\bsdk=([\w-]+)/.exec(meta)?.[1] ?? '';
  return text + declarations(text, ambientOfEntries[entry] ?? {});
}

/** Declarations are appended, so that line numbers do not change. */
function declarations(text: string, names: Readonly<Record<string, string>>): string {
  return Object.entries(names)
    .filter(([name]) => !declares(text, name))
    .map(([name, type]) => `\ndeclare const ${name}: ${type};`)
    .join('');
}

function declares(text: string, name: string): boolean {
  return new RegExp(`\\b(?:const|let|import) (?:${name}\\b|\\{[^}]*\\b${name}\\b)`).test(text);
}

/** File extension of a block: only `.tsx` allows elements such as `<a>`. */
export function snippetEnding({ language }: Snippet): 'ts' | 'tsx' {
  return language === 'tsx' || language === 'jsx' ? 'tsx' : 'ts';
}

/** Parses files that programs share only once. */
const parsedFiles = ts.createDocumentRegistry();

/**
 * Creates a language service for modules without files, and for names that blocks use undeclared.
 *
 * @param root - folder from which imports resolve
 */
export function snippetService(root: string, modules: ModuleTexts): ts.LanguageService {
  const texts = new Map(modules)
    .set(path.join(root, '.snippets/ambient.d.ts'), ambient)
    .set(path.join(root, '.snippets/node.d.ts'), ambientOfNode);
  const read = (name: string) => texts.get(name) ?? ts.sys.readFile(name);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => readerOptions,
    getScriptFileNames: () => [
      ...texts.keys(),
      ...typesOfReactNative.map((file) => path.join(root, file)),
    ],
    // A constant version prevents checks of every file before each query.
    getProjectVersion: () => '1',
    // Versions are texts: parsed files outlive a service, and the next one reuses their names.
    getScriptVersion: (name) => texts.get(name) ?? '1',
    getScriptSnapshot: (name) => {
      const text = read(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => texts.has(name) || ts.sys.fileExists(name),
    readFile: read,
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
    realpath: (name) => ts.sys.realpath?.(name) ?? name,
  };
  return ts.createLanguageService(host, parsedFiles);
}
