import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiListText, type ApiList } from './ApiList.ts';

/** Options for comparing a list with its file. */
export interface ListCheck {
  readonly list: ApiList;
  /** The committed list. */
  readonly file: string;
  /** Whether to write the file instead. */
  readonly isUpdate: boolean;
  /** Command that rewrites the file. */
  readonly updateCommand: string;
}

/**
 * Compares the API of a module with its committed list.
 *
 * @returns the difference and the fix; undefined if the list is current
 */
export function checkApiList({
  list,
  file,
  isUpdate,
  updateCommand,
}: ListCheck): string | undefined {
  const text = apiListText(list);
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (known === text) return undefined;
  if (isUpdate) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return undefined;
  }
  const lines = known.split('\n');
  const line = text.split('\n').findIndex((each, index) => each !== lines[index]);
  return (
    `The API of ${list.module} differs from ${file}, first in line ${line + 1}. ` +
    `If this is intended, update the list: ${updateCommand}`
  );
}
