import { isNotModified } from '../../static/validators.ts';
import type { ApiRoutes } from '../api-requests/ApiRoutes.ts';
import type { Call } from '../api-requests/Call.ts';
import type { RecordParts } from '../records/RecordParts.ts';
import type { LiveBundles } from '../venue-content/LiveBundles.ts';
import { LiveVenues } from './LiveVenues.ts';
import { type MapFormat, StaticMaps } from './StaticMaps.ts';

/** Dependencies of static maps. */
export interface StaticMapParts extends RecordParts {
  readonly bundles: LiveBundles;
}

const types: Readonly<Record<MapFormat, string>> = { svg: 'image/svg+xml', png: 'image/png' };

/** The parameters that both operations read. */
type MapCall = Pick<Call<'getFloorPng'>, 'context' | 'caller' | 'path' | 'query'>;

/** Seconds that caches keep images of public venues. */
const mapMaxAgeSeconds = 300;

/** Floors as SVG and PNG. */
export function addStaticMapRoutes(api: ApiRoutes, parts: StaticMapParts): void {
  const maps = new StaticMaps({ ...parts, live: new LiveVenues(parts) });
  api.onBytes('getFloorSvg', (call) => answer(parts, maps, { call, format: 'svg' }));
  api.onBytes('getFloorPng', (call) => answer(parts, maps, { call, format: 'png' }));
}

async function answer(
  { venues }: StaticMapParts,
  maps: StaticMaps,
  { call, format }: { readonly call: MapCall; readonly format: MapFormat },
): Promise<Response> {
  const { context, caller, path, query } = call;
  const own = await venues.require(caller, path.venueId);
  const { bytes, etag } = await maps.find({ own, floor: path.floorId, format, query });
  context.header('ETag', etag);
  context.header('Vary', 'Authorization', { append: true });
  const isForAnybody =
    query.access === undefined && context.req.header('Authorization') === undefined;
  context.header(
    'Cache-Control',
    isForAnybody ? `public, max-age=${mapMaxAgeSeconds}` : 'private, no-cache',
  );
  // An image opened as a page must not run scripts.
  context.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
  const conditions = { ifNoneMatch: context.req.header('If-None-Match') };
  if (isNotModified(conditions, { etag, modified: NaN })) return context.body(null, 304);
  return context.body(new Uint8Array(bytes), 200, { 'Content-Type': types[format] });
}
