import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { fillProductText } from '../../config/productText.ts';

/** A published document and its source. */
export interface SourceDocument {
  readonly permalink: string;
  /** Path of its source with the alias `@site`. */
  readonly source: string;
}

/**
 * Reads the search phrases of documents from the `keywords` of their front matter.
 *
 * @returns the phrases by URL path, without a slash at its end
 */
export async function readSearchPhrases(
  siteDir: string,
  documents: readonly SourceDocument[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const read = documents.map(async ({ permalink, source }) => {
    const filePath = path.join(siteDir, source.replace(/^@site\//, ''));
    const fileContent = fillProductText(await readFile(filePath, 'utf8'));
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
    const { keywords } = frontMatter;
    return [
      permalink.replace(/\/$/, ''),
      Array.isArray(keywords) ? keywords.map(String) : [],
    ] as const;
  });
  return new Map(await Promise.all(read));
}

/** Documents of the sets. Other pages, such as blog posts, render their keywords themselves. */
const documents = /^(docs|[\w-]+_versioned_docs)\//;

/**
 * Removes the search phrases from the front matter of documents of the sets. Otherwise, browsers would download
 * them with each page, up to three times, with no benefit. `ReaderFiles` writes them for the search index.
 */
export function withoutSearchPhrases(
  siteDir: string,
  filePath: string,
  frontMatter: Record<string, unknown>,
): Record<string, unknown> {
  const file = path.relative(siteDir, filePath).replaceAll('\\', '/');
  if (!documents.test(file)) return frontMatter;
  const { keywords: _phrases, ...others } = frontMatter;
  return others;
}
