import type { Connection, Mvf, Venue as Venue6 } from '../../index.ts';
import type { Links } from './Links.ts';
import { Navigable } from './Navigable.ts';
import type { Node } from './Node.ts';
import type { VenueMap } from './VenueMap.ts';

/** Stairs, an elevator, an escalator, or another way between maps. In version 6, a `Connection`. */
export class Vortex extends Navigable {
  /** Unique in the venue. */
  readonly id: string;
  /** `stairs`, `elevator`, `escalator`, `ramp`, and so on. */
  readonly type: string;
  /** Whether it has no steps. */
  readonly accessible: boolean;
  /** Cost of using it at all, in meters of walking. */
  readonly weight: number;
  /** Cost of a meter inside it, in meters of walking. */
  readonly multiplier: number;
  /** Display name; `''` if the venue has none. */
  readonly name!: string;
  readonly #links: Links;
  readonly #nodeIds: readonly string[];

  /** @internal */
  constructor(
    links: Links,
    connection: Connection,
    record: Mvf['connections'][number] | undefined,
  ) {
    super(links);
    this.id = connection.id;
    this.type = connection.kind;
    this.accessible = connection.isAccessible;
    this.weight = record?.weight ?? 0;
    this.multiplier = record?.multiplier ?? 1;
    this.#links = links;
    this.#nodeIds = record?.nodes ?? [];
    this.refresh(connection);
  }

  /** Nodes at which it is entered, at least one on each map. */
  get nodes(): readonly Node[] {
    return this.#links.nodes(this.#nodeIds);
  }

  /** Maps it connects, from the lowest to the highest. */
  get maps(): readonly VenueMap[] {
    return this.v6.floors.map((floor) => this.#links.map(floor));
  }

  /** The connection of version 6. */
  get v6(): Connection {
    return this.targetIn(this.#links.venue6);
  }

  /** @internal */
  override targetIn(venue: Venue6): Connection {
    const connection = venue.connections.find(({ id }) => id === this.id);
    if (!connection) throw new TypeError('A vortex has a connection in every language.');
    return connection;
  }

  /** @internal Takes the texts of the current language. */
  refresh({ name }: Connection): void {
    Object.assign(this, { name });
  }
}
