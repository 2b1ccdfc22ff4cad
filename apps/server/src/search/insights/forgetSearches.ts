import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What the data folder calls the counts of searches. */
export const searchesFile = 'searches.json';

/**
 * Removes what was counted of searches from a data folder. A server that runs on it forgets too,
 * when it next looks.
 *
 * @returns what was done, in a sentence.
 */
export async function forgetSearches(dataFolder: string): Promise<string> {
  const path = join(dataFolder, searchesFile);
  let removed = 0;
  for (const name of [path, `${path}.new`, `${path}.unreadable`]) {
    removed += await rm(name).then(
      () => 1,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return 0;
      },
    );
  }
  return removed > 0
    ? `What readers searched for is forgotten: ${path} is removed.`
    : `There is nothing to forget: ${path} does not exist.`;
}
