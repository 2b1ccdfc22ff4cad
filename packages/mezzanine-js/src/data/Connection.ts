import type { ConnectionRecord } from '@mezzanine/mvf';
import type { Coordinate } from './Coordinate.ts';
import type { Floor } from './Floor.ts';
import type { Location } from './Location.ts';

/** A way between floors or places: stairs, an elevator, an escalator, a ramp. */
export class Connection {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'connection';
  /** Unique in the venue. */
  readonly id: string;
  /** Name for people; `''` where the venue gives none. */
  readonly name: string;
  /** `stairs`, `elevator`, `escalator`, `ramp`, `door`; venues may add their own. */
  readonly kind: ConnectionRecord['type'];
  /** Whether it can be used without steps; where the venue is silent, all but stairs and escalators. */
  readonly isAccessible: boolean;
  /** Floors it serves, each once, from the lowest to the highest. */
  readonly floors: readonly Floor[];
  /** Where it is entered, one for each of its nodes, each with its `floorId`. */
  readonly coordinates: readonly Coordinate[];
  /** Locations that describe it, such as a named staircase. */
  readonly locations: readonly Location[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Connection, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.kind = fields.kind;
    this.isAccessible = fields.isAccessible;
    this.floors = fields.floors;
    this.coordinates = fields.coordinates;
    this.locations = fields.locations;
  }
}
