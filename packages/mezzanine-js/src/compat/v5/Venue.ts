import type { Language, Venue as Venue6 } from '../../headless.ts';
import type { Category, Location, MapGroup, Node, Polygon, VenueMap, Vortex } from './entities.ts';
import { expectText } from './expectArgument.ts';
import { withOldNames } from './oldNames.ts';
import { OldEvents } from './OldEvents.ts';
import { VenueIndex } from './VenueIndex.ts';

/** Events of a venue. */
export const GET_VENUE_EVENT = {
  /** The text of the venue is in another language. */
  LANGUAGE_CHANGED: 'language-changed',
} as const;

/** Payloads of the events of a venue. */
export interface VenueEvents {
  /** The new language. */
  readonly 'language-changed': Language;
}

/** Data about the venue as a whole. */
export interface VenueInfo {
  /** Id of the venue. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
  /** Readable name for URLs; `undefined` if the venue has none. */
  readonly slug: string | undefined;
  /** URL of its logo that an `<img>` can load. */
  readonly logo: string | undefined;
  /** Languages of its text, the default first. */
  readonly languages: readonly Language[];
}

/** A loaded venue. Its objects are created once and link to each other. */
export class Venue {
  /** Maps of all buildings, from the lowest to the highest. */
  readonly maps: readonly VenueMap[];
  /** Buildings and outdoor grounds. */
  readonly mapGroups: readonly MapGroup[];
  /** Areas of all maps. */
  readonly polygons: readonly Polygon[];
  /** Nodes that a polygon, location, door, or vortex refers to. */
  readonly nodes: readonly Node[];
  /** Stairs, elevators, and other connections between maps. */
  readonly vortexes: readonly Vortex[];
  /** Stores, offices, and amenities. */
  readonly locations: readonly Location[];
  /** Categories at the top of the tree; `children` has the others. */
  readonly categories: readonly Category[];
  readonly #index: VenueIndex;
  readonly #events = new OldEvents<VenueEvents>();

  /** @internal Made by `getVenue`. */
  constructor(venue6: Venue6) {
    const index = new VenueIndex(venue6);
    this.#index = index;
    this.maps = [...index.maps.values()];
    this.mapGroups = [...index.mapGroups.values()];
    this.polygons = [...index.polygonsById.values()];
    this.nodes = [...index.nodesById.values()];
    this.vortexes = [...index.vortexes.values()];
    this.locations = [...index.locationsById.values()];
    this.categories = index.categories(venue6.categories.filter(({ parent }) => !parent));
  }

  /** Display name. */
  get name(): string {
    return this.v6.name;
  }

  /** Name, logo, and languages. */
  get venue(): VenueInfo {
    const { id, name, languages, info } = this.v6;
    const logo = this.v6.assetUrl(info?.logo);
    return { id, name: info?.name ?? name, slug: info?.slug, logo, languages };
  }

  /** The current language; `undefined` if the venue does not say. */
  get language(): Language | undefined {
    return this.v6.language;
  }

  /** The venue of version 6 in the current language. */
  get v6(): Venue6 {
    return this.#index.venue6;
  }

  /** @internal */
  get index(): VenueIndex {
    return this.#index;
  }

  /**
   * Changes the language. The objects of the venue stay the same, and their text changes. Maps that
   * show the venue update the labels that `labelAllLocations` added.
   *
   * @param code - BCP 47 tag of one of `venue.venue.languages`, such as `fr`
   * @throws MezzanineError `unknown-language` or `invalid-argument`
   * @example
   * venue.on(GET_VENUE_EVENT.LANGUAGE_CHANGED, ({ name }) => console.log(name));
   * await venue.changeLanguage('fr');
   */
  async changeLanguage(code: string): Promise<void> {
    const next = withOldNames({}, () => this.v6.inLanguage(expectText('code', code)));
    if (next === this.v6) return Promise.resolve();
    this.#index.setVenue6(next);
    if (next.language) this.#events.emit('language-changed', next.language);
    return Promise.resolve();
  }

  /**
   * Listens to an event.
   *
   * @param type - one of `GET_VENUE_EVENT`
   * @param listener - called with the payload of the event
   */
  on<Type extends keyof VenueEvents>(
    type: Type,
    listener: (event: VenueEvents[Type]) => void,
  ): void {
    this.#events.on(type, listener);
  }

  /**
   * Stops listening to an event.
   *
   * @param type - one of `GET_VENUE_EVENT`
   * @param listener - the function that was passed to `on`
   */
  off<Type extends keyof VenueEvents>(
    type: Type,
    listener: (event: VenueEvents[Type]) => void,
  ): void {
    this.#events.off(type, listener);
  }
}
