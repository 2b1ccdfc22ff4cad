import type { LineString } from '@mezzanine/mvf';
import type { Coordinate } from './Coordinate.ts';
import type { Floor } from './Floor.ts';
import type { Location } from './Location.ts';
import type { Space } from './Space.ts';

/** A door or an opening in a wall. */
export class Entrance {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'entrance';
  /** Unique in the venue. */
  readonly id: string;
  /** The floor it is on. */
  readonly floor: Floor;
  /** The line across the opening; GeoJSON, WGS84. */
  readonly geometry: LineString;
  /** Middle of the opening. */
  readonly center: Coordinate;
  /** Whether it leads outside the building. */
  readonly isExterior: boolean;
  /** The spaces it opens into. */
  readonly spaces: readonly Space[];
  /** Locations whose own door it is, where the venue says so. */
  readonly locations: readonly Location[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Entrance, 'type'>) {
    this.id = fields.id;
    this.floor = fields.floor;
    this.geometry = fields.geometry;
    this.center = fields.center;
    this.isExterior = fields.isExterior;
    this.spaces = fields.spaces;
    this.locations = fields.locations;
  }
}
