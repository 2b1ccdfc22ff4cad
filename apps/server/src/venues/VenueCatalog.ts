import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SiteFile } from '../static/siteManifest.ts';

const listingSchema = z.object({
  id: z.string().regex(/^[\w-]+$/),
  name: z.string(),
  description: z.string(),
  city: z.string().optional(),
  updatedAt: z.string(),
  formatVersions: z.array(z.string()),
});

const catalogSchema = z.object({ venues: z.array(listingSchema) });

/** What the public list says of a venue. */
export type VenueListing = z.infer<typeof listingSchema> & {
  /** Size of the bundle. */
  readonly bytes: number;
};

/** The venues that this server hands out, read once at start. */
export class VenueCatalog {
  /** In the order of `venues.json`. */
  readonly listings: readonly VenueListing[];
  readonly #bundles: ReadonlyMap<string, SiteFile>;

  constructor(entries: readonly { readonly listing: VenueListing; readonly bundle: SiteFile }[]) {
    this.listings = entries.map(({ listing }) => listing);
    this.#bundles = new Map(entries.map(({ listing, bundle }) => [listing.id, bundle]));
  }

  /** @returns undefined where no venue has this id. */
  getBundle(id: string): SiteFile | undefined {
    return this.#bundles.get(id);
  }
}

/**
 * Reads `venues.json` and the bundles beside it (`<id>.mvf.zip`).
 *
 * @param folder Relative to `root`.
 * @throws when a listed bundle is missing or the list is not as expected.
 */
export async function readVenueCatalog(root: string, folder: string): Promise<VenueCatalog> {
  const list = catalogSchema.parse(
    JSON.parse(await readFile(join(root, folder, 'venues.json'), 'utf8')),
  );
  return new VenueCatalog(
    await Promise.all(
      list.venues.map(async (venue) => {
        const bundle = await describeBundle(root, `${folder}/${venue.id}.mvf.zip`);
        return { listing: { ...venue, bytes: bundle.size }, bundle };
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
