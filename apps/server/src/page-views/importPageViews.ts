import { z } from 'zod';
import type { Database } from '../platform/database/openDatabase.ts';
import { importFile } from '../storage/importFile.ts';
import { type CountIncrement, writeCounts } from './writeCounts.ts';

/** Topics of the file. `search` comes from the first version, and is not shown anywhere. */
const groups = ['paths', 'referrers', 'helpful', 'unhelpful'] as const;

const fileSchema = z.object({
  version: z.literal(1),
  days: z.record(
    z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    z.partialRecord(z.enum([...groups, 'search']), z.record(z.string(), z.int().min(0))),
  ),
});

/** Imports the counts that an earlier version stored in a file. */
export async function importPageViews(database: Database, path: string): Promise<void> {
  await importFile(database, { path, parse, write: writeCounts });
}

function parse(text: string): readonly CountIncrement[] {
  const { days } = fileSchema.parse(JSON.parse(text));
  return Object.entries(days).flatMap(([day, counted]) =>
    groups.flatMap((topic) =>
      Object.entries(counted[topic] ?? {}).map(([name, amount]) => ({
        topic,
        day,
        name,
        amount,
        opened: 0,
        positions: 0,
        hits: null,
      })),
    ),
  );
}
