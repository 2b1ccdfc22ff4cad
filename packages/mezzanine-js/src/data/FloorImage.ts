import type { Coordinate } from './Coordinate.ts';
import type { Floor } from './Floor.ts';

/** A picture of the venue that lies flat: a mat, a marking, a plan of what is not built yet. */
export class FloorImage {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'floor-image';
  /** Unique in the venue. */
  readonly id: string;
  /** Its own name, else `''`. */
  readonly name: string;
  /** The floor it lies on. */
  readonly floor: Floor;
  /** The middle of the picture. */
  readonly center: Coordinate;
  /** Address of the picture as the venue gives it; `venue.assetUrl` makes it loadable. */
  readonly url: string;
  /** From its left to its right edge. */
  readonly widthMeters: number;
  /** From its lower to its upper edge. */
  readonly heightMeters: number;
  /** Degrees clockwise; at 0 its upper edge is in the north. */
  readonly rotationDegrees: number;
  /** Id of the space, obstruction or area on whose top it lies; on the floor where there is none. */
  readonly anchorId: string | undefined;
  /** Meters above that top, or above the floor. */
  readonly altitudeMeters: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** Text about it, for people who cannot see it. */
  readonly description: string | undefined;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** Values the venue's author added. */
  readonly metadata: Readonly<Record<string, unknown>>;

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<FloorImage, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.floor = fields.floor;
    this.center = fields.center;
    this.url = fields.url;
    this.widthMeters = fields.widthMeters;
    this.heightMeters = fields.heightMeters;
    this.rotationDegrees = fields.rotationDegrees;
    this.anchorId = fields.anchorId;
    this.altitudeMeters = fields.altitudeMeters;
    this.opacity = fields.opacity;
    this.description = fields.description;
    this.externalId = fields.externalId;
    this.metadata = fields.metadata;
  }
}
