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

/** The plain fields of a venue, and what its methods need. */
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
 * A place as it was loaded: floors, spaces, locations, all linked with one another. Nothing in it
 * changes after loading, and it needs no map: it works in Node as well.
 */
export class Venue {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'venue';
  /** Id of the venue. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** Middle of the venue. */
  readonly center: Coordinate;
  /** Bearing at which the building stands upright on a screen; degrees clockwise from north, 0 to 360. */
  readonly naturalBearingDegrees: number;
  /** IANA time zone, for example `Europe/Lisbon`. */
  readonly timeZone: string | undefined;
  /** The language its text is in; `undefined` where the venue does not say. */
  readonly language: Language | undefined;
  /** Languages there is text in, the venue's own first. */
  readonly languages: readonly Language[];
  /** All floors, from the lowest to the highest. */
  readonly floors: readonly Floor[];
  /** Buildings and outdoor grounds, in the venue's order. */
  readonly floorStacks: readonly FloorStack[];
  /** All spaces, floor by floor. */
  readonly spaces: readonly Space[];
  /** All obstructions, floor by floor. */
  readonly obstructions: readonly Obstruction[];
  /** All doors and openings, floor by floor. */
  readonly entrances: readonly Entrance[];
  /** Stairs, elevators and other ways between floors. */
  readonly connections: readonly Connection[];
  /** Places without walls that people look for, floor by floor; also among the spaces. */
  readonly pointsOfInterest: readonly PointOfInterest[];
  /** Parts of floors that no wall bounds, floor by floor. */
  readonly areas: readonly Area[];
  /** Things to know about, such as fire extinguishers and exits, floor by floor. */
  readonly annotations: readonly Annotation[];
  /** Annotations by what they have to do with, in the order of their names; a legend. */
  readonly annotationGroups: readonly AnnotationGroup[];
  /** Pictures that lie on floors, floor by floor; `mapView.images.addFloorImages` shows them. */
  readonly floorImages: readonly FloorImage[];
  /** Shops, offices, amenities, in the operator's order. */
  readonly locations: readonly Location[];
  /** Groups of locations, of all levels of the tree, in the operator's order. */
  readonly categories: readonly Category[];
  /** Spaces that the operator shows and hides together. */
  readonly layers: readonly Layer[];
  /** What the operator keeps about the venue; `undefined` where the bundle has no such record. */
  readonly info: VenueInfo | undefined;
  /** What was read from the file, in {@link language}, for tools that need more than the entities. */
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

  /** The floor of this id, if there is one. */
  getFloor(id: string): Floor | undefined {
    return this.#floors.get(id);
  }

  /** The floor stack of this id, if there is one. */
  getFloorStack(id: string): FloorStack | undefined {
    return this.#floorStacks.get(id);
  }

  /** The space of this id, if there is one. */
  getSpace(id: string): Space | undefined {
    return this.#spaces.get(id);
  }

  /** The location of this id, or of this id in the operator's records, if there is one. */
  getLocation(id: string): Location | undefined {
    return this.#locations.get(id);
  }

  /** The category of this id, if there is one. */
  getCategory(id: string): Category | undefined {
    return this.#categories.get(id);
  }

  /**
   * The venue in another language. Entities do not change, so this is another venue, with entities
   * of its own under the same ids; text that has no translation stays as it is.
   *
   * @param code - BCP 47 tag, such as `fr`; `fr-CA` is also served by `fr`
   * @returns this very venue, if it is in that language
   * @throws MezzanineError `unknown-language`, naming those that exist
   */
  inLanguage(code: string): Venue {
    const language = findLanguage(this.name, this.languages, code);
    return language.code === this.language?.code ? this : this.#buildIn(language.code);
  }

  /**
   * What fits some words: locations, points of interest, spaces, categories, areas, floors,
   * connections and annotations, by their names, external ids, tags, categories and descriptions.
   * Case, accents and small typos do not matter, and words may be unfinished. The whole name comes
   * first, then names that begin with the words, then names with typos. A space of the same name as
   * its location is found as the location; hidden locations are not found. The first call loads the
   * search and builds the index; later ones only search. Answers come in the order of the questions.
   *
   * @param text - what was typed; of very long text only the beginning is looked at
   * @param options - how many, of which kinds, on which floor
   * @returns the best first; empty when nothing fits
   * @throws MezzanineError `invalid-argument`, `unknown-target`, or `network` when the search itself
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
   * Texts to offer while someone is typing: names, categories and tags that fit, each once.
   *
   * @param text - what was typed so far
   * @param options - how many
   * @returns the best first; empty when nothing fits
   * @throws MezzanineError as {@link search}
   */
  async suggest(text: string, options: SuggestOptions = {}): Promise<readonly string[]> {
    const limit = expectSuggest(text, options);
    return (await this.#findWords()).suggest(text, limit);
  }

  /** Few maps are searched, and those not at once; so a page loads the search when it is asked for. */
  #findWords(): Promise<SearchIndex> {
    this.#searchIndex ??= import('./search/SearchIndex.ts').then(
      ({ SearchIndex }) => new SearchIndex(this),
      (cause: unknown) => {
        this.#searchIndex = undefined;
        throw new MezzanineError('network', { given: 'The search could not be loaded.', cause });
      },
    );
    return this.#searchIndex;
  }

  /**
   * An address that `<img>`, a texture or `fetch` can load, for a logo, icon or picture as the
   * venue gives it. A file of the bundle (`assets/logo.svg`) becomes a data URL, made when it is
   * first asked for: it works in Node and in the browser and needs no clearing away, and unlike a
   * blob URL it never runs a script of an SVG in the name of the page. `https:`, `http:` and
   * `data:image/` addresses stay as they are.
   *
   * @param address - as the venue gives it; `undefined` is passed on
   * @returns `undefined` when the bundle has no such file, and for every other kind of address
   *
   * @example
   * const logo = venue.assetUrl(cafe.logo);
   * if (logo) image.src = logo;
   */
  assetUrl(address: string | undefined): string | undefined {
    return this.#assets.urlOf(address);
  }

  /**
   * The content of a file of the bundle, for what is too large for an address, such as a model. Do
   * not change it.
   *
   * @param path - from the root of the bundle: `assets/…`
   * @returns `undefined` when the bundle has no such file
   */
  assetBytes(path: string): Uint8Array | undefined {
    return this.#assets.bytesOf(path);
  }

  /**
   * How far two places are from each other, in a straight line on the plan; floors and walls do
   * not count. Of what is at several places, the nearest counts.
   *
   * @returns `Infinity` when one of them has no place on the map
   * @throws MezzanineError `invalid-argument`
   */
  distanceMeters(a: Coordinate | PlacedEntity, b: Coordinate | PlacedEntity): number {
    return this.#surveyor.distanceMeters(a, b);
  }

  /**
   * Entities from the nearest to the farthest, in a straight line on the plan; see
   * {@link distanceMeters}. For the nearest by the way there, ask {@link nearest}.
   *
   * @param from - where one is
   * @param entities - for instance `venue.annotations` of one kind; those without a place are left out
   * @throws MezzanineError `invalid-argument`
   */
  byDistance<Entity extends PlacedEntity>(
    from: Coordinate | PlacedEntity,
    entities: readonly Entity[],
  ): readonly DistantEntity<Entity>[] {
    return this.#surveyor.byDistance(from, entities);
  }

  /**
   * The space around a place; where several lie over each other, the smallest.
   *
   * @param coordinate - with its `floorId`, unless the venue has one floor only
   * @returns `undefined` where there is none
   * @throws MezzanineError `invalid-argument`, or `unknown-target` for a floor of another venue
   */
  spaceAt(coordinate: Coordinate): Space | undefined {
    return this.#surveyor.spaceAt(coordinate, this.floors);
  }

  /**
   * The way from one place to another, or through several. The first call builds the walking
   * graph; every later one only searches.
   *
   * @param from - where it starts
   * @param to - where it leads: one target, or several to be visited
   * @param options - who walks, in which order, in which words
   * @returns the way; or why there is none, and what would open one
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
   * The nearest of many, by the way there; those that cannot be reached are left out.
   *
   * @param from - where one is
   * @param candidates - where one may want to go, for instance all washrooms
   * @param options - who walks, and how many are wanted
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
