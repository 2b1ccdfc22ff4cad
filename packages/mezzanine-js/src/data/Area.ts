import type { Polygon } from '@mezzanine/mvf';
import type { Coordinate } from './Coordinate.ts';
import type { Floor } from './Floor.ts';
import type { Location } from './Location.ts';

/** A part of a floor that no wall bounds: a department, a zone. Areas may overlap one another. */
export class Area {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'area';
  /** Unique in the venue. */
  readonly id: string;
  /** Its own name, else that of its first location, else `''`. */
  readonly name: string;
  /** The floor it is on. */
  readonly floor: Floor;
  /** Where a label stands: the venue's choice, else a point inside the area. */
  readonly center: Coordinate;
  /** Outline as GeoJSON, WGS84. */
  readonly geometry: Polygon;
  /** Area of the floor it covers. */
  readonly areaSquareMeters: number;
  /** Text about the area, where the venue has one. */
  readonly description: string | undefined;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** Who or what is here. */
  readonly locations: readonly Location[];
  /** Values the venue's author added. */
  readonly metadata: Readonly<Record<string, unknown>>;

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Area, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.floor = fields.floor;
    this.center = fields.center;
    this.geometry = fields.geometry;
    this.areaSquareMeters = fields.areaSquareMeters;
    this.description = fields.description;
    this.externalId = fields.externalId;
    this.locations = fields.locations;
    this.metadata = fields.metadata;
  }
}
