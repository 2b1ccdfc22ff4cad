import type { Language, Mvf } from '@mezzanine/mvf';
import type {
  Annotation,
  Area,
  Category,
  Connection,
  Entrance,
  Floor,
  FloorImage,
  FloorStack,
  Location,
  Obstruction,
  PointOfInterest,
  Space,
} from './entities.ts';
import type { AnnotationGroup } from './AnnotationGroup.ts';
import { AssetUrls } from './assets/AssetUrls.ts';
import type { Coordinate } from './Coordinate.ts';
import type {
  Directions,
  DirectionsTarget,
  NearestResult,
  NoDirections,
} from './directions/Directions.ts';
import type { DirectionsOptions, NearestOptions } from './directions/DirectionsOptions.ts';
import { Wayfinder } from './directions/Wayfinder.ts';
import type { PlacedEntity } from './distances/PlacedEntity.ts';
import { type DistantEntity, Surveyor } from './distances/Surveyor.ts';
import { findLanguage } from './language/languagesOf.ts';
import type { Layer } from './Layer.ts';
import { MezzanineError } from './MezzanineError.ts';
import { expectSearch, expectSuggest } from './search/expectSearch.ts';
import type { SearchIndex } from './search/SearchIndex.ts';
import type { SearchOptions, SearchResult, SuggestOptions } from './search/SearchResult.ts';
import type { VenueInfo } from './VenueInfo.ts';

/** The data fields of a venue, and the dependencies of its methods. */
type VenueFields = Omit<
  Venue,
  | 'type'
  | 'getFloor'
  | 'getFloorStack'
  | 'getSpace'
  | 'getLocation'
  | 'getCategory'
  | 'inLanguage'
  | 'search'
  | 'suggest'
  | 'assetUrl'
  | 'assetBytes'
  | 'distanceMeters'
  | 'byDistance'
  | 'spaceAt'
  | 'directions'
  | 'nearest'
> & {
  readonly locationsById: ReadonlyMap<string, Location>;
  readonly buildIn: (code: string) => Venue;
};

/**
 * A loaded venue: floors, spaces, and locations, all linked to one another. It is immutable after
 * loading and does not need a map, so it works in Node.js too.
 */
export class Venue {
  /** The entity type; narrows a union of entities. */
  readonly type = 'venue';
  /** Id of the venue. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
  /** Center of the venue. */
  readonly center: Coordinate;
  /**
   * Bearing at which the building appears upright on screen, in degrees clockwise from north, 0 to
   * 360.
   */
  readonly naturalBearingDegrees: number;
  /** IANA time zone, for example `Europe/Lisbon`. */
  readonly timeZone: string | undefined;
  /** Language of the text; `undefined` if the venue does not say. */
  readonly language: Language | undefined;
  /** Available languages, the venue's own first. */
  readonly languages: readonly Language[];
  /** All floors, from the lowest to the highest. */
  readonly floors: readonly Floor[];
  /** Buildings and outdoor grounds, in the venue's order. */
  readonly floorStacks: readonly FloorStack[];
  /** All spaces, sorted by floor. */
  readonly spaces: readonly Space[];
  /** All obstructions, sorted by floor. */
  readonly obstructions: readonly Obstruction[];
  /** All doors and openings, sorted by floor. */
  readonly entrances: readonly Entrance[];
  /** Stairs, elevators, and other connections between floors. */
  readonly connections: readonly Connection[];
  /** Points of interest, sorted by floor; they are also listed in `spaces`. */
  readonly pointsOfInterest: readonly PointOfInterest[];
  /** Parts of floors without walls around them, sorted by floor. */
  readonly areas: readonly Area[];
  /** Annotations such as fire extinguishers and exits, sorted by floor. */
  readonly annotations: readonly Annotation[];
  /** Annotations grouped by what they relate to, sorted by name: the data of a legend. */
  readonly annotationGroups: readonly AnnotationGroup[];
  /** Images placed on floors, sorted by floor; `mapView.images.addFloorImages` shows them. */
  readonly floorImages: readonly FloorImage[];
  /** Shops, offices, amenities, in the operator's order. */
  readonly locations: readonly Location[];
  /** Categories of all levels of the tree, in the operator's order. */
  readonly categories: readonly Category[];
  /** Spaces that the operator shows and hides together. */
  readonly layers: readonly Layer[];
  /** The operator's record of the venue; `undefined` if the bundle has none. */
  readonly info: VenueInfo | undefined;
  /**
   * The parsed file, translated to {@link language}, for tools that need more than the entities.
   */
  readonly mvf: Mvf;

  readonly #floors: ReadonlyMap<string, Floor>;
  readonly #floorStacks: ReadonlyMap<string, FloorStack>;
  readonly #spaces: ReadonlyMap<string, Space>;
  readonly #locations: ReadonlyMap<string, Location>;
  readonly #categories: ReadonlyMap<string, Category>;
  readonly #buildIn: (code: string) => Venue;
  readonly #assets: AssetUrls;
  readonly #surveyor: Surveyor;
  #searchIndex: Promise<SearchIndex> | undefined;
  #wayfinder: Wayfinder | undefined;

  /** @internal Made by `loadVenue`. */
  constructor(fields: VenueFields) {
    this.id = fields.id;
    this.name = fields.name;
    this.center = fields.center;
    this.naturalBearingDegrees = fields.naturalBearingDegrees;
    this.timeZone = fields.timeZone;
    this.language = fields.language;
    this.languages = fields.languages;
    this.floors = fields.floors;
    this.floorStacks = fields.floorStacks;
    this.spaces = fields.spaces;
    this.obstructions = fields.obstructions;
    this.entrances = fields.entrances;
    this.connections = fields.connections;
    this.pointsOfInterest = fields.pointsOfInterest;
    this.areas = fields.areas;
    this.annotations = fields.annotations;
    this.annotationGroups = fields.annotationGroups;
    this.floorImages = fields.floorImages;
    this.locations = fields.locations;
    this.categories = fields.categories;
    this.layers = fields.layers;
    this.info = fields.info;
    this.mvf = fields.mvf;
    this.#floors = byId(fields.floors);
    this.#floorStacks = byId(fields.floorStacks);
    this.#spaces = byId(fields.spaces);
    this.#locations = fields.locationsById;
    this.#categories = byId(fields.categories);
    this.#buildIn = fields.buildIn;
    this.#assets = new AssetUrls(fields.mvf.extras);
    this.#surveyor = new Surveyor(fields.center);
  }

  /** The floor with this id, if there is one. */
  getFloor(id: string): Floor | undefined {
    return this.#floors.get(id);
  }

  /** The floor stack with this id, if there is one. */
  getFloorStack(id: string): FloorStack | undefined {
    return this.#floorStacks.get(id);
  }

  /** The space with this id, if there is one. */
  getSpace(id: string): Space | undefined {
    return this.#spaces.get(id);
  }

  /** The location with this id, or with this id in the operator's records, if there is one. */
  getLocation(id: string): Location | undefined {
    return this.#locations.get(id);
  }

  /** The category with this id, if there is one. */
  getCategory(id: string): Category | undefined {
    return this.#categories.get(id);
  }

  /**
   * Returns the venue in another language. Entities are immutable, so the result is a new venue
   * whose entities have the same ids. Texts without a translation stay the same.
   *
   * @param code - BCP 47 tag, such as `fr`; `fr-CA` falls back to `fr`
   * @returns this venue if it already has that language
   * @throws MezzanineError `unknown-language`, listing the available languages
   */
  inLanguage(code: string): Venue {
    const language = findLanguage(this.name, this.languages, code);
    return language.code === this.language?.code ? this : this.#buildIn(language.code);
  }

  /**
   * Searches locations, points of interest, spaces, categories, areas, floors, connections and
   * annotations by name, external id, tag, category, and description. Case, accents, and small typos
   * are ignored, and words may be incomplete. Exact names rank first, then names that start with
   * the query, then names with typos. A space with the same name as its location is returned as the
   * location. Hidden locations are excluded. The first call loads the search engine and builds the
   * index. Concurrent calls resolve in order.
   *
   * @param text - the query; only the beginning of a very long text is used
   * @param options - limit, entity types and floor
   * @returns the best matches first; empty if nothing matches
   * @throws MezzanineError `invalid-argument`, `unknown-target`, or `network` if the search engine
   * cannot be loaded
   *
   * @example
   * for (const { entity, matches } of await venue.search('cofee', { types: ['location'] })) {
   *   console.log(entity.name, matches[0]?.text);
   * }
   */
  async search(text: string, options: SearchOptions = {}): Promise<readonly SearchResult[]> {
    const checked = expectSearch(this, text, options);
    return (await this.#findWords()).search(text, checked);
  }

  /**
   * Suggests completions while a user types: matching names, categories, and tags, without
   * duplicates.
   *
   * @param text - the text typed so far
   * @param options - limit
   * @returns the best suggestions first; empty if nothing matches
   * @throws MezzanineError as {@link search}
   */
  async suggest(text: string, options: SuggestOptions = {}): Promise<readonly string[]> {
    const limit = expectSuggest(text, options);
    return (await this.#findWords()).suggest(text, limit);
  }

  /** Few pages search, so the search engine is loaded on the first search. */
  #findWords(): Promise<SearchIndex> {
    this.#searchIndex ??= import('./search/SearchIndex.ts').then(
      ({ SearchIndex }) => new SearchIndex(this),
      (cause: unknown) => {
        this.#searchIndex = undefined;
        throw new MezzanineError('network', {
          given: 'The search engine could not be loaded.',
          cause,
        });
      },
    );
    return this.#searchIndex;
  }

  /**
   * Resolves the URL of a logo, icon, or image to one that `<img>`, a texture or `fetch` can load. A
   * file of the bundle (`assets/logo.svg`) becomes a data URL, created on first use. A data URL
   * works in Node.js and in the browser, needs no cleanup, and, unlike a blob URL, never runs a
   * script of an SVG with the page's origin. `https:`, `http:` and `data:image/` URLs are returned
   * unchanged.
   *
   * @param address - URL as stored in the venue; `undefined` returns `undefined`
   * @returns `undefined` if the bundle has no such file or the scheme is not allowed
   *
   * @example
   * const logo = venue.assetUrl(cafe.logo);
   * if (logo) image.src = logo;
   */
  assetUrl(address: string | undefined): string | undefined {
    return this.#assets.urlOf(address);
  }

  /**
   * Returns the content of a file of the bundle, for files that are too large for a data URL, such
   * as models. Do not modify it.
   *
   * @param path - path from the root of the bundle: `assets/…`
   * @returns `undefined` if the bundle has no such file
   */
  assetBytes(path: string): Uint8Array | undefined {
    return this.#assets.bytesOf(path);
  }

  /**
   * The straight-line distance between two places on the plan, in meters; floors and walls are
   * ignored. For entities with several places, the nearest ones are used.
   *
   * @returns `Infinity` if one of them has no place on the map
   * @throws MezzanineError `invalid-argument`
   */
  distanceMeters(a: Coordinate | PlacedEntity, b: Coordinate | PlacedEntity): number {
    return this.#surveyor.distanceMeters(a, b);
  }

  /**
   * Sorts entities by straight-line distance on the plan, nearest first; see
   * {@link distanceMeters}. To sort by route length, use {@link nearest}.
   *
   * @param from - the starting point
   * @param entities - for example `venue.annotations` of one type; entities without a place are
   * omitted
   * @throws MezzanineError `invalid-argument`
   */
  byDistance<Entity extends PlacedEntity>(
    from: Coordinate | PlacedEntity,
    entities: readonly Entity[],
  ): readonly DistantEntity<Entity>[] {
    return this.#surveyor.byDistance(from, entities);
  }

  /**
   * The space that contains a coordinate; if several spaces overlap there, the smallest one.
   *
   * @param coordinate - needs a `floorId` unless the venue has only one floor
   * @returns `undefined` if no space contains it
   * @throws MezzanineError `invalid-argument`, or `unknown-target` if the floor belongs to another
   * venue
   */
  spaceAt(coordinate: Coordinate): Space | undefined {
    return this.#surveyor.spaceAt(coordinate, this.floors);
  }

  /**
   * Finds the route from one place to one or more destinations. The first call builds the walking
   * graph; later calls reuse it.
   *
   * @param from - the origin
   * @param to - one destination, or several to visit
   * @param options - walking profile, order of visits, language of instructions
   * @returns the directions; or, if there is no route, the blockers and what would remove them
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   *
   * @example
   * const result = venue.directions(entrance, shop, { isStepFree: true });
   * if (result.type === 'directions') result.instructions.forEach(({ text }) => console.log(text));
   * else result.blockers.forEach(({ text }) => console.log(text));
   */
  directions(
    from: DirectionsTarget,
    to: DirectionsTarget | readonly DirectionsTarget[],
    options: DirectionsOptions = {},
  ): Directions | NoDirections {
    return this.#findWay().directions(from, [to].flat(), options);
  }

  /**
   * Finds the destinations with the shortest routes; unreachable ones are omitted.
   *
   * @param from - the origin
   * @param candidates - possible destinations, for example all restrooms
   * @param options - walking profile and limit
   * @returns the nearest first, each with its directions
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   */
  nearest(
    from: DirectionsTarget,
    candidates: readonly DirectionsTarget[],
    options: NearestOptions = {},
  ): readonly NearestResult[] {
    return this.#findWay().nearest(from, candidates, options);
  }

  #findWay(): Wayfinder {
    this.#wayfinder ??= new Wayfinder(this);
    return this.#wayfinder;
  }
}

function byId<T extends { readonly id: string }>(entities: readonly T[]): ReadonlyMap<string, T> {
  return new Map(entities.map((entity) => [entity.id, entity]));
}
