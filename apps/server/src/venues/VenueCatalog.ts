import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SiteFile } from '../static/siteManifest.ts';

const bundleSchema = z.object({
  formatVersion: z.string().regex(/^\d+\.\d+\.\d+$/),
  file: z.string().regex(/^[\w-]+(?:\.[\w-]+)*\.zip$/),
});

const entrySchema = z.object({
  id: z.string().regex(/^[\w-]+$/),
  name: z.string(),
  description: z.string(),
  city: z.string().optional(),
  updatedAt: z.string(),
  bundles: z.array(bundleSchema).min(1),
});

const catalogSchema = z.object({ venues: z.array(entrySchema) });

/** Metadata of a venue in the public list. */
export type VenueListing = Omit<z.infer<typeof entrySchema>, 'bundles'> & {
  /** Versions of the venue format that it is available in, newest first. */
  readonly formatVersions: readonly string[];
  /** Size of the bundle in the newest version. */
  readonly bytes: number;
  /** Size of each bundle, in the order of `formatVersions`. */
  readonly bundles: readonly { readonly formatVersion: string; readonly bytes: number }[];
};

/** A venue with its bundles by version of the format, newest first. */
export interface CatalogVenue {
  readonly listing: VenueListing;
  readonly bundles: ReadonlyMap<string, SiteFile>;
}

/** The venues of this server, read once at startup. */
export class VenueCatalog {
  /** In the order of `venues.json`. */
  readonly listings: readonly VenueListing[];
  readonly #venues: ReadonlyMap<string, CatalogVenue>;

  constructor(venues: readonly CatalogVenue[]) {
    this.listings = venues.map(({ listing }) => listing);
    this.#venues = new Map(venues.map((venue) => [venue.listing.id, venue]));
  }

  /** @returns undefined for an unknown id. */
  getVenue(id: string): CatalogVenue | undefined {
    return this.#venues.get(id);
  }
}

/**
 * The bundle of a venue in a version of the format: `1` is the newest version 1.x.y.
 *
 * @param version Default: the newest version.
 * @returns undefined if the venue is not available in this version.
 */
export function findBundle(venue: CatalogVenue, version?: string): SiteFile | undefined {
  for (const [formatVersion, bundle] of venue.bundles) {
    if (version === undefined || `${formatVersion}.`.startsWith(`${version}.`)) return bundle;
  }
  return undefined;
}

/**
 * Reads `venues.json` and the bundles next to it that it lists.
 *
 * @param folder Relative to `root`.
 * @throws if a listed bundle is missing or the list is invalid.
 */
export async function readVenueCatalog(root: string, folder: string): Promise<VenueCatalog> {
  const list = catalogSchema.parse(
    JSON.parse(await readFile(join(root, folder, 'venues.json'), 'utf8')),
  );
  return new VenueCatalog(
    await Promise.all(
      list.venues.map(async ({ bundles, ...venue }) => {
        const files = await Promise.all(
          bundles.map(({ file }) => describeBundle(root, `${folder}/${file}`)),
        );
        const sizes = bundles.map(({ formatVersion }, i) => ({
          formatVersion,
          bytes: files[i]?.size ?? 0,
        }));
        return {
          listing: {
            ...venue,
            formatVersions: sizes.map(({ formatVersion }) => formatVersion),
            bytes: sizes[0]?.bytes ?? 0,
            bundles: sizes,
          },
          bundles: new Map(
            files.map((file, i) => [bundles[i]?.formatVersion ?? '', file] as const),
          ),
        };
      }),
    ),
  );
}

async function describeBundle(root: string, path: string): Promise<SiteFile> {
  const [bytes, { mtimeMs }] = await Promise.all([
    readFile(join(root, path)),
    stat(join(root, path)),
  ]);
  return {
    path,
    type: 'application/zip',
    size: bytes.length,
    modified: mtimeMs,
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    immutable: false,
  };
}
