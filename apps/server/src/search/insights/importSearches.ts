import { z } from 'zod';
import { type CountIncrement, writeCounts } from '../../page-views/writeCounts.ts';
import type { Database } from '../../platform/database/openDatabase.ts';
import { importFile } from '../../storage/importFile.ts';

const count = z.int().min(0);
const fileSchema = z.object({
  version: z.literal(1),
  days: z.array(
    z.object({
      day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
      queries: z.array(
        z.object({
          query: z.string(),
          searches: count,
          hits: count,
          clicks: count,
          positions: count,
        }),
      ),
      results: z.array(z.object({ path: z.string(), shown: count, opened: count })),
    }),
  ),
});

/**
 * Imports the search counts that an earlier version stored in a file. The file is deleted, because
 * search counts are kept for 30 days and nothing else would delete it.
 */
export async function importSearches(database: Database, path: string): Promise<void> {
  await importFile(database, { path, parse, write: writeCounts, isRemoved: true });
}

function parse(text: string): readonly CountIncrement[] {
  const { days } = fileSchema.parse(JSON.parse(text));
  return days.flatMap(({ day, queries, results }): CountIncrement[] => [
    ...queries.map(({ query: name, searches: amount, clicks: opened, positions, hits }) => ({
      topic: 'queries' as const,
      day,
      name,
      amount,
      opened,
      positions,
      hits,
    })),
    ...results.map(({ path: name, shown: amount, opened }) => ({
      topic: 'results' as const,
      day,
      name,
      amount,
      opened,
      positions: 0,
      hits: null,
    })),
  ]);
}
