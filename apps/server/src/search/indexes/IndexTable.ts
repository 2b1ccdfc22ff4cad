import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/openDatabase.ts';
import { importFile } from '../../storage/importFile.ts';
import { listIndexFiles } from './IndexFolder.ts';
import { IndexConflictError, type IndexStorage, type TakeIndex } from './IndexStorage.ts';
import { PushedIndex } from './PushedIndex.ts';

/**
 * Indexes as rows of a table that several servers share. Each change updates the version of a row,
 * which the other servers check.
 */
export class IndexTable implements IndexStorage {
  readonly isShared = true;
  readonly #database: Database;
  /** Versions known to this server. */
  readonly #versions = new Map<string, string>();

  constructor(database: Database) {
    this.#database = database;
  }

  async readChanges(take: TakeIndex): Promise<void> {
    const rows = await this.#database
      .selectFrom('search_indexes')
      .select(['name', 'version'])
      .execute();
    const stored = new Map(rows.map(({ name, version }) => [name, version]));
    const names = new Set([...stored.keys(), ...this.#versions.keys()]);
    for (const name of names) {
      if (stored.get(name) !== this.#versions.get(name)) await this.#read(name, take);
    }
  }

  async write(name: string, index: PushedIndex | undefined): Promise<void> {
    const known = this.#versions.get(name);
    const version = randomBytes(8).toString('hex');
    const changed =
      index === undefined
        ? await this.#remove(name, known)
        : await this.#put({ name, version, content: index.serialize(name) }, known);
    if (changed === 0n && !(index === undefined && known === undefined)) {
      // The next poll of the table reads the changes of the other server.
      this.#versions.set(name, 'another');
      throw new IndexConflictError(`Another server has changed the search index ${name}.`);
    }
    if (index === undefined) this.#versions.delete(name);
    else this.#versions.set(name, version);
  }

  async #read(name: string, take: TakeIndex): Promise<void> {
    const row = await this.#database
      .selectFrom('search_indexes')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirst();
    // If this server has its own change, its write finds another version and is rejected.
    if (!take(name, row && parse(row.content))) return;
    if (row === undefined) this.#versions.delete(name);
    else this.#versions.set(name, row.version);
  }

  async #put(
    row: { readonly name: string; readonly version: string; readonly content: string },
    known: string | undefined,
  ): Promise<bigint> {
    const { name, ...changed } = row;
    if (known === undefined) {
      const { numInsertedOrUpdatedRows } = await this.#database
        .insertInto('search_indexes')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows ?? 0n;
    }
    const { numUpdatedRows } = await this.#database
      .updateTable('search_indexes')
      .set(changed)
      .where('name', '=', name)
      .where('version', '=', known)
      .executeTakeFirstOrThrow();
    return numUpdatedRows;
  }

  async #remove(name: string, known: string | undefined): Promise<bigint> {
    if (known === undefined) return 0n;
    const { numDeletedRows } = await this.#database
      .deleteFrom('search_indexes')
      .where('name', '=', name)
      .where('version', '=', known)
      .executeTakeFirstOrThrow();
    return numDeletedRows;
  }
}

/** @returns undefined for the format of a later version of the server */
function parse(content: string): PushedIndex | undefined {
  try {
    return PushedIndex.parse(content).index;
  } catch {
    return undefined;
  }
}

/** Imports the indexes that a server stored as files, unless the table has the same name. */
export async function importIndexFiles(database: Database, folder: string): Promise<void> {
  for (const path of await listIndexFiles(folder)) {
    await importFile(database, {
      path,
      parse: (text) => ({ name: PushedIndex.parse(text).name, content: text }),
      write: async (transaction, index) => {
        await transaction
          .insertInto('search_indexes')
          .values({ ...index, version: randomBytes(8).toString('hex') })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      },
    });
  }
}
