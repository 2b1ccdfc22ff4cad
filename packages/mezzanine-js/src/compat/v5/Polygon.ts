import type { Space, Venue as Venue6 } from '../../index.ts';
import type { Coordinate } from './Coordinate.ts';
import type { Links } from './Links.ts';
import type { Location } from './Location.ts';
import { Navigable } from './Navigable.ts';
import type { Node } from './Node.ts';
import type { VenueMap } from './VenueMap.ts';

/** An area on a map, such as a room or a hallway. In version 6, this is a `Space`. */
export class Polygon extends Navigable {
  /** Unique in the venue. */
  readonly id: string;
  /** The venue owner's own id, such as a unit number. */
  readonly externalId: string | undefined;
  /** Display name: its own, else that of its first location, else `''`. */
  readonly name!: string;
  readonly #links: Links;

  /** @internal */
  constructor(links: Links, space: Space) {
    super(links);
    this.id = space.id;
    this.externalId = space.externalId;
    this.#links = links;
    this.refresh(space);
  }

  /** The map the polygon is on. */
  get map(): VenueMap {
    return this.#links.map(this.v6.floor);
  }

  /** Locations in the polygon. */
  get locations(): readonly Location[] {
    return this.#links.locations(this.v6.locations);
  }

  /** Nodes at which the polygon is entered. */
  get entrances(): readonly Node[] {
    return this.#links.nodesOfSpace(this.id);
  }

  /** The place of its label. */
  get center(): Coordinate {
    const { center, floor } = this.v6;
    return this.#links.coordinate({ ...center, floorId: floor.id });
  }

  /** The space of version 6. */
  get v6(): Space {
    return this.targetIn(this.#links.venue6);
  }

  /** @internal */
  override targetIn(venue: Venue6): Space {
    const space = venue.getSpace(this.id);
    if (!space) throw new TypeError('A polygon has a space in every language.');
    return space;
  }

  /** @internal Takes the texts of the current language. */
  refresh({ name }: Space): void {
    Object.assign(this, { name });
  }
}
