import path from 'node:path';
import ts from 'typescript';
import { withoutRemoved } from '../../plugins/code/LineMarks.ts';
import { parseFenceMeta } from '../../plugins/code/parseFenceMeta.ts';
import type { Snippet } from './extractSnippets.ts';
import { readerOptions } from './readerOptions.ts';

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

/**
 * What samples for Node.js import of it. Its whole types would also declare globals of their own, and a
 * timer is a number in a browser.
 */
const ambientOfNode = `
declare module 'node:fs' {
  export function openAsBlob(path: string): Promise<Blob>;
}
`;

/** What a block for an older entry may use undeclared, as TypeScript types, by the entry's major version. */
const ambientOfOlder: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
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
  );

/** Names and texts of modules, as a program is made of them. */
export type ModuleTexts = ReadonlyMap<string, string>;

/**
 * A block as a module of its own, completed to what a reader's strict project would compile: lines
 * that go are gone, and a plain page's address of the SDK is the package it stands for. One marked
 * `sdk=5` or `sdk=4` is written for that entry.
 */
export function snippetModule({ code, meta }: Snippet): string {
  const text = withoutRemoved(code, parseFenceMeta(meta).marks)
    .replace(/(['"])https?:\/\/[^'"]*\/sdk\/6\/mezzanine\.js\1/g, "'@mezzanine/mezzanine-js'")
    .replace(
      /(['"])https?:\/\/[^'"]*\/sdk\/([45])\/mezzanine\.js\1/g,
      "'@mezzanine/mezzanine-js/v$2'",
    );
  const major = /\bsdk=(\d)\b/.exec(meta)?.[1] ?? '';
  return text + declarations(text, ambientOfOlder[major] ?? {});
}

/** Below the block, so that its lines keep their numbers. */
function declarations(text: string, names: Readonly<Record<string, string>>): string {
  return Object.entries(names)
    .filter(([name]) => !declares(text, name))
    .map(([name, type]) => `\ndeclare const ${name}: ${type};`)
    .join('');
}

function declares(text: string, name: string): boolean {
  return new RegExp(`\\b(?:const|let|import) (?:${name}\\b|\\{[^}]*\\b${name}\\b)`).test(text);
}

/** The ending of a block's file: only in `.tsx` is `<a>` an element. */
export function snippetEnding({ language }: Snippet): 'ts' | 'tsx' {
  return language === 'tsx' || language === 'jsx' ? 'tsx' : 'ts';
}

/** Files that programs have in common are parsed once. */
const parsedFiles = ts.createDocumentRegistry();

/**
 * The compiler over modules that stand in no file, and the names that blocks may use undeclared.
 *
 * @param root - Folder from which the modules' imports resolve.
 */
export function snippetService(root: string, modules: ModuleTexts): ts.LanguageService {
  const texts = new Map(modules)
    .set(path.join(root, '.snippets/ambient.d.ts'), ambient)
    .set(path.join(root, '.snippets/node.d.ts'), ambientOfNode);
  const read = (name: string) => texts.get(name) ?? ts.sys.readFile(name);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => readerOptions,
    getScriptFileNames: () => [...texts.keys()],
    // Nothing changes while it runs, so that no question begins with a look at every file.
    getProjectVersion: () => '1',
    getScriptVersion: () => '1',
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
