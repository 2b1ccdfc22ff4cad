import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../platform/database/openDatabase.ts';

/** Name of the file that an earlier version stored search counts in. */
export const searchesFile = 'searches.json';

/**
 * Deletes search counts, including those in a file of an earlier version that was not imported yet.
 * A running server keeps the searches of its last second.
 *
 * @returns a sentence that describes the result
 */
export async function forgetSearches(database: Database, dataFolder: string): Promise<string> {
  const { numDeletedRows } = await database
    .deleteFrom('daily_counts')
    .where('topic', 'in', ['queries', 'results'])
    .executeTakeFirstOrThrow();
  const file = join(dataFolder, searchesFile);
  for (const path of [file, `${file}.new`, `${file}.unreadable`]) await rm(path, { force: true });
  return `The search counts are deleted: ${numDeletedRows} rows.`;
}
