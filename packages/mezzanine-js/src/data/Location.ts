import type { OpeningHours } from '@mezzanine/mvf';
import type { Annotation } from './Annotation.ts';
import type { Area } from './Area.ts';
import type { Category } from './Category.ts';
import type { Connection } from './Connection.ts';
import type { Coordinate } from './Coordinate.ts';
import type { Entrance } from './Entrance.ts';
import type { OpeningChange, OpeningSchedule } from './hours/OpeningSchedule.ts';
import type { LocationState } from './LocationState.ts';
import type { Obstruction } from './Obstruction.ts';
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
  /** Address, as the venue gives it; `venue.assetUrl` makes it loadable. */
  readonly url: string;
  /** What is seen; `''` where the venue does not say. */
  readonly altText: string;
}

/** Locations that have to do with a location in one way. */
export interface SiblingGroup {
  /** How they do: `reference-point`, `checkpoint`, `parent`; venues may add their own. */
  readonly label: string;
  /** The others. */
  readonly locations: readonly Location[];
}

/** Fields of a location, and when it is open. */
export type LocationFields = Omit<Location, 'type' | 'isOpenAt' | 'nextChange'> & {
  readonly schedule: OpeningSchedule;
};

/**
 * Who or what is to be found in the venue: a shop, an office, an amenity. Where the operator of the
 * venue keeps a record of it as well, the two are one location, and the operator's words count.
 */
export class Location {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'location';
  /** Unique in the venue. */
  readonly id: string;
  /** Id of the operator's record, where there is one; `venue.getLocation` finds it by this too. */
  readonly enterpriseId: string | undefined;
  /** Name for people. */
  readonly name: string;
  /** Name for tight places; the name where the venue gives none. */
  readonly shortName: string;
  /** What it is: `tenant`, `amenity`, `gate`; `undefined` where the operator does not say. */
  readonly kind: string | undefined;
  /** Which amenity: `restroom`, `atm`, `information`. */
  readonly amenity: string | undefined;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** Text about it. */
  readonly description: string | undefined;
  /** Categories it is in, the most important first. */
  readonly categories: readonly Category[];
  /** The category it is listed under; `undefined` where it is in none. */
  readonly primaryCategory: Category | undefined;
  /** Where it is; empty when it has no place on the map. */
  readonly spaces: readonly Space[];
  /** Areas it takes up. */
  readonly areas: readonly Area[];
  /** Things it takes up, such as a counter. */
  readonly obstructions: readonly Obstruction[];
  /** Doors that are its own. */
  readonly entrances: readonly Entrance[];
  /** Annotations that mark it. */
  readonly annotations: readonly Annotation[];
  /** Stairs, elevators and other ways that it describes. */
  readonly connections: readonly Connection[];
  /** Places in the walking graph, for a location without a shape. */
  readonly coordinates: readonly Coordinate[];
  /** When it is open, in the words of schema.org; empty when the venue does not say. */
  readonly openingHours: readonly OpeningHours[];
  /** What is going on with it; ask each whether it is active. */
  readonly states: readonly LocationState[];
  /** Locations that have to do with it. */
  readonly siblings: readonly SiblingGroup[];
  /** The location this one is at one of its places, for what differs there. */
  readonly parent: Location | undefined;
  /** This location at some of its places, where it differs; not in `venue.locations`. */
  readonly instances: readonly Location[];
  /** Telephone number, as written. */
  readonly phone: string | undefined;
  /** Its own site. */
  readonly website: Link | undefined;
  /** Further links. */
  readonly links: readonly Link[];
  /** Profiles on social networks; the label is the network's name. */
  readonly social: readonly Link[];
  /** Address of a logo; `venue.assetUrl` makes it loadable. */
  readonly logo: string | undefined;
  /** Whether the operator wants the logo on the map. */
  readonly showsLogo: boolean;
  /** Address or name of an icon. */
  readonly icon: string | undefined;
  /** Address of a wide picture. */
  readonly headerImage: string | undefined;
  /** Pictures of it. */
  readonly pictures: readonly Picture[];
  /** Further words to find it by. */
  readonly tags: readonly string[];
  /** Place in lists, smaller ones first; `venue.locations` is in this order. */
  readonly sortOrder: number | undefined;
  /** Whether it is not to be listed; it names no space and `venue.search` leaves it out. */
  readonly isHidden: boolean;
  /** Values the operator added. */
  readonly metadata: Readonly<Record<string, unknown>>;

  readonly #schedule: OpeningSchedule;

  /** @internal Made by `loadVenue`. */
  constructor(fields: LocationFields) {
    this.id = fields.id;
    this.enterpriseId = fields.enterpriseId;
    this.name = fields.name;
    this.shortName = fields.shortName;
    this.kind = fields.kind;
    this.amenity = fields.amenity;
    this.externalId = fields.externalId;
    this.description = fields.description;
    this.categories = fields.categories;
    this.primaryCategory = fields.primaryCategory;
    this.spaces = fields.spaces;
    this.areas = fields.areas;
    this.obstructions = fields.obstructions;
    this.entrances = fields.entrances;
    this.annotations = fields.annotations;
    this.connections = fields.connections;
    this.coordinates = fields.coordinates;
    this.openingHours = fields.openingHours;
    this.states = fields.states;
    this.siblings = fields.siblings;
    this.parent = fields.parent;
    this.instances = fields.instances;
    this.phone = fields.phone;
    this.website = fields.website;
    this.links = fields.links;
    this.social = fields.social;
    this.logo = fields.logo;
    this.showsLogo = fields.showsLogo;
    this.icon = fields.icon;
    this.headerImage = fields.headerImage;
    this.pictures = fields.pictures;
    this.tags = fields.tags;
    this.sortOrder = fields.sortOrder;
    this.isHidden = fields.isHidden;
    this.metadata = fields.metadata;
    this.#schedule = fields.schedule;
  }

  /**
   * Whether it is open, by its hours in the venue's time zone (that of this machine where the venue
   * names none), with holidays and hours past midnight. While it is `closed-temporarily` or
   * `coming-soon` it is not open.
   *
   * @param date - default: now
   * @returns `undefined` when the venue does not say
   * @throws MezzanineError `invalid-argument` for what is no date
   */
  isOpenAt(date: Date = new Date()): boolean | undefined {
    return this.#schedule.isOpenAt(date);
  }

  /**
   * When it opens or closes next, up to a year ahead; hours that follow each other without a
   * break are one.
   *
   * @param date - default: now
   * @returns `undefined` when the venue does not say, or nothing changes
   * @throws MezzanineError `invalid-argument` for what is no date
   *
   * @example
   * const change = cafe.nextChange();
   * if (change) console.log(change.isOpen ? 'Opens' : 'Closes', change.at.toLocaleString());
   */
  nextChange(date: Date = new Date()): OpeningChange | undefined {
    return this.#schedule.nextChange(date);
  }
}
