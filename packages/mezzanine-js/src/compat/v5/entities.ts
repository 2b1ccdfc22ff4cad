/* oxlint-disable max-lines -- Every class here names others in a circle, and files must not import each other. */
import type {
  Category as Category6,
  Connection,
  Directions as Directions6,
  DirectionsInstruction,
  DirectionsTarget,
  Floor,
  FloorStack,
  Location as Location6,
  Mvf,
  NoDirections,
  OpeningHours,
  Space,
  Venue as Venue6,
} from '../../headless.ts';
import type { ActionType } from './ActionType.ts';
import type { BearingType } from './BearingType.ts';
import type { DirectionsOptions } from './DirectionsOptions.ts';
import type { DirectionsSource } from './DirectionsSource.ts';
import type { FloorPosition } from './FloorPosition.ts';
import type { GalleryImage } from './GalleryImage.ts';
import type { Identified } from './Identified.ts';
import { imageSizesOf, type ImageSizes } from './ImageSizes.ts';
import { stateOf, type LocationState } from './LocationState.ts';
import { textsOf } from './locationTexts.ts';
import { expectNumber, invalidArgument } from './expectArgument.ts';

/**
 * Finds this entry's objects for version 6 objects, by id, so it works in every language of the
 * venue.
 */
export interface Links {
  /** The venue of version 6 in the current language. */
  readonly venue6: Venue6;
  map(floor: Identified): VenueMap;
  group(stack: Identified): MapGroup;
  polygons(spaces: readonly Identified[]): readonly Polygon[];
  locations(locations: readonly Identified[]): readonly Location[];
  categories(categories: readonly Identified[]): readonly Category[];
  nodes(ids: readonly string[]): readonly Node[];
  nodesOnMap(map: VenueMap): readonly Node[];
  nodesOfSpace(spaceId: string): readonly Node[];
  nodesOfLocation(locationId: string): readonly Node[];
  coordinate(place: FloorPosition): Coordinate;
  directions(
    from: Navigable,
    to: Navigable | DestinationSet,
    options: DirectionsOptions,
  ): readonly Directions[];
}

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

/** The action at an instruction. */
export interface InstructionAction {
  /** Kind of action. */
  readonly type: ActionType;
  /** Where to turn; only for turns. */
  readonly bearing?: BearingType;
  /** Side on which `atLocation` is; only where the venue names one. */
  readonly referencePosition?: 'Left' | 'Right' | 'Ahead' | 'Behind';
  /** The map on which a vortex is entered; only for `TakeVortex`. */
  readonly fromMap?: VenueMap;
  /** The map to which a vortex leads; only for `TakeVortex`. */
  readonly toMap?: VenueMap;
}

/** One step of directions. */
export interface Instruction {
  /** The step as text, such as `Turn left at Lantern Coffee`. */
  readonly instruction: string;
  /** Meters from this step to the next one. */
  readonly distance: number;
  /** The step as data, for icons and your own text. */
  readonly action: InstructionAction;
  /** Where the step is. */
  readonly node: Coordinate;
  /** The location to turn at or to arrive at. */
  readonly atLocation?: Location;
  /** The vortex to take. */
  readonly atVortex?: Vortex;
  /** The instruction of version 6. */
  readonly v6: DirectionsInstruction;
}

/** A route and its instructions. */
export class Directions {
  /** Coordinates along the route, map after map; empty without a route. */
  readonly path: readonly Coordinate[];
  /** Meters along the route; 0 without a route. */
  readonly distance: number;
  /** Steps in order; empty without a route. */
  readonly instructions: readonly Instruction[];
  readonly #source: DirectionsSource;

  /** @internal Made by `directionsTo`. */
  constructor(
    fields: Pick<Directions, 'path' | 'distance' | 'instructions'>,
    source: DirectionsSource,
  ) {
    this.path = fields.path;
    this.distance = fields.distance;
    this.instructions = fields.instructions;
    this.#source = source;
  }

  /**
   * The result of version 6: directions, or the reasons why there is no route. Legs to several
   * destinations have the same result.
   */
  get v6(): Directions6 | NoDirections {
    return this.#source.result;
  }

  /** @internal */
  get source(): DirectionsSource {
    return this.#source;
  }
}

/** A place on a map, in WGS84 degrees. `map.createCoordinate` creates one. */
export class Coordinate extends Navigable {
  /** Degrees north, −90 to 90. */
  readonly latitude: number;
  /** Degrees east, −180 to 180. */
  readonly longitude: number;
  readonly #links: Links;
  readonly #floorId: string;

  /** @internal Made by `map.createCoordinate`. */
  constructor(links: Links, place: FloorPosition) {
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
  override targetIn(): FloorPosition {
    return { latitude: this.latitude, longitude: this.longitude, floorId: this.#floorId };
  }
}

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
  get coordinate6(): FloorPosition {
    return { latitude: this.latitude, longitude: this.longitude, floorId: this.#floorId };
  }

  /** @internal */
  override targetIn(): DirectionsTarget {
    return { nodeId: this.id };
  }
}

/** A map of the venue: one floor of a building. In version 6, this is a `Floor`. */
export class VenueMap {
  /** Unique in the venue. */
  readonly id: string;
  /** Position in the order of floors: 0 is the ground floor, negative below, positive above. */
  readonly elevation: number;
  /** Display name, such as `Level 1`. */
  readonly name!: string;
  /** Short name for buttons, such as `L1`. */
  readonly shortName!: string;
  readonly #links: Links;

  /** @internal */
  constructor(links: Links, floor: Floor) {
    this.id = floor.id;
    this.elevation = floor.elevation;
    this.#links = links;
    this.refresh(floor);
  }

  /** The building the map belongs to. */
  get group(): MapGroup {
    return this.#links.group(this.v6.floorStack);
  }

  /** Polygons on the map. */
  get polygons(): readonly Polygon[] {
    return this.#links.polygons(this.v6.spaces);
  }

  /** Nodes on the map. */
  get nodes(): readonly Node[] {
    return this.#links.nodesOnMap(this);
  }

  /** The floor of version 6. */
  get v6(): Floor {
    const floor = this.#links.venue6.getFloor(this.id);
    if (!floor) throw new TypeError('A map has a floor in every language.');
    return floor;
  }

  /**
   * Creates a coordinate on this map.
   *
   * @param latitude - degrees north, −90 to 90
   * @param longitude - degrees east, −180 to 180
   * @throws MezzanineError `invalid-argument`
   */
  createCoordinate(latitude: number, longitude: number): Coordinate {
    for (const [name, value, limit] of [
      ['latitude', latitude, 90],
      ['longitude', longitude, 180],
    ] as const) {
      // A missing value is invalid here, so it becomes NaN, which fails the check.
      expectNumber(name, value ?? NaN, [-limit, limit]);
    }
    return this.#links.coordinate({ latitude, longitude, floorId: this.id });
  }

  /** @internal Takes the text of the current language. */
  refresh({ name, shortName }: Floor): void {
    Object.assign(this, { name, shortName });
  }
}

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

  /** @internal Takes the text of the current language. */
  refresh({ name, shortName }: FloorStack): void {
    Object.assign(this, { name, shortName });
  }
}

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

  /** @internal Takes the text of the current language. */
  refresh({ name }: Space): void {
    Object.assign(this, { name });
  }
}

/** Stairs, an elevator, an escalator, or another connection between maps. In version 6, a `Connection`. */
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

  /** @internal Takes the text of the current language. */
  refresh({ name }: Connection): void {
    Object.assign(this, { name });
  }
}

/** A group of locations, such as food or fashion. */
export class Category {
  /** Unique in the venue. */
  readonly id: string;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** CSS color. */
  readonly color: string | undefined;
  /** Position in lists; lower numbers come first. */
  readonly sortOrder: number | undefined;
  /** Display name. */
  readonly name!: string;
  readonly #links: Links;

  /** @internal */
  constructor(links: Links, category: Category6) {
    this.id = category.id;
    this.externalId = category.externalId;
    this.color = category.color;
    this.sortOrder = category.sortOrder;
    this.#links = links;
    this.refresh(category);
  }

  /** Locations in this category. */
  get locations(): readonly Location[] {
    return this.#links.locations(this.v6.locations);
  }

  /** The category this one belongs to; `undefined` at the top of the tree. */
  get parent(): Category | undefined {
    const { parent } = this.v6;
    return parent && this.#links.categories([parent])[0];
  }

  /** Categories that belong to this one. */
  get children(): readonly Category[] {
    return this.#links.categories(this.v6.children);
  }

  /** URL of its icon that an `<img>` can load. */
  get icon(): string | undefined {
    return this.#links.venue6.assetUrl(this.v6.icon);
  }

  /** URL of its large image that an `<img>` can load. */
  get picture(): string | undefined {
    return this.#links.venue6.assetUrl(this.v6.picture);
  }

  /** The category of version 6. */
  get v6(): Category6 {
    const category = this.#links.venue6.getCategory(this.id);
    if (!category) throw new TypeError('A category exists in every language.');
    return category;
  }

  /** @internal Takes the text of the current language. */
  refresh({ name }: Category6): void {
    Object.assign(this, { name });
  }
}

/** Related locations. */
export interface SiblingGroup {
  /** How they are related, such as `parent`. */
  readonly label: string;
  /** The related locations. */
  readonly siblings: readonly Location[];
}

/** Something people look for: a store, an office, an amenity. */
export class Location extends Navigable {
  /** Unique in the venue. */
  readonly id: string;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** `tenant`, `amenity`, `gate`, and so on; `tenant` if the venue does not say. */
  readonly type: string;
  /** Kind of amenity, such as `restroom`. */
  readonly amenity: string | undefined;
  /** Position in lists; lower numbers come first. */
  readonly sortOrder: number | undefined;
  /** Phone number; `undefined` if the venue has none. */
  readonly phone: { readonly number: string } | undefined;
  /** Opening hours in the terms of schema.org. */
  readonly operationHours: readonly OpeningHours[];
  /** Temporary states. */
  readonly states: readonly LocationState[];
  /** Display name. */
  readonly name!: string;
  /** Short name; the name if the venue has none. */
  readonly shortName!: string;
  /** Description. */
  readonly description!: string | undefined;
  /** Additional search terms. */
  readonly tags!: readonly string[];
  /** Links with their names. */
  readonly links!: readonly { readonly name: string; readonly url: string }[];
  /** URLs by the name of the social network, and `website`. */
  readonly social!: Readonly<Record<string, string>>;
  readonly #links: Links;

  /** @internal */
  constructor(links: Links, location: Location6) {
    super(links);
    this.id = location.id;
    this.externalId = location.externalId;
    this.type = location.kind ?? 'tenant';
    this.amenity = location.amenity;
    this.sortOrder = location.sortOrder;
    this.phone = location.phone === undefined ? undefined : { number: location.phone };
    this.operationHours = location.openingHours;
    this.states = location.states.map(stateOf);
    this.#links = links;
    this.refresh(location);
  }

  /** Polygons of the location; empty if it is not on a map. */
  get polygons(): readonly Polygon[] {
    return this.#links.polygons(this.v6.spaces);
  }

  /** Nodes at which the location is entered. */
  get nodes(): readonly Node[] {
    return this.#links.nodesOfLocation(this.id);
  }

  /** Categories of the location, the most important first. */
  get categories(): readonly Category[] {
    return this.#links.categories(this.v6.categories);
  }

  /** Related locations. */
  get siblingGroups(): readonly SiblingGroup[] {
    return this.v6.siblings.map(({ label, locations }) => ({
      label,
      siblings: this.#links.locations(locations),
    }));
  }

  /** Logo; `undefined` if the location has none. */
  get logo(): ImageSizes | undefined {
    return this.#sizesOf(this.v6.logo);
  }

  /** Main image; `undefined` if the location has none. */
  get picture(): ImageSizes | undefined {
    return this.#sizesOf(this.v6.headerImage ?? this.v6.pictures[0]?.url);
  }

  /** Images of the location. */
  get gallery(): readonly GalleryImage[] {
    return this.v6.pictures.flatMap(({ url, altText }) => {
      const image = this.#links.venue6.assetUrl(url);
      return image === undefined ? [] : [{ image, caption: altText }];
    });
  }

  /** The location of version 6. */
  get v6(): Location6 {
    return this.targetIn(this.#links.venue6);
  }

  /** @internal */
  override targetIn(venue: Venue6): Location6 {
    const location = venue.getLocation(this.id);
    if (!location) throw new TypeError('A location exists in every language.');
    return location;
  }

  /** @internal Takes the text of the current language. */
  refresh(location: Location6): void {
    Object.assign(this, textsOf(location));
  }

  #sizesOf(address: string | undefined): ImageSizes | undefined {
    const url = this.#links.venue6.assetUrl(address);
    return url === undefined ? undefined : imageSizesOf(url);
  }
}
