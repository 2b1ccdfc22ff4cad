import { readFileSync } from 'node:fs';
import path from 'node:path';
import { InputList } from '@mezzanine/tooling/input-list';
import { fillProductText } from '../../config/productText.ts';
import { moduleScript } from '../../plugins/code/blockId.ts';
import { restPieces } from '../../plugins/rest/restPieces.ts';
import { extractSnippets, type Snippet } from './extractSnippets.ts';

/** Fence languages that are compiled. */
export const typescriptNames: ReadonlySet<string> = new Set([
  'ts',
  'tsx',
  'typescript',
  'js',
  'jsx',
  'javascript',
]);

/**
 * Reads every fenced block of every page, in the order of the pages.
 *
 * @param root - root folder of the repository; file paths are relative to its portal
 */
export async function readSnippets(root: string): Promise<readonly Snippet[]> {
  const portal = 'apps/portal/';
  const files = await new InputList(root).list('apps/portal');
  const pages = files.filter((file) => /\.mdx?$/.test(file));
  const written = pages.flatMap((file) => {
    const text = fillProductText(readFileSync(path.join(root, file), 'utf8'));
    return extractSnippets(file.slice(portal.length), text).map(forVersionOfPage);
  });
  return [...written, ...(await restSnippets())];
}

/** Marks blocks on pages of older versions with the entry that they import. */
function forVersionOfPage(snippet: Snippet): Snippet {
  const major = /^web-sdk_versioned_docs\/version-([45])\.0\//.exec(snippet.file)?.[1];
  if (major === undefined || /\bsdk=/.test(snippet.meta)) return snippet;
  return { ...snippet, meta: `${snippet.meta} sdk=${major}` };
}

async function restSnippets(): Promise<readonly Snippet[]> {
  const pieces = await restPieces();
  const samples = pieces.flatMap((piece) => (piece.kind === 'samples' ? piece.samples : []));
  return samples.map(({ language, code }) => ({
    file: 'plugins/rest/samplesOf.ts',
    line: 1,
    meta: '',
    language,
    code,
  }));
}

/** Whether a block quotes an example or a file, which is compiled elsewhere. */
export function isQuote({ meta }: Snippet): boolean {
  return /\b(example|file)=/.test(meta);
}

/** The module scripts of an HTML block, each with its line number in the page. */
export function scriptsOf(snippet: Snippet): readonly Snippet[] {
  return [...snippet.code.matchAll(moduleScript)].map((match) => {
    const linesBefore = snippet.code.slice(0, match.index).split('\n').length;
    return { ...snippet, line: snippet.line + linesBefore, code: match[1] ?? '' };
  });
}
