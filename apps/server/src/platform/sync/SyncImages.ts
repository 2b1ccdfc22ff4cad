import { createHash } from 'node:crypto';
import type { SyncedImageRow } from '../database/workTables.ts';
import type { Database } from '../database/openDatabase.ts';
import { EndpointError, type EndpointAccess, getWithRetries } from './readEndpoint.ts';

/** Maximum bytes of an image. */
export const maxImageBytes = 15 * 1024 * 1024;

/** An image that was checked in a run. */
interface Fetched {
  /** Path in records: `assets/…`; undefined if it could not be downloaded. */
  readonly path: string | undefined;
  readonly note?: string;
}

/**
 * Images that records refer to by URL. Each is requested once per run, with the ETag of the last
 * response. Content is stored by its digest, so that an unchanged image is stored once.
 */
export class SyncImages {
  readonly #database: Database;
  readonly #venue: string;
  readonly #access: EndpointAccess;
  readonly #isDry: boolean;
  readonly #fetched = new Map<string, Promise<Fetched>>();

  constructor(
    database: Database,
    { venue, access, isDry }: { venue: string; access: EndpointAccess; isDry: boolean },
  ) {
    this.#database = database;
    this.#venue = venue;
    // Other hosts of images must not receive the customer's API keys.
    this.#access = { ...access, headers: {} };
    this.#isDry = isDry;
  }

  /** The path of an image in the bundle, or why there is none. */
  fetch(url: string): Promise<Fetched> {
    let fetched = this.#fetched.get(url);
    if (fetched === undefined) this.#fetched.set(url, (fetched = this.#fetch(url)));
    return fetched;
  }

  async #fetch(url: string): Promise<Fetched> {
    const known = await this.#database
      .selectFrom('synced_images')
      .selectAll()
      .where('venue', '=', this.#venue)
      .where('url', '=', url)
      .executeTakeFirst();
    const kept = known && `assets/${known.name}`;
    try {
      const response = await getWithRetries(url, this.#access, {
        headers: { Accept: 'image/*', ...conditionsOf(known) },
        maxBytes: maxImageBytes,
      });
      if (response.status === 304) return { path: kept };
      const extension = extensionOf(response.body);
      if (extension === undefined) {
        return { path: kept, note: `${url} is not a JPEG, PNG, or SVG; it was left out.` };
      }
      const digest = createHash('sha256').update(response.body).digest('hex').slice(0, 32);
      const name = `sync-${digest}.${extension}`;
      const { etag, 'last-modified': modified } = response.headers;
      await this.#keep(response.body, {
        venue: this.#venue,
        url,
        name,
        etag: etag ?? null,
        last_modified: modified ?? null,
      });
      return { path: `assets/${name}` };
    } catch (error) {
      if (!(error instanceof EndpointError)) throw error;
      return { path: kept, note: error.message };
    }
  }

  async #keep(bytes: Uint8Array, row: SyncedImageRow): Promise<void> {
    if (this.#isDry) return;
    const { venue, url, name, etag, last_modified } = row;
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('images')
        .values({ venue, name, bytes })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await transaction
        .insertInto('synced_images')
        .values({ venue, url, name, etag, last_modified })
        .onConflict((conflict) =>
          conflict.columns(['venue', 'url']).doUpdateSet({ name, etag, last_modified }),
        )
        .execute();
    });
  }
}

function conditionsOf(known: SyncedImageRow | undefined): Record<string, string> {
  return {
    ...(known?.etag != null && { 'If-None-Match': known.etag }),
    ...(known?.etag == null &&
      known?.last_modified != null && { 'If-Modified-Since': known.last_modified }),
  };
}

/** The type of an image according to its content, regardless of the Content-Type. */
function extensionOf(bytes: Buffer): 'png' | 'jpg' | 'svg' | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpg';
  const start = bytes.subarray(0, 1000).toString('utf8');
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(start)
    ? 'svg'
    : undefined;
}

/** Fields of stored records that contain image URLs, by endpoint. */
const imageFields: Readonly<Record<string, readonly string[]>> = {
  venue: ['propertyImage'],
  locations: ['logo', 'headerImage', 'pictures'],
  categories: ['icon', 'picture'],
  events: ['image'],
  'check-in-counters': ['logo'],
};

/** A stored record whose images are paths in the bundle. Unavailable images are left out. */
export async function withImages(
  endpoint: string,
  body: Readonly<Record<string, unknown>>,
  images: SyncImages,
): Promise<{ body: Readonly<Record<string, unknown>>; notes: readonly string[] }> {
  const changed: Record<string, unknown> = { ...body };
  const notes: string[] = [];
  const pathOf = async (url: string) => {
    const { path, note } = await images.fetch(url);
    if (note !== undefined) notes.push(note);
    return path;
  };
  for (const field of imageFields[endpoint] ?? []) {
    const value = body[field];
    if (typeof value === 'string') {
      const path = await pathOf(value);
      if (path === undefined) delete changed[field];
      else changed[field] = path;
    }
    if (Array.isArray(value)) {
      const pictures = value as readonly { readonly url: string }[];
      const paths = await Promise.all(pictures.map(({ url }) => pathOf(url)));
      changed[field] = pictures.flatMap((picture, index) => {
        const path = paths[index];
        return path === undefined ? [] : [{ ...picture, url: path }];
      });
    }
  }
  return { body: changed, notes };
}
