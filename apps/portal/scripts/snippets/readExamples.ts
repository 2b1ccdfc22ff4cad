import { readFileSync } from 'node:fs';
import path from 'node:path';
import { InputList } from '@mezzanine/tooling/input-list';
import { type Given, givenNames } from './givenNames.ts';
import type { Snippet } from './extractSnippets.ts';

/** An `@example`, completed to a module. */
export interface CommentExample extends Snippet {
  /** The code in the comment, with empty lines instead of fences. */
  readonly comment: string;
}

/**
 * Reads every `@example` of the public packages and completes it to a module: imports from its package
 * and declarations of undeclared names are appended, so that line numbers do not change.
 *
 * @param root - root folder of the repository; file paths are relative to it
 */
export async function readExamples(root: string): Promise<readonly CommentExample[]> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const packages = Object.entries(givenNames).map(async ([folder, given]) => {
    const files = await new InputList(root).list(folder);
    const sources = files.filter(
      (file) => /(?<!\.test|\.fixture)\.tsx?$/.test(file) && folderOf(file) === folder,
    );
    const exported = namesIn(given.entries.map(read).join('\n'));
    return sources.flatMap((file) =>
      extractExamples(file, read(file)).map((example) => completed(example, given, exported)),
    );
  });
  return (await Promise.all(packages)).flat();
}

/** The innermost source folder that contains a file. */
function folderOf(file: string): string | undefined {
  return Object.keys(givenNames)
    .filter((folder) => file.startsWith(`${folder}/`))
    .reduce<string | undefined>(
      (inner, folder) => (inner && inner.length > folder.length ? inner : folder),
      undefined,
    );
}

/** The `@example` blocks of a source file, without comment markers. */
export function extractExamples(file: string, text: string): readonly Snippet[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!/^\s*\* @example\s*$/.test(line)) return [];
    const start = index + 1;
    const end = lines.findIndex((one, at) => at >= start && /^\s*\*(?: @|\/)/.test(one));
    const code = lines
      .slice(start, end)
      .map((one) => one.replace(/^\s*\* ?/, ''))
      .map((one) => (one.startsWith('```') ? '' : one))
      .join('\n');
    return [{ file, line: start + 1, language: 'tsx', meta: '', code }];
  });
}

function completed(example: Snippet, given: Given, exported: ReadonlySet<string>): CommentExample {
  const { code } = example;
  const used = new Set(code.match(/[A-Za-z_]\w*/g));
  const isFree = (name: string) => used.has(name) && !declares(code, name);
  const imported = [...exported].filter((name) => isFree(name) && !(name in given.names));
  const declared = Object.entries(given.names).filter(([name]) => isFree(name));
  const below = [
    `import { ${imported.join(', ')} } from '${given.from}';`,
    ...declared.map(([name, type]) => `declare const ${name}: ${type};`),
    'export {};',
  ];
  return { ...example, comment: code, code: [code, ...below].join('\n') };
}

function declares(code: string, name: string): boolean {
  return new RegExp(`\\b(?:(?:const|function) ${name}|const \\{[^}]*\\b${name}\\b)`).test(code);
}

/** Names of the exports of a package. */
function namesIn(entry: string): ReadonlySet<string> {
  const lists = [...entry.matchAll(/^export (?:type )?\{([^}]*)\}/gm)];
  const names = lists.flatMap(([, list = '']) => list.split(','));
  return new Set(names.map((name) => name.trim().split(/\s+/).at(-1) ?? '').filter(Boolean));
}
