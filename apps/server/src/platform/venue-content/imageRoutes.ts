import { createHash } from 'node:crypto';
import type { Venue } from '@mezzanine/mezzanine-js/headless';
import { sql } from 'kysely';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import { isNotModified } from '../../static/validators.ts';
import type { ApiRoutes } from '../api-requests/ApiRoutes.ts';
import type { Database } from '../database/openDatabase.ts';
import { PageCursor } from '../records/PageCursor.ts';
import type { RecordParts } from '../records/RecordParts.ts';

const folder = 'assets/';
/**
 * Files that the API serves as images. The SDK's table of types that a map can draw may differ, and
 * is not exported.
 */
const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** The images of a bundle. */
export function addImageRoutes(api: ApiRoutes, { database, venues, models }: RecordParts): void {
  api.on('listImages', async ({ caller, path, query }) => {
    const own = await venues.require(caller, path.venueId);
    const venue = await models.modelOf(own);
    const { cursor, limit = 100 } = query;
    const pages = new PageCursor('images');
    const after = pages.read(cursor);
    const all = [...imagesOf(venue), ...(await syncedImages(database, own.listing.id))];
    const rest = all.sort(byName).filter(({ name }) => name > after);
    const { page, next } = pages.cut(rest, limit, ({ name }) => name);
    return { status: 200, body: { images: page, ...next } };
  });

  api.onBytes('getImage', async ({ context, caller, path }) => {
    const own = await venues.require(caller, path.venueId);
    const venue = await models.modelOf(own);
    const bytes =
      venue.assetBytes(`${folder}${path.name}`) ??
      (await syncedImage(database, own.listing.id, path.name));
    const type = typeOf(path.name);
    if (bytes === undefined || type === undefined) {
      throw new RequestProblem(
        404,
        `No image of the venue is called "${path.name}". List them: GET …/images`,
      );
    }
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
    context.header('ETag', etag);
    context.header('Cache-Control', 'private, no-cache');
    context.header('Vary', 'Authorization', { append: true });
    // An image opened as a page must not run scripts.
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    const conditions = { ifNoneMatch: context.req.header('If-None-Match') };
    if (isNotModified(conditions, { etag, modified: NaN })) return context.body(null, 304);
    return context.body(new Uint8Array(bytes), 200, { 'Content-Type': type });
  });
}

function imagesOf(venue: Venue) {
  return Object.entries(venue.mvf.extras).flatMap(([path, { length: bytes }]) => {
    const name = path.slice(folder.length);
    const type = path.startsWith(folder) && /^[\w.-]{1,200}$/.test(name) ? typeOf(name) : undefined;
    return type === undefined ? [] : [{ name, path, type, bytes }];
  });
}

/** Images from a sync. */
async function syncedImages(database: Database, venue: string) {
  const rows = await database
    .selectFrom('images')
    .select(['name', sql<number>`length(bytes)`.as('size')])
    .where('venue', '=', venue)
    .execute();
  return rows.flatMap(({ name, size }) => {
    const type = typeOf(name);
    return type === undefined
      ? []
      : [{ name, path: `${folder}${name}`, type, bytes: Number(size) }];
  });
}

async function syncedImage(database: Database, venue: string, name: string) {
  const row = await database
    .selectFrom('images')
    .select('bytes')
    .where('venue', '=', venue)
    .where('name', '=', name)
    .executeTakeFirst();
  // One of the database drivers returns an ArrayBuffer.
  return row && new Uint8Array(row.bytes);
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}

function typeOf(name: string): string | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}
