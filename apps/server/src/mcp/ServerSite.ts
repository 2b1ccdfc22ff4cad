import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexSearch, type SiteHit, type SiteQuery, type SiteSource } from '@mezzanine/mcp';
import type { SearchIndex } from '@mezzanine/search';
import { computations } from '../overload/TurnQueue.ts';
import type { Site } from '../static/Site.ts';

/** Dependencies that describe the built site. */
export interface ServerSiteParts {
  /** Folder that file paths are relative to. */
  readonly root: string;
  readonly site: Site;
  readonly searchIndex: SearchIndex;
}

/** Maximum size of a file that a tool reads, in bytes. */
const maxFileBytes = 16 * 2 ** 20;

/** The site of this server, without requests to itself. */
export class ServerSite implements SiteSource {
  readonly origin: string;
  readonly #parts: ServerSiteParts;

  constructor(parts: ServerSiteParts, origin: string) {
    this.#parts = parts;
    this.origin = origin;
  }

  search(query: SiteQuery): Promise<readonly SiteHit[]> {
    return computations.run(() => indexSearch(this.#parts.searchIndex, query));
  }

  async readText(path: string): Promise<string | undefined> {
    const found = this.#parts.site.resolve(path);
    if (found.kind !== 'file' || found.file.size > maxFileBytes) return undefined;
    return readFile(join(this.#parts.root, found.file.path), 'utf8');
  }
}
