import { existsSync, readFileSync } from 'node:fs';
import { fillProductText } from './productText.ts';

/**
 * The title that a document gives itself; undefined where there is none.
 *
 * @param file - its path
 */
export function titleIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const title = /^title: *(?<quote>["']?)(?<text>.+?)\k<quote> *$/m.exec(
    readFileSync(file, 'utf8'),
  );
  return title?.groups?.['text'] && fillProductText(title.groups['text']);
}
