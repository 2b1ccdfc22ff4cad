import type { MultiPolygon, Polygon } from '@mezzanine/mvf';
import type { Annotation } from './Annotation.ts';
import type { Area } from './Area.ts';
import type { Entrance } from './Entrance.ts';
import type { FloorImage } from './FloorImage.ts';
import type { FloorStack } from './FloorStack.ts';
import type { Obstruction } from './Obstruction.ts';
import type { PointOfInterest } from './PointOfInterest.ts';
import type { Space } from './Space.ts';

/** One floor of a floor stack. */
export class Floor {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'floor';
  /** Unique in the venue. */
  readonly id: string;
  /** Name for people, for example `Level 1`. */
  readonly name: string;
  /** Short form for buttons, for example `L1`; the name where the venue gives none. */
  readonly shortName: string;
  /** Place in the order of floors: 0 is the ground floor, negative below, positive above. */
  readonly elevation: number;
  /** From the floor to the one above; 4 where the venue gives none. */
  readonly heightMeters: number;
  /** The stack this floor belongs to. */
  readonly floorStack: FloorStack;
  /** Outline as GeoJSON, WGS84. */
  readonly geometry: Polygon | MultiPolygon;
  /** Rooms, hallways and other areas on this floor. */
  readonly spaces: readonly Space[];
  /** Walls, columns, furniture and other things that cannot be walked through. */
  readonly obstructions: readonly Obstruction[];
  /** Doors and openings on this floor. */
  readonly entrances: readonly Entrance[];
  /** Parts of this floor that no wall bounds. */
  readonly areas: readonly Area[];
  /** Things to know about on this floor, such as fire extinguishers. */
  readonly annotations: readonly Annotation[];
  /** Places without walls that people look for; also among the spaces. */
  readonly pointsOfInterest: readonly PointOfInterest[];
  /** Pictures that lie on this floor; `mapView.images.addFloorImages` shows them. */
  readonly floorImages: readonly FloorImage[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Floor, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.shortName = fields.shortName;
    this.elevation = fields.elevation;
    this.heightMeters = fields.heightMeters;
    this.floorStack = fields.floorStack;
    this.geometry = fields.geometry;
    this.spaces = fields.spaces;
    this.obstructions = fields.obstructions;
    this.entrances = fields.entrances;
    this.areas = fields.areas;
    this.annotations = fields.annotations;
    this.pointsOfInterest = fields.pointsOfInterest;
    this.floorImages = fields.floorImages;
  }
}
