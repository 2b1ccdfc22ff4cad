import { existsSync, readFileSync } from 'node:fs';
import { fillProductText } from './productText.ts';

/**
 * Title in a document's front matter; undefined if it has none.
 *
 * @param file - path of the document
 */
export function titleIn(file: string): string | undefined {
  return valueIn(file, /^title: *(?<quote>["']?)(?<text>.+?)\k<quote> *$/m);
}

/**
 * Name of a document among those of its set: its sidebar label, else its title; undefined if it has neither.
 *
 * @param file - path of the document
 */
export function labelIn(file: string): string | undefined {
  return (
    valueIn(file, /^sidebar_label: *(?<quote>["']?)(?<text>.+?)\k<quote> *$/m) ?? titleIn(file)
  );
}

function valueIn(file: string, line: RegExp): string | undefined {
  if (!existsSync(file)) return undefined;
  const text = line.exec(readFileSync(file, 'utf8'))?.groups?.['text'];
  return text && fillProductText(text);
}
