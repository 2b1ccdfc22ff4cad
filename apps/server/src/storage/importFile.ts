import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database } from '../platform/database/openDatabase.ts';
import { readDataFile } from './readDataFile.ts';

/** A file of an earlier version of the server, whose content belongs in the database. */
export interface EarlierFile<T> {
  readonly path: string;
  /** Throws if the text is invalid. */
  readonly parse: (text: string) => T;
  readonly write: (transaction: Database, content: T) => Promise<void>;
  /**
   * Whether to delete the file afterwards, instead of renaming it to `….imported`. Default: false.
   */
  readonly isRemoved?: boolean;
}

/**
 * Imports a file exactly once, even if the process crashes. Does nothing without a file.
 *
 * @throws StartError if it is damaged
 */
export async function importFile<T>(database: Database, file: EarlierFile<T>): Promise<void> {
  const { path, parse, write, isRemoved = false } = file;
  const read = await readDataFile(path, {
    parse: (text) => ({
      content: parse(text),
      digest: createHash('sha256')
        .update(`${basename(path)}\n${text}`)
        .digest('hex'),
    }),
    without: 'what it holds is then not imported.',
  });
  if (read === undefined) return;
  await database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('imported_files')
      .values({ digest: read.digest, imported_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    await write(transaction, read.content);
  });
  if (isRemoved) await rm(path);
  else await rename(path, `${path}.imported`);
}
