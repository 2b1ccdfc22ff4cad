import type { Category, Floor, Link, Location, Space, Venue } from '@mezzanine/react-sdk';
import type { Place } from '../venue/findPlaces.ts';
import { floorsOf } from '../venue/findPlaces.ts';
import { pictureUrl } from '../venue/pictureUrl.ts';
import { safeLink } from './safeLink.ts';

/** A picture that can be loaded. */
interface CardPicture {
  readonly url: string;
  readonly altText: string;
}

/** What is said of a place. */
export interface CardModel {
  readonly categories: readonly Category[];
  readonly floors: readonly Floor[];
  /** Which state it is in now: new, closed for now. */
  readonly state: string | undefined;
  readonly description: string | undefined;
  /** Wide, above all else. */
  readonly cover: string | undefined;
  readonly pictures: readonly CardPicture[];
  readonly phone: { readonly text: string; readonly url: string } | undefined;
  readonly website: Link | undefined;
  readonly links: readonly Link[];
  /** What has to do with it: the other places of a chain, the hall it is in. */
  readonly related: readonly Location[];
  /** Who is in it; for a space that is none of them itself. */
  readonly tenants: readonly Location[];
}

/** Everything there is to say of a place, with addresses that may stand in a page. */
export function placeCard(venue: Venue, place: Place, now: Date = new Date()): CardModel {
  const floors = floorsOf(place);
  if (place.type === 'location') return ofLocation(venue, place, now);
  const none = { state: undefined, cover: undefined, phone: undefined, website: undefined };
  const lists = { categories: [], pictures: [], links: [], related: [], tenants: [] };
  if (place.type === 'entrance') return { floors, description: undefined, ...none, ...lists };
  return { ...none, ...lists, floors, ...ofSpace(place) };
}

function ofSpace({ description, categories, locations }: Space) {
  return { description, categories, tenants: locations.filter(({ isHidden }) => !isHidden) };
}

function ofLocation(venue: Venue, place: Location, now: Date): CardModel {
  const pictures = place.pictures.flatMap(({ url: address, altText }) => {
    const url = pictureUrl(venue, address);
    return url === undefined ? [] : [{ url, altText }];
  });
  const website = place.website && safeLink(place.website);
  const links = [...place.links, ...place.social].flatMap((link) => safeLink(link) ?? []);
  const siblings = place.siblings.flatMap(({ locations }) => locations);
  return {
    categories: place.categories,
    floors: floorsOf(place),
    state: place.states.find((state) => state.isActiveAt(now))?.kind,
    description: place.description,
    cover: pictureUrl(venue, place.headerImage),
    pictures,
    phone: phoneOf(place.phone),
    website,
    links: links.filter(({ url }) => url !== website?.url),
    related: [...new Set(siblings)].filter((one) => !one.isHidden && one !== place),
    tenants: [],
  };
}

function phoneOf(text: string | undefined): CardModel['phone'] {
  const digits = text?.replace(/(?!^\+)\D/g, '') ?? '';
  return text === undefined || digits.length < 3 ? undefined : { text, url: `tel:${digits}` };
}
