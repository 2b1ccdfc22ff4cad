import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CatalogVenue } from '../../venues/VenueCatalog.ts';
import type { SiteFile } from '../../static/siteManifest.ts';
import type { Database } from '../database/openDatabase.ts';
import type { VenueVersionRow } from '../database/venueTables.ts';

/** Maximum number of versions in memory, without their content. */
const maxVersions = 500;

/** Where published venues are stored. */
export interface StoredVenueParts {
  readonly database: Database;
  /** Folder that the paths of bundles are relative to. */
  readonly root: string;
  /** Folder with copies of bundles from the database. It may be deleted while no server runs. */
  readonly folder: string;
}

/** A bundle of a version in the database. */
interface StoredBundle {
  readonly version: string;
  readonly formatVersion: string;
  readonly digest: string;
  readonly size: number;
}

/**
 * The venues that workspaces publish. Their bundles are stored in the database, which all servers
 * share. Each server copies requested bundles to its disk, to serve them like other files.
 */
export class StoredVenues {
  readonly #parts: StoredVenueParts;
  readonly #versions = new LRUCache<string, CatalogVenue>({ max: maxVersions });

  constructor(parts: StoredVenueParts) {
    this.#parts = parts;
  }

  /** One version of the venue. Versions never change. */
  async get(version: string): Promise<CatalogVenue | undefined> {
    const known = this.#versions.get(version);
    if (known !== undefined && (await this.#isCopied(known))) return known;
    const { database } = this.#parts;
    const row = await database
      .selectFrom('venue_versions')
      .selectAll()
      .where('id', '=', version)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const bundles = await database
      .selectFrom('venue_bundles')
      .select(['format_version', 'digest', 'size'])
      .where('version', '=', version)
      .orderBy('format_version', 'desc')
      .execute();
    for (const { digest, size, format_version } of bundles) {
      await this.#copy({ version, formatVersion: format_version, digest, size });
    }
    const venue = venueOf(
      row,
      bundles.map(({ format_version, ...bundle }) => [format_version, this.#fileOf(row, bundle)]),
    );
    this.#versions.set(version, venue);
    return venue;
  }

  /** Deletes copies of bundles that are no longer published. */
  async forgetOld(): Promise<void> {
    const { database, folder } = this.#parts;
    const names = await readdir(folder).catch(() => []);
    if (names.length === 0) return;
    const rows = await database.selectFrom('venue_bundles').select('digest').execute();
    const used = new Set(rows.map(({ digest }) => nameOf(digest)));
    for (const name of names) if (!used.has(name)) await rm(join(folder, name), { force: true });
  }

  async #isCopied({ bundles }: CatalogVenue): Promise<boolean> {
    const copies = [...bundles.values()].map(({ path, size }) =>
      isComplete(join(this.#parts.root, path), size),
    );
    return (await Promise.all(copies)).every(Boolean);
  }

  async #copy({ version, formatVersion, digest, size }: StoredBundle): Promise<void> {
    const { database, folder } = this.#parts;
    const path = join(folder, nameOf(digest));
    if (await isComplete(path, size)) return;
    const { bytes } = await database
      .selectFrom('venue_bundles')
      .select('bytes')
      .where('version', '=', version)
      .where('format_version', '=', formatVersion)
      .executeTakeFirstOrThrow();
    await mkdir(folder, { recursive: true });
    // Concurrent requests for the same bundle must not write to the same file.
    const partial = `${path}.${randomBytes(4).toString('hex')}`;
    try {
      await writeFile(partial, new Uint8Array(bytes), { mode: 0o600 });
      await rename(partial, path);
    } catch (error) {
      // On a full disk, the partial file would occupy the remaining space.
      await rm(partial, { force: true });
      throw error;
    }
  }

  #fileOf(
    { created_at }: VenueVersionRow,
    { digest, size }: { readonly digest: string; readonly size: number },
  ): SiteFile {
    const { root, folder } = this.#parts;
    return {
      path: relative(root, join(folder, nameOf(digest))),
      type: 'application/zip',
      size,
      modified: Date.parse(created_at),
      hash: digest.slice(0, 32),
      immutable: false,
    };
  }
}

function nameOf(digest: string): string {
  return `${digest}.mvf.zip`;
}

/** A power failure can leave a file without its last bytes. */
async function isComplete(path: string, size: number): Promise<boolean> {
  return stat(path).then(
    (found) => found.size === size,
    () => false,
  );
}

function venueOf(
  row: VenueVersionRow,
  bundles: readonly (readonly [formatVersion: string, file: SiteFile])[],
): CatalogVenue {
  const sizes = bundles.map(([formatVersion, { size: bytes }]) => ({ formatVersion, bytes }));
  return {
    listing: {
      id: row.venue,
      name: row.name,
      description: row.description,
      ...(row.city !== null && { city: row.city }),
      updatedAt: row.created_at,
      formatVersions: sizes.map(({ formatVersion }) => formatVersion),
      bytes: sizes[0]?.bytes ?? 0,
      bundles: sizes,
    },
    bundles: new Map(bundles),
  };
}
