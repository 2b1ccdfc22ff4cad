import type { Coordinate as Coordinate6, DirectionsTarget, Mvf } from '../../index.ts';
import type { Coordinate } from './Coordinate.ts';
import type { Links } from './Links.ts';
import type { Location } from './Location.ts';
import { Navigable } from './Navigable.ts';
import type { VenueMap } from './VenueMap.ts';

/** A node of the walking graph that a polygon, location, door, or vortex refers to. */
export class Node extends Navigable {
  /** Unique in the venue. */
  readonly id: string;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
  readonly #links: Links;
  readonly #floorId: string;
  readonly #locationIds: ReadonlySet<string>;

  /** @internal */
  constructor(links: Links, feature: Mvf['nodes'][number], locationIds: ReadonlySet<string>) {
    super(links);
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    this.id = feature.properties.id;
    this.latitude = latitude;
    this.longitude = longitude;
    this.#links = links;
    this.#floorId = feature.properties.floor;
    this.#locationIds = locationIds;
  }

  /** The map the node is on. */
  get map(): VenueMap {
    return this.#links.map({ id: this.#floorId });
  }

  /** The place of the node. */
  get coordinate(): Coordinate {
    return this.#links.coordinate({ ...this, floorId: this.#floorId });
  }

  /** Locations that are entered at this node. */
  get locations(): readonly Location[] {
    return this.#links.locations([...this.#locationIds].map((id) => ({ id })));
  }

  /** @internal */
  get coordinate6(): Coordinate6 & { readonly floorId: string } {
    return { latitude: this.latitude, longitude: this.longitude, floorId: this.#floorId };
  }

  /** @internal */
  override targetIn(): DirectionsTarget {
    return { nodeId: this.id };
  }
}
