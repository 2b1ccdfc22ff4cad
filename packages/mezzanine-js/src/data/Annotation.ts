import type { Coordinate } from './Coordinate.ts';
import type { Floor } from './Floor.ts';
import type { Location } from './Location.ts';

/** A thing to know about at one place, such as a fire extinguisher or an emergency exit. */
export class Annotation {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'annotation';
  /** Unique in the venue. */
  readonly id: string;
  /** Its own name, else that of its symbol, else `''`. */
  readonly name: string;
  /** What it has to do with: `fire-safety`, `first-aid`, `parking`; venues may add their own. */
  readonly group: string;
  /** What it is: `fire-extinguisher`, `exit`, `defibrillator`; venues may add their own. */
  readonly kind: string;
  /** The floor it is on. */
  readonly floor: Floor;
  /** Where it is. */
  readonly coordinate: Coordinate;
  /**
   * Address of its picture: its own, else the symbol of its group and kind, as the venue gives it;
   * `venue.assetUrl` makes it loadable.
   */
  readonly icon: string | undefined;
  /** Text about it, where the venue has one. */
  readonly description: string | undefined;
  /** The venue owner's own id, such as the number on an extinguisher. */
  readonly externalId: string | undefined;
  /** Locations that this annotation marks. */
  readonly locations: readonly Location[];
  /** Values the venue's author added. */
  readonly metadata: Readonly<Record<string, unknown>>;

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Annotation, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.group = fields.group;
    this.kind = fields.kind;
    this.floor = fields.floor;
    this.coordinate = fields.coordinate;
    this.icon = fields.icon;
    this.description = fields.description;
    this.externalId = fields.externalId;
    this.locations = fields.locations;
    this.metadata = fields.metadata;
  }
}
