import type { Floor } from '../../index.ts';
import type { Coordinate } from './Coordinate.ts';
import type { Links } from './Links.ts';
import type { MapGroup } from './MapGroup.ts';
import type { Node } from './Node.ts';
import { expectNumber } from './oldNames.ts';
import type { Polygon } from './Polygon.ts';

/** A map of the venue: one floor of a building. In version 6, this is a `Floor`. */
export class VenueMap {
  /** Unique in the venue. */
  readonly id: string;
  /** Position in the order of floors: 0 is the ground floor, negative below, positive above. */
  readonly elevation: number;
  /** Display name, such as `Level 1`. */
  readonly name!: string;
  /** Short name for buttons, such as `L1`. */
  readonly shortName!: string;
  readonly #links: Links;

  /** @internal */
  constructor(links: Links, floor: Floor) {
    this.id = floor.id;
    this.elevation = floor.elevation;
    this.#links = links;
    this.refresh(floor);
  }

  /** The building the map belongs to. */
  get group(): MapGroup {
    return this.#links.group(this.v6.floorStack);
  }

  /** Polygons on the map. */
  get polygons(): readonly Polygon[] {
    return this.#links.polygons(this.v6.spaces);
  }

  /** Nodes on the map. */
  get nodes(): readonly Node[] {
    return this.#links.nodesOnMap(this);
  }

  /** The floor of version 6. */
  get v6(): Floor {
    const floor = this.#links.venue6.getFloor(this.id);
    if (!floor) throw new TypeError('A map has a floor in every language.');
    return floor;
  }

  /**
   * Creates a coordinate on this map.
   *
   * @param latitude - degrees north, −90 to 90
   * @param longitude - degrees east, −180 to 180
   * @throws MezzanineError `invalid-argument`
   */
  createCoordinate(latitude: number, longitude: number): Coordinate {
    for (const [name, value, limit] of [
      ['latitude', latitude, 90],
      ['longitude', longitude, 180],
    ] as const) {
      // A value that is missing is wrong here, so that it fails the check as NaN does.
      expectNumber(name, value ?? NaN, [-limit, limit]);
    }
    return this.#links.coordinate({ latitude, longitude, floorId: this.id });
  }

  /** @internal Takes the texts of the current language. */
  refresh({ name, shortName }: Floor): void {
    Object.assign(this, { name, shortName });
  }
}
