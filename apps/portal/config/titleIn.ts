import { existsSync, readFileSync } from 'node:fs';
import { fillProductText } from './productText.ts';

/**
 * Title in a document's front matter; undefined if it has none.
 *
 * @param file - path of the document
 */
export function titleIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const title = /^title: *(?<quote>["']?)(?<text>.+?)\k<quote> *$/m.exec(
    readFileSync(file, 'utf8'),
  );
  return title?.groups?.['text'] && fillProductText(title.groups['text']);
}
