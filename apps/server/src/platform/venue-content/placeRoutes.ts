import type { ApiRoutes } from '../api-requests/ApiRoutes.ts';
import type { Answer, Call, EncodedAnswer } from '../api-requests/Call.ts';
import { PageCursor } from '../records/PageCursor.ts';
import type { RecordParts } from '../records/RecordParts.ts';
import { DirectionsCache } from './DirectionsCache.ts';
import { directionsAnswer } from './directionsAnswer.ts';
import { findRoute } from './findRoute.ts';
import { addImageRoutes } from './imageRoutes.ts';

/** A venue, its floors, spaces, and images, and directions in it. */
export function addPlaceRoutes(api: ApiRoutes, parts: RecordParts): void {
  const { venues, models } = parts;
  api.on('getVenue', async ({ caller, path }) => {
    const venue = await venues.require(caller, path.venueId);
    const { city, ...listing } = venue.listing;
    const { center, timeZone, languages, floors } = await models.modelOf(venue);
    const { longitude, latitude } = center;
    return {
      status: 200,
      body: {
        ...listing,
        ...(city !== undefined && { city }),
        formatVersions: [...listing.formatVersions],
        bundles: listing.bundles.map((bundle) => ({ ...bundle })),
        center: { longitude, latitude },
        ...(timeZone !== undefined && { timeZone }),
        languages: languages.map(({ code, name }) => ({ code, name })),
        floors: floors.map(({ id, name, shortName, elevation }) => ({
          id,
          name,
          elevation,
          ...(shortName !== undefined && { shortName }),
        })),
      },
    };
  });

  api.on('listFloors', async ({ caller, path, query }) => {
    const { mvf } = await models.modelOf(await venues.require(caller, path.venueId));
    return pageOf(mvf.floors, query);
  });

  api.on('listSpaces', async ({ caller, path, query }) => {
    const { mvf } = await models.modelOf(await venues.require(caller, path.venueId));
    const { floor, kind } = query;
    const onFloors = Object.entries(mvf.spaces).filter(
      ([id]) => floor === undefined || id === floor,
    );
    const spaces = onFloors.flatMap(([id, features]) =>
      features
        .filter(({ properties }) => kind === undefined || properties.kind === kind)
        .map((feature) => ({ ...feature, properties: { ...feature.properties, floor: id } })),
    );
    return pageOf(spaces, query);
  });

  const cache = new DirectionsCache();
  api.on('getDirections', (call) => directions(parts, cache, call));
  addImageRoutes(api, parts);
}

type FeatureCollection = NonNullable<Answer<'listSpaces'>['body']>;

interface AnyFeature {
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
  readonly properties: { readonly id: string };
}

/** Features sorted by id. */
function pageOf(
  features: readonly AnyFeature[],
  { cursor, limit = 500, ...filters }: Call<'listSpaces'>['query'],
): { readonly status: 200; readonly body: FeatureCollection } {
  const pages = new PageCursor(filters);
  const after = pages.read(cursor);
  const rest = features
    .filter(({ properties }) => properties.id > after)
    .sort((a, b) => (a.properties.id < b.properties.id ? -1 : 1));
  const { page, next } = pages.cut(rest, limit, (row) => row.properties.id);
  const body = {
    type: 'FeatureCollection',
    features: page.map(({ geometry, properties }) => ({ type: 'Feature', geometry, properties })),
    ...next,
  };
  return { status: 200, body: body as unknown as FeatureCollection };
}

async function directions(
  { database, venues, models }: RecordParts,
  cache: DirectionsCache,
  { caller, path, query }: Call<'getDirections'>,
): Promise<EncodedAnswer> {
  const own = await venues.require(caller, path.venueId);
  const venue = await models.modelOf(own);
  const subject = { id: own.listing.id, state: own.state, venue };
  const { from, to, profile = 'walking' } = query;
  const { question, search } = await findRoute(database, subject, { from, to, profile });
  return cache.answer(venue, question, () => directionsAnswer(search(), profile));
}
