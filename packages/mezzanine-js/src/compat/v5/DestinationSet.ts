import type { Navigable } from './Navigable.ts';
import { invalidArgument } from './oldNames.ts';

/**
 * Several destinations for one route, visited in the given order.
 *
 * @example
 * const legs = entrance.directionsTo(new DestinationSet([shop, cafe]));
 * mapView.Journey.draw(legs);
 */
export class DestinationSet {
  /** The destinations in the order of the visits. */
  readonly destinations: readonly Navigable[];

  /**
   * @param destinations - at least one place
   * @throws MezzanineError `invalid-argument`
   */
  constructor(destinations: readonly Navigable[]) {
    const given: readonly Navigable[] | undefined = Array.isArray(destinations)
      ? (destinations as readonly Navigable[])
      : undefined;
    if (!given || given.length === 0) {
      throw invalidArgument('destinations', destinations, 'an array of at least one place');
    }
    this.destinations = [...given];
  }
}
