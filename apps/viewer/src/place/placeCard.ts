import type { Category, Floor, Link, Location, Space, Venue } from '@mezzanine/react-sdk';
import type { Place } from '../venue/findPlaces.ts';
import { floorsOf } from '../venue/findPlaces.ts';
import { pictureUrl } from '../venue/pictureUrl.ts';
import { safeLink } from './safeLink.ts';

/** An image that may be loaded. */
interface CardPicture {
  readonly url: string;
  readonly altText: string;
}

/** The content of a place card. */
export interface CardModel {
  readonly categories: readonly Category[];
  readonly floors: readonly Floor[];
  /** The current state: new, or temporarily closed. */
  readonly state: string | undefined;
  readonly description: string | undefined;
  /** A wide image at the top. */
  readonly cover: string | undefined;
  readonly pictures: readonly CardPicture[];
  readonly phone: { readonly text: string; readonly url: string } | undefined;
  readonly website: Link | undefined;
  readonly links: readonly Link[];
  /** Related places: other branches of a chain, the hall that contains it. */
  readonly related: readonly Location[];
  /** Occupants of a space that is not a location itself. */
  readonly tenants: readonly Location[];
}

/** Collects everything to show about a place, with URLs that are safe to render. */
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
