import { simulateWalk, type Venue } from '@mezzanine/mezzanine-js';
import type {
  HostMessage,
  HostMessages,
  PageReplies,
  RequestType,
} from '@mezzanine/mobile-protocol';
import { PageError } from '../errors.ts';
import { entityOf, placeOf, targetOf } from '../places.ts';
import type { ShownPage } from '../ShownPage.ts';
import {
  directionsData,
  directionsOptions,
  directionsResult,
  findDirections,
} from '../venue/directionsData.ts';
import { mapAnswers } from './mapAnswers.ts';

/** Requests about the venue and the map. */
export type DataRequest = Exclude<
  HostMessage,
  { readonly type: 'connect' | 'welcome' | 'set-state' | 'give-part' }
>;

/** What requests read; each promise rejects if its value does not exist. */
export interface Answering {
  readonly venue: () => Promise<Venue>;
  readonly shown: () => Promise<ShownPage>;
}

/** A response to each type of request, by the venue. */
type VenueAnswers = {
  readonly [T in RequestType & keyof HostMessages]?: (
    venue: Venue,
    payload: HostMessages[T],
  ) => PageReplies[T] | Promise<PageReplies[T]>;
};

/** Responds to a request. */
export async function answerRequest(
  { type, payload }: DataRequest,
  answering: Answering,
): Promise<readonly [RequestType, PageReplies[RequestType]]> {
  type Reply = PageReplies[RequestType];
  type Answer<From> = (from: From, payload: never) => Reply | Promise<Reply>;
  const byVenue = (venueAnswers as Readonly<Record<string, Answer<Venue>>>)[type];
  if (byVenue !== undefined)
    return [type, await byVenue(await answering.venue(), payload as never)];
  const byMap = (mapAnswers as Readonly<Record<string, Answer<ShownPage>>>)[type];
  if (byMap !== undefined) return [type, await byMap(await answering.shown(), payload as never)];
  throw new PageError('unknown-type', `The page does not carry out “${type}”.`);
}

const venueAnswers = {
  'get-directions': (venue, request) => directionsResult(findDirections(venue, request)),
  'find-nearest'(venue, { from, candidates, count = 1, options }) {
    const targets = candidates.map((one) => targetOf(venue, one));
    // Keeps only the profile, because the destinations have no order.
    const { order: _, ...profile } = directionsOptions(venue, options);
    const results = venue.nearest(targetOf(venue, from), targets, { count, ...profile });
    return {
      results: results.map(({ target, directions }) => ({
        index: targets.indexOf(target),
        directions: directionsData(directions),
      })),
    };
  },
  async search(venue, { text, limit = 20, types, floorId }) {
    const results = await venue.search(text, {
      limit,
      ...(types && { types: types.filter((one) => one !== 'entrance' && one !== 'obstruction') }),
      ...(floorId !== undefined && { floor: floorId }),
    });
    return {
      hits: results.map(({ entity, type, score, matches }) => ({
        id: entity.id,
        type,
        name: entity.name,
        score,
        matches: matches.map(({ field, text: found, ranges }) => ({
          field,
          text: found,
          ranges: ranges.map(([start, end]) => ({ start, end })),
        })),
      })),
    };
  },
  suggest: async (venue, { text, limit = 5 }) => ({ texts: await venue.suggest(text, { limit }) }),
  'measure-distance'(venue, { from, to }) {
    const meters = venue.distanceMeters(placeOf(venue, from), placeOf(venue, to));
    if (Number.isFinite(meters)) return { meters };
    throw new PageError('unknown-target', 'One of the places has no position on the map.');
  },
  'find-space'(venue, { coordinate }) {
    const space = venue.spaceAt(coordinate);
    return space === undefined ? {} : { spaceId: space.id };
  },
  async 'get-asset'(venue, { address }) {
    const url = venue.assetUrl(address);
    if (url === undefined || !/^(?:data|blob):/i.test(url)) {
      throw new PageError(
        'unknown-target',
        `The venue has no file ${JSON.stringify(address.slice(0, 200))}.`,
      );
    }
    const blob = await (await fetch(url)).blob();
    return { mediaType: blob.type, base64: await base64Of(blob) };
  },
  'get-geometry'(venue, { type, id }) {
    const entity = entityOf(venue, id, type);
    if (!('geometry' in entity)) {
      throw new PageError('unknown-target', `The ${type} ${JSON.stringify(id)} has no outline.`);
    }
    return { geometry: entity.geometry as PageReplies['get-geometry']['geometry'] };
  },
  'simulate-walk'(venue, { from, to, options, ...walk }) {
    const found = findDirections(venue, { from, to, ...(options && { options }) });
    if (found.type === 'no-directions') {
      throw new PageError('not-possible', found.blockers[0]?.text ?? 'There is no route.');
    }
    const positions = simulateWalk(found, walk);
    return { positions };
  },
} satisfies VenueAnswers;

async function base64Of(blob: Blob): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable.')));
    reader.readAsDataURL(blob);
  });
  return url.slice(url.indexOf(',') + 1);
}
