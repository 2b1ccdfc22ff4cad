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

const versionFolder = /^(?<set>web|react-native)-sdk_versioned_docs\/version-(?<major>\d)\.0\//;

/** Marks blocks on pages of other entries than the web SDK 6 with their entry. */
function forVersionOfPage(snippet: Snippet): Snippet {
  if (/\bsdk=/.test(snippet.meta)) return snippet;
  const { set = '', major } = versionFolder.exec(snippet.file)?.groups ?? {};
  const sdk = set === 'react-native' ? `react-native-${major}` : major;
  if (sdk === undefined || sdk === '6') return snippet;
  return { ...snippet, meta: `${snippet.meta} sdk=${sdk}` };
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
