import type { FloorStack } from '../../index.ts';
import type { Links } from './Links.ts';
import type { VenueMap } from './VenueMap.ts';

/** Maps above one another: a building, or the outdoor grounds. In version 6, a `FloorStack`. */
export class MapGroup {
  /** Unique in the venue. */
  readonly id: string;
  /** Display name. */
  readonly name!: string;
  /** Short name; the name if the venue has none. */
  readonly shortName!: string;
  readonly #links: Links;

  /** @internal */
  constructor(links: Links, stack: FloorStack) {
    this.id = stack.id;
    this.#links = links;
    this.refresh(stack);
  }

  /** Maps of the group, from the lowest to the highest. */
  get maps(): readonly VenueMap[] {
    return this.v6.floors.map((floor) => this.#links.map(floor));
  }

  /** The map to show first. */
  get defaultMap(): VenueMap {
    return this.#links.map(this.v6.defaultFloor);
  }

  /** The floor stack of version 6. */
  get v6(): FloorStack {
    const stack = this.#links.venue6.getFloorStack(this.id);
    if (!stack) throw new TypeError('A map group has a floor stack in every language.');
    return stack;
  }

  /** @internal Takes the texts of the current language. */
  refresh({ name, shortName }: FloorStack): void {
    Object.assign(this, { name, shortName });
  }
}
