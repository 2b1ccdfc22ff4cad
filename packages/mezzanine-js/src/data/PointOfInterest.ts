import type { Category } from './Category.ts';
import type { Coordinate } from './Coordinate.ts';
import type { Floor } from './Floor.ts';
import type { Location } from './Location.ts';
import type { Space } from './Space.ts';

/** A place without walls that people look for: an ATM, a meeting point, parcel lockers. */
export class PointOfInterest {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'point-of-interest';
  /** Unique in the venue; the id of its space. */
  readonly id: string;
  /** Its own name, else that of its first location, else `''`. */
  readonly name: string;
  /** The floor it is on. */
  readonly floor: Floor;
  /** Where it is. */
  readonly center: Coordinate;
  /** The space of kind `poi` that it is in the file, for calls that take a space. */
  readonly space: Space;
  /** Text about it, where the venue has one. */
  readonly description: string | undefined;
  /**
   * Address or name of its picture: its own, else that of its first location, as the venue gives
   * it; `venue.assetUrl` makes an address loadable.
   */
  readonly icon: string | undefined;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** Who or what is here. */
  readonly locations: readonly Location[];
  /** Categories of its locations, each once. */
  readonly categories: readonly Category[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<PointOfInterest, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.floor = fields.floor;
    this.center = fields.center;
    this.space = fields.space;
    this.description = fields.description;
    this.icon = fields.icon;
    this.externalId = fields.externalId;
    this.locations = fields.locations;
    this.categories = fields.categories;
  }
}
