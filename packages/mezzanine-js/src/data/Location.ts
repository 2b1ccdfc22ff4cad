import type { OpeningHours } from '@mezzanine/mvf';
import type { Category } from './Category.ts';
import type { Space } from './Space.ts';

/** A link with the text that stands for it. */
export interface Link {
  /** Text for people. */
  readonly label: string;
  /** Address, as the venue gives it; check its scheme before you put it into a page. */
  readonly url: string;
}

/** A picture with its text alternative. */
export interface Picture {
  /** Address, as the venue gives it. */
  readonly url: string;
  /** What is seen; `''` where the venue does not say. */
  readonly altText: string;
}

/** Who or what is to be found in the venue: a shop, an office, an amenity. */
export class Location {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'location';
  /** Unique in the venue. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** Text about it. */
  readonly description: string | undefined;
  /** Categories it is in. */
  readonly categories: readonly Category[];
  /** Where it is; empty when it has no place on the map. */
  readonly spaces: readonly Space[];
  /** When it is open, in the words of schema.org; empty when the venue does not say. */
  readonly openingHours: readonly OpeningHours[];
  /** Telephone number, as written. */
  readonly phone: string | undefined;
  /** Its own site. */
  readonly website: Link | undefined;
  /** Further links. */
  readonly links: readonly Link[];
  /** Profiles on social networks; the label is the network's name. */
  readonly social: readonly Link[];
  /** Address of a logo. */
  readonly logo: string | undefined;
  /** Address or name of an icon. */
  readonly icon: string | undefined;
  /** Pictures of it. */
  readonly pictures: readonly Picture[];
  /** Further words to find it by. */
  readonly tags: readonly string[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Location, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.externalId = fields.externalId;
    this.description = fields.description;
    this.categories = fields.categories;
    this.spaces = fields.spaces;
    this.openingHours = fields.openingHours;
    this.phone = fields.phone;
    this.website = fields.website;
    this.links = fields.links;
    this.social = fields.social;
    this.logo = fields.logo;
    this.icon = fields.icon;
    this.pictures = fields.pictures;
    this.tags = fields.tags;
  }
}
