import { readFile, rename } from 'node:fs/promises';

/**
 * Reads a file that need not exist yet. One that cannot be understood is kept beside it under the
 * name `….unreadable`, so that nothing is overwritten.
 *
 * @param parse Throws when it does not understand the text.
 * @returns undefined where there is nothing to go on from.
 */
export async function readOrSetAside<T>(
  path: string,
  parse: (text: string) => T,
): Promise<T | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return parse(text);
  } catch {
    await rename(path, `${path}.unreadable`);
    return undefined;
  }
}
