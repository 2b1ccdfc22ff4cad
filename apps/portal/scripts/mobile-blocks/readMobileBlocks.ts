import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../../../site.config.ts';
import { fillProductText } from '../../config/productText.ts';
import { docSets } from '../../config/sets.ts';
import { withoutRemoved } from '../../plugins/code/LineMarks.ts';
import { parseFenceMeta } from '../../plugins/code/parseFenceMeta.ts';
import { extractSnippets, type Snippet } from '../snippets/extractSnippets.ts';
import type { MobileBlock } from './MobileBlock.ts';

/**
 * Reads the blocks of a set's pages in some languages, in the order of the files, then those in the
 * skill about the latest version. Blocks that quote a file are compiled with that file.
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
  const [latest] = docSets.find(({ id }) => id === set)?.versions ?? [];
  const skill = `skills/${site.product.slug}-${set.replace(/-sdk$/, '')}`;
  return [
    ...pagesIn(root, path.posix.join('apps/portal', `${set}_versioned_docs`)).map((file) => ({
      file,
      version: /\/version-(?<version>[\d.]+)\//.exec(file)?.groups?.['version'] ?? '',
    })),
    ...pagesIn(root, skill).map((file) => ({ file, version: latest?.name ?? '' })),
  ].flatMap(({ file, version }) => {
    const text = fillProductText(readFileSync(path.join(root, file), 'utf8'));
    return extractSnippets(file, text)
      .filter(({ language, meta }) => languages.includes(language) && !/\bfile=/.test(meta))
      .map((snippet) => blockOf(snippet, version));
  });
}

/** Markdown files of a folder, relative to the repository; none if there is no such folder. */
function pagesIn(root: string, folder: string): readonly string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((page) => /\.mdx?$/.test(page))
    .sort()
    .map((page) => path.posix.join(folder, page.split(path.sep).join('/')));
}

function blockOf(snippet: Snippet, version: string): MobileBlock {
  const { file, line, meta, code } = snippet;
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
