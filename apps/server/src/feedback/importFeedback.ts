import { z } from 'zod';
import type { Database } from '../platform/database/openDatabase.ts';
import { importFile } from '../storage/importFile.ts';
import { maxTextLength, writeNotes } from './FeedbackNotes.ts';

const fileSchema = z.object({
  version: z.literal(1),
  notes: z.array(
    z.object({
      day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
      path: z.string(),
      isHelpful: z.boolean(),
      reason: z.string(),
      text: z.string().max(maxTextLength),
    }),
  ),
});

/** Imports the notes that an earlier version stored in a file. */
export async function importFeedback(database: Database, path: string): Promise<void> {
  const parse = (text: string) => fileSchema.parse(JSON.parse(text)).notes;
  await importFile(database, { path, parse, write: writeNotes });
}
