import type { DirectionsTarget } from '../../index.ts';
import type { Links } from './Links.ts';
import { Navigable } from './Navigable.ts';
import type { Node } from './Node.ts';
import type { VenueMap } from './VenueMap.ts';

/** A place on a map, in WGS84 degrees. `map.createCoordinate` creates one. */
export class Coordinate extends Navigable {
  /** Degrees north, −90 to 90. */
  readonly latitude: number;
  /** Degrees east, −180 to 180. */
  readonly longitude: number;
  readonly #links: Links;
  readonly #floorId: string;

  /** @internal Made by `map.createCoordinate`. */
  constructor(
    links: Links,
    place: { readonly latitude: number; readonly longitude: number; readonly floorId: string },
  ) {
    super(links);
    this.latitude = place.latitude;
    this.longitude = place.longitude;
    this.#links = links;
    this.#floorId = place.floorId;
  }

  /** The map the coordinate is on. */
  get map(): VenueMap {
    return this.#links.map({ id: this.#floorId });
  }

  /** The nearest node on the same map in a straight line; `undefined` if the map has no nodes. */
  get nearestNode(): Node | undefined {
    const { venue6 } = this.#links;
    const away = (node: Node) => venue6.distanceMeters(this.targetIn(), node.coordinate6);
    return this.#links
      .nodesOnMap(this.map)
      .map((node) => ({ node, meters: away(node) }))
      .reduce<{ node: Node; meters: number } | undefined>(
        (best, one) => (best && best.meters <= one.meters ? best : one),
        undefined,
      )?.node;
  }

  /** @internal */
  override targetIn(): Extract<DirectionsTarget, { readonly latitude: number }> {
    return { latitude: this.latitude, longitude: this.longitude, floorId: this.#floorId };
  }
}
