import { createHash } from 'node:crypto';
import {
  MezzanineError,
  renderStaticMapInSlices,
  type Venue,
} from '@mezzanine/mezzanine-js/headless';
import { Mutex } from 'async-mutex';
import { LRUCache } from 'lru-cache';
import { maxPngPixels } from '@mezzanine/api-contract/static-map-operations';
import { computations } from '../../overload/TurnQueue.ts';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { Database } from '../database/openDatabase.ts';
import { findRoute } from '../venue-content/findRoute.ts';
import type { OwnVenue } from '../venue-content/SeenVenue.ts';
import type { VenueModels } from '../venue-content/VenueModels.ts';
import type { LiveVenues } from './LiveVenues.ts';
import { type MapQuery, readMapOptions } from './readMapOptions.ts';
import { drawPng } from './drawPng.ts';

/** Maximum bytes of images in memory. */
const keptBytes = 64 * 2 ** 20;

/** Formats of static maps. */
export type MapFormat = 'svg' | 'png';

/** A static map to draw. */
export interface MapWish {
  readonly own: OwnVenue;
  /** Id or external id. */
  readonly floor: string;
  readonly format: MapFormat;
  readonly query: MapQuery;
}

/** A static map. */
export interface DrawnMap {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

/** Dependencies of static maps. */
export interface MapParts {
  readonly database: Database;
  readonly models: VenueModels;
  readonly live: LiveVenues;
}

/**
 * Draws static maps, and caches them by the content of the venue and the parameters. Requests for the
 * same map at the same time share one drawing.
 */
export class StaticMaps {
  readonly #parts: MapParts;
  readonly #drawn = new LRUCache<string, DrawnMap>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => Math.max(bytes.length, 1),
  });
  readonly #underWay = new Map<string, Promise<DrawnMap>>();
  /** Draws one map at a time: slices of several would add up to long turns of the event loop. */
  readonly #turns = new Mutex();

  constructor(parts: MapParts) {
    this.#parts = parts;
  }

  /** @throws RequestProblem 400 or 404 for parameters that the venue has no map for */
  async find(wish: MapWish): Promise<DrawnMap> {
    const { own, floor, format, query } = wish;
    const { venue, hash } = await explained(this.#parts.live.find(own, query.language));
    expectFloor(venue, wish);
    const options = Object.entries(query).filter(([name]) => name !== 'access');
    const key = JSON.stringify([own.listing.id, hash, floor, format, options.sort()]);
    const known = this.#drawn.get(key) ?? this.#underWay.get(key);
    if (known !== undefined) return known;
    const drawing = this.#draw(venue, wish);
    this.#underWay.set(key, drawing);
    try {
      const drawn = await drawing;
      this.#drawn.set(key, drawn);
      return drawn;
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #draw(venue: Venue, wish: MapWish): Promise<DrawnMap> {
    const { floor, query } = wish;
    const options = readMapOptions(venue, query);
    const findDirections = await this.#routeOf(wish);
    const route = findDirections && (await explained(computations.run(findDirections)));
    const whole = { ...options, floor, ...(route && { route }) };
    const svg = await explained(
      this.#turns.runExclusive(() => renderStaticMapInSlices(venue, whole)),
    );
    const bytes = wish.format === 'png' ? await png(svg, query.scale ?? 1) : Buffer.from(svg);
    const digest = createHash('sha256').update(bytes).digest('hex');
    return { bytes, etag: `"${digest.slice(0, 32)}"` };
  }

  /** Prepares the search for the route, which gives the same result as `getDirections`. */
  async #routeOf({ own, query }: MapWish) {
    const { from, to, profile = 'walking' } = query;
    if (from === undefined || to === undefined) return undefined;
    const { database, models } = this.#parts;
    const subject = { id: own.listing.id, state: own.state, venue: await models.modelOf(own) };
    const { search } = await findRoute(database, subject, { from, to, profile });
    return () => {
      const found = search();
      if (found.type === 'directions') return found;
      const blockers = found.blockers.map(({ text }) => text).join(' ');
      throw new RequestProblem(
        404,
        `There is no route from "${from.slice(0, 60)}" to "${to.slice(0, 60)}" to draw. ${blockers}`.trim(),
      );
    };
  }
}

function expectFloor(venue: Venue, { own, floor }: MapWish): void {
  const isThere =
    venue.getFloor(floor) !== undefined ||
    venue.mvf.floors.some(({ properties }) => properties.externalId === floor);
  if (isThere) return;
  const { id } = own.listing;
  throw new RequestProblem(
    404,
    `The venue "${id}" has no floor "${floor.slice(0, 60)}". List its floors: GET /api/v1/venues/${id}/floors`,
  );
}

/** Parameters cause the errors of the venue and the renderer, for example an unknown place. */
async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof MezzanineError)) throw error;
    throw new RequestProblem(400, error.message);
  }
}

async function png(svg: string, scale: number): Promise<Uint8Array> {
  const [width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  if (width * height * scale ** 2 > maxPngPixels) {
    throw new RequestProblem(
      400,
      `The image would have ${width * scale} × ${height * scale} pixels; expected at most ${maxPngPixels / 1e6} million. Request a smaller width, height, or scale.`,
    );
  }
  return drawPng(svg, scale);
}
