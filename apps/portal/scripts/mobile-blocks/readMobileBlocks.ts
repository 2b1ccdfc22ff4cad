import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fillProductText } from '../../config/productText.ts';
import { withoutRemoved } from '../../plugins/code/LineMarks.ts';
import { parseFenceMeta } from '../../plugins/code/parseFenceMeta.ts';
import { extractSnippets, type Snippet } from '../snippets/extractSnippets.ts';
import type { MobileBlock } from './MobileBlock.ts';

/**
 * Reads the blocks of a set's pages in some languages, in the order of the files. Blocks that quote a
 * file are compiled with that file.
 *
 * @param root - root folder of the repository
 * @param set - documentation set, such as `android-sdk`
 * @param languages - fence languages
 */
export function readMobileBlocks(
  root: string,
  set: string,
  languages: readonly string[],
): readonly MobileBlock[] {
  const folder = path.join('apps/portal', `${set}_versioned_docs`);
  if (!existsSync(path.join(root, folder))) return [];
  const pages = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((page) => /\.mdx?$/.test(page))
    .sort();
  return pages.flatMap((page) => {
    const file = path.posix.join(folder, page.split(path.sep).join('/'));
    const text = fillProductText(readFileSync(path.join(root, file), 'utf8'));
    return extractSnippets(file, text)
      .filter(({ language, meta }) => languages.includes(language) && !/\bfile=/.test(meta))
      .map(blockOf);
  });
}

function blockOf(snippet: Snippet): MobileBlock {
  const { file, line, meta, code } = snippet;
  const version = /\/version-(?<version>[\d.]+)\//.exec(file)?.groups?.['version'] ?? '';
  const wrapper = /\bin="(?<wrapper>[\w-]+)"/.exec(meta)?.groups?.['wrapper'];
  const page = file.replace(/^.*\/version-[\d.]+\//, '').replace(/\.mdx?$/, '');
  return {
    snippet,
    version,
    name: `${page.replace(/\W/g, '_')}_${line}`,
    code: withoutRemoved(code, parseFenceMeta(meta).marks),
    ...(wrapper === undefined ? {} : { wrapper }),
    isWrong: /\bexpect-error\b/.test(meta),
  };
}
