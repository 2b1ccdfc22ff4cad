import type { LineString, Polygon } from '@mezzanine/mvf';
import type { Floor } from './Floor.ts';
import type { Location } from './Location.ts';

/** Something that stands in the way: a wall, a column, a desk, a planter. */
export class Obstruction {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'obstruction';
  /** Unique in the venue. */
  readonly id: string;
  /** What it is: `wall`, `column`, `desk` and so on; venues may add their own. */
  readonly kind: string;
  /** The floor it stands on. */
  readonly floor: Floor;
  /** Polygon, or the center line of a wall; GeoJSON, WGS84. */
  readonly geometry: Polygon | LineString;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** Locations that take it up, such as the desk of a service. */
  readonly locations: readonly Location[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Obstruction, 'type'>) {
    this.id = fields.id;
    this.kind = fields.kind;
    this.floor = fields.floor;
    this.geometry = fields.geometry;
    this.externalId = fields.externalId;
    this.locations = fields.locations;
  }
}
