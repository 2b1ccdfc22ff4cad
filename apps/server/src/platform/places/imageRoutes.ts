import { createHash } from 'node:crypto';
import type { Venue } from '@mezzanine/mezzanine-js/headless';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import { isNotModified } from '../../static/validators.ts';
import type { ApiRoutes } from '../calls/ApiRoutes.ts';
import { PageCursor } from '../records/PageCursor.ts';
import type { RecordParts } from '../records/RecordParts.ts';

const folder = 'assets/';
const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** The pictures of a bundle. */
export function addImageRoutes(api: ApiRoutes, { venues, models }: RecordParts): void {
  api.on('listImages', async ({ caller, path, query }) => {
    const venue = await models.modelOf(venues.require(caller, path.venueId));
    const { cursor, limit = 100 } = query;
    const pages = new PageCursor('images');
    const after = pages.read(cursor);
    const rest = imagesOf(venue).filter(({ name }) => name > after);
    const images = rest.slice(0, limit);
    const last = images.at(-1);
    const nextCursor = rest.length > limit && last ? pages.after(last.name) : undefined;
    return { status: 200, body: { images, ...(nextCursor !== undefined && { nextCursor }) } };
  });

  api.onBytes('getImage', async ({ context, caller, path }) => {
    const venue = await models.modelOf(venues.require(caller, path.venueId));
    const bytes = venue.assetBytes(`${folder}${path.name}`);
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
    // A picture that somebody opens as a page runs nothing.
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
  return Object.entries(venue.mvf.extras)
    .flatMap(([path, { length: bytes }]) => {
      const name = path.slice(folder.length);
      const type =
        path.startsWith(folder) && /^[\w.-]{1,200}$/.test(name) ? typeOf(name) : undefined;
      return type === undefined ? [] : [{ name, path, type, bytes }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function typeOf(name: string): string | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}
