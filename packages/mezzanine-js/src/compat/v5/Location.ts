import type { Location as Location6, OpeningHours, Venue as Venue6 } from '../../index.ts';
import type { Category } from './Category.ts';
import type { Links } from './Links.ts';
import { Navigable } from './Navigable.ts';
import type { Node } from './Node.ts';
import type { Polygon } from './Polygon.ts';

/** An image in the sizes of version 5. Version 6 stores one file, so all URLs are the same. */
export interface ImageSizes {
  /** URL of the original image. */
  readonly original: string;
  /** URL of the small image. */
  readonly small: string;
  /** URL of the medium image. */
  readonly medium: string;
  /** URL of the large image. */
  readonly large: string;
  /** URL of the extra large image. */
  readonly xlarge: string;
  /** URL of the largest image. */
  readonly xxlarge: string;
}

/** An image of a gallery. */
export interface GalleryImage {
  /** URL of the image. */
  readonly image: string;
  /** Text alternative; `''` if the venue has none. */
  readonly caption: string;
}

/** A temporary state of a location. */
export interface LocationState {
  /** `new`, `closed-temporarily`, `coming-soon`, `pop-up`, `relocated`, and so on. */
  readonly type: string;
  /** Milliseconds since 1970; `undefined` if it has no start. */
  readonly start: number | undefined;
  /** Milliseconds since 1970; `undefined` if the end is unknown. */
  readonly end: number | undefined;
}

/** Related locations. */
export interface SiblingGroup {
  /** How they are related, such as `parent`. */
  readonly label: string;
  /** The related locations. */
  readonly siblings: readonly Location[];
}

/** Something people look for: a store, an office, an amenity. */
export class Location extends Navigable {
  /** Unique in the venue. */
  readonly id: string;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** `tenant`, `amenity`, `gate`, and so on; `tenant` if the venue does not say. */
  readonly type: string;
  /** Kind of amenity, such as `restroom`. */
  readonly amenity: string | undefined;
  /** Position in lists; lower numbers come first. */
  readonly sortOrder: number | undefined;
  /** Phone number; `undefined` if the venue has none. */
  readonly phone: { readonly number: string } | undefined;
  /** Opening hours in the terms of schema.org. */
  readonly operationHours: readonly OpeningHours[];
  /** Temporary states. */
  readonly states: readonly LocationState[];
  /** Display name. */
  readonly name!: string;
  /** Short name; the name if the venue has none. */
  readonly shortName!: string;
  /** Description. */
  readonly description!: string | undefined;
  /** Additional search terms. */
  readonly tags!: readonly string[];
  /** Links with their names. */
  readonly links!: readonly { readonly name: string; readonly url: string }[];
  /** URLs by the name of the social network, and `website`. */
  readonly social!: Readonly<Record<string, string>>;
  readonly #links: Links;

  /** @internal */
  constructor(links: Links, location: Location6) {
    super(links);
    this.id = location.id;
    this.externalId = location.externalId;
    this.type = location.kind ?? 'tenant';
    this.amenity = location.amenity;
    this.sortOrder = location.sortOrder;
    this.phone = location.phone === undefined ? undefined : { number: location.phone };
    this.operationHours = location.openingHours;
    this.states = location.states.map(({ kind, start, end }) => ({
      type: kind,
      start: start?.getTime(),
      end: end?.getTime(),
    }));
    this.#links = links;
    this.refresh(location);
  }

  /** Polygons of the location; empty if it is not on a map. */
  get polygons(): readonly Polygon[] {
    return this.#links.polygons(this.v6.spaces);
  }

  /** Nodes at which the location is entered. */
  get nodes(): readonly Node[] {
    return this.#links.nodesOfLocation(this.id);
  }

  /** Categories of the location, the most important first. */
  get categories(): readonly Category[] {
    return this.#links.categories(this.v6.categories);
  }

  /** Related locations. */
  get siblingGroups(): readonly SiblingGroup[] {
    return this.v6.siblings.map(({ label, locations }) => ({
      label,
      siblings: this.#links.locations(locations),
    }));
  }

  /** Logo; `undefined` if the location has none. */
  get logo(): ImageSizes | undefined {
    return this.#sizesOf(this.v6.logo);
  }

  /** Main image; `undefined` if the location has none. */
  get picture(): ImageSizes | undefined {
    return this.#sizesOf(this.v6.headerImage ?? this.v6.pictures[0]?.url);
  }

  /** Images of the location. */
  get gallery(): readonly GalleryImage[] {
    return this.v6.pictures.flatMap(({ url, altText }) => {
      const image = this.#links.venue6.assetUrl(url);
      return image === undefined ? [] : [{ image, caption: altText }];
    });
  }

  /** The location of version 6. */
  get v6(): Location6 {
    return this.targetIn(this.#links.venue6);
  }

  /** @internal */
  override targetIn(venue: Venue6): Location6 {
    const location = venue.getLocation(this.id);
    if (!location) throw new TypeError('A location exists in every language.');
    return location;
  }

  /** @internal Takes the texts of the current language. */
  refresh(location: Location6): void {
    const { name, shortName, description, tags, website } = location;
    const links = location.links.map(({ label, url }) => ({ name: label, url }));
    const social = Object.fromEntries([
      ...location.social.map(({ label, url }) => [label, url]),
      ...(website ? [['website', website.url]] : []),
    ]) as Record<string, string>;
    Object.assign(this, { name, shortName, description, tags, links, social });
  }

  #sizesOf(address: string | undefined): ImageSizes | undefined {
    const url = this.#links.venue6.assetUrl(address);
    if (url === undefined) return undefined;
    return { original: url, small: url, medium: url, large: url, xlarge: url, xxlarge: url };
  }
}
