import type { Point, Polygon, SpaceKind } from '@mezzanine/mvf';
import type { Category } from './Category.ts';
import type { Coordinate } from './Coordinate.ts';
import type { Entrance } from './Entrance.ts';
import type { Floor } from './Floor.ts';
import type { Location } from './Location.ts';

/** An area of a floor that people can be in, or a point of interest on it. */
export class Space {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'space';
  /** Unique in the venue. */
  readonly id: string;
  /** Its own name, else that of its first location, else `''`. */
  readonly name: string;
  /** `room`, `hallway`, `connection.stairs` and so on; venues may add their own. */
  readonly kind: SpaceKind;
  /** The floor it is on. */
  readonly floor: Floor;
  /** Where a label stands: the venue's choice, else a point inside the space. */
  readonly center: Coordinate;
  /** Polygon, or a point where the space has no extent; GeoJSON, WGS84. */
  readonly geometry: Polygon | Point;
  /** The venue owner's own id, such as a unit number. */
  readonly externalId: string | undefined;
  /** Area of the floor it covers; 0 for a point. */
  readonly areaSquareMeters: number;
  /** Doors and openings on its boundary. */
  readonly doors: readonly Entrance[];
  /** Who or what is here: shops, offices, amenities. */
  readonly locations: readonly Location[];
  /** Categories of its locations, each once. */
  readonly categories: readonly Category[];
  /** Text about the space, where the venue has one. */
  readonly description: string | undefined;
  /** Values the venue's author added. */
  readonly metadata: Readonly<Record<string, unknown>>;

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Space, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.kind = fields.kind;
    this.floor = fields.floor;
    this.center = fields.center;
    this.geometry = fields.geometry;
    this.externalId = fields.externalId;
    this.areaSquareMeters = fields.areaSquareMeters;
    this.doors = fields.doors;
    this.locations = fields.locations;
    this.categories = fields.categories;
    this.description = fields.description;
    this.metadata = fields.metadata;
  }
}
