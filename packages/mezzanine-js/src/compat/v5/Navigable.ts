import type { DirectionsTarget, Venue as Venue6 } from '../../index.ts';
import type { DestinationSet } from './DestinationSet.ts';
import type { Directions, DirectionsOptions } from './Directions.ts';
import type { Links } from './Links.ts';

/** A place that directions can start or end at: a polygon, location, node, vortex, or coordinate. */
export abstract class Navigable {
  readonly #links: Links;

  /** @internal */
  constructor(links: Links) {
    this.#links = links;
  }

  /** @internal The same place for version 6. */
  abstract targetIn(venue: Venue6): DirectionsTarget;

  /**
   * Finds a route to several destinations in the given order.
   *
   * @param target - the destinations
   * @param options - step-free routes
   * @returns one leg for each destination; empty without a route
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   */
  directionsTo(target: DestinationSet, options?: DirectionsOptions): Directions[];
  /**
   * Finds the route to a place.
   *
   * @param target - a polygon, location, node, vortex, or coordinate of the same venue
   * @param options - step-free routes
   * @returns the directions; without a route, `path` and `instructions` are empty and `distance` is 0
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   * @example
   * const directions = shop.directionsTo(restroom, { accessible: true });
   */
  directionsTo(target: Navigable, options?: DirectionsOptions): Directions;
  directionsTo(
    target: Navigable | DestinationSet,
    options: DirectionsOptions = {},
  ): Directions | Directions[] {
    const legs = this.#links.directions(this, target, options);
    const [leg] = legs;
    return target instanceof Navigable && leg ? leg : [...legs];
  }

  /**
   * Measures the route to a place.
   *
   * @param target - a place of the same venue
   * @param options - step-free routes
   * @returns meters along the route; 0 without a route
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   */
  distanceTo(target: Navigable, options: DirectionsOptions = {}): number {
    return this.directionsTo(target, options).distance;
  }
}
