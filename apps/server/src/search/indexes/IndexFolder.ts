import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readDataFile } from '../../storage/readDataFile.ts';
import { writeWhole } from '../../storage/writeWhole.ts';
import type { IndexStorage, TakeIndex } from './IndexStorage.ts';
import { PushedIndex } from './PushedIndex.ts';

/**
 * Stores indexes as files in a folder that belongs to one server. After a crash, each is either the
 * old or the new version.
 */
export class IndexFolder implements IndexStorage {
  readonly isShared = false;
  readonly #folder: string;

  /** @param folder - need not exist yet */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async readChanges(take: TakeIndex): Promise<void> {
    for (const path of await listIndexFiles(this.#folder)) {
      const read = await readDataFile(path, {
        parse: (text) => PushedIndex.parse(text),
        without: 'its index has to be pushed again.',
      });
      if (read !== undefined) take(read.name, read.index);
    }
  }

  async write(name: string, index: PushedIndex | undefined): Promise<void> {
    const path = join(this.#folder, fileName(name));
    if (index === undefined) await rm(path, { force: true });
    else await writeWhole(path, index.serialize(name));
  }
}

/** Paths of the files of indexes in a folder, which need not exist. */
export async function listIndexFiles(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return files.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
}

/** Encodes the case of letters in names, because some file systems ignore it. */
function fileName(name: string): string {
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${name.toLowerCase()}-${digest}.json`;
}
