import { readFile } from 'node:fs/promises';
import { damagedFile } from './damagedFile.ts';

/** How to read a file of the data folder. */
export interface DataFile<T> {
  /** Throws if the text is invalid. */
  readonly parse: (text: string) => T;
  /** What the server does without the file, as a sentence. */
  readonly without: string;
}

/**
 * Reads a file that need not exist yet. A damaged file is left unchanged.
 *
 * @returns undefined if there is none
 * @throws StartError if it is damaged
 */
export async function readDataFile<T>(path: string, file: DataFile<T>): Promise<T | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return file.parse(text);
  } catch (cause) {
    throw damagedFile(path, { isEmpty: text.trim() === '', without: file.without, cause });
  }
}
