import type { Mvf, Venue as Venue6 } from '../../headless.ts';
import type { DirectionsOptions } from './DirectionsOptions.ts';
import {
  Category,
  Coordinate,
  type DestinationSet,
  Location,
  MapGroup,
  type Navigable,
  Node,
  Polygon,
  VenueMap,
  Vortex,
} from './entities.ts';
import { findDirections, type DirectionsContext } from './findDirections.ts';
import type { FloorPosition } from './FloorPosition.ts';
import type { Identified } from './Identified.ts';
import { nodesOfPlaces, type NodesOfPlaces } from './nodesOfPlaces.ts';

/** The objects of a venue, each created once, by the ids of their entities in version 6. */
export class VenueIndex implements DirectionsContext {
  readonly maps: ReadonlyMap<string, VenueMap>;
  readonly mapGroups: ReadonlyMap<string, MapGroup>;
  readonly polygonsById: ReadonlyMap<string, Polygon>;
  readonly nodesById: ReadonlyMap<string, Node>;
  readonly vortexes: ReadonlyMap<string, Vortex>;
  readonly locationsById: ReadonlyMap<string, Location>;
  readonly categoriesById: ReadonlyMap<string, Category>;
  readonly #nodes: NodesOfPlaces;
  readonly #coordinates = new WeakSet<Coordinate>();
  #venue6: Venue6;

  constructor(venue6: Venue6) {
    this.#venue6 = venue6;
    const { mvf, floors, floorStacks, connections, locations, categories } = venue6;
    const records = byId(mvf.connections);
    this.#nodes = nodesOfPlaces(mvf, locations);
    this.maps = byId(floors.map((floor) => new VenueMap(this, floor)));
    this.mapGroups = byId(floorStacks.map((stack) => new MapGroup(this, stack)));
    this.polygonsById = byId(areasOf(venue6).map((space) => new Polygon(this, space)));
    this.locationsById = byId(locations.map((one) => new Location(this, one)));
    this.categoriesById = byId(categories.map((one) => new Category(this, one)));
    this.vortexes = byId(connections.map((one) => new Vortex(this, one, records.get(one.id))));
    this.nodesById = byId(
      this.#nodes.features.map(
        (node) => new Node(this, node, this.#nodes.locationsAt(node.properties.id)),
      ),
    );
  }

  get venue6(): Venue6 {
    return this.#venue6;
  }

  /** Takes the text of the venue in another language. */
  setVenue6(venue6: Venue6): void {
    this.#venue6 = venue6;
    refreshAll(this.maps, venue6.floors);
    refreshAll(this.mapGroups, venue6.floorStacks);
    refreshAll(this.polygonsById, venue6.spaces);
    refreshAll(this.locationsById, venue6.locations);
    refreshAll(this.categoriesById, venue6.categories);
    refreshAll(this.vortexes, venue6.connections);
  }

  map(floor: Identified): VenueMap {
    return expectFound(this.maps.get(floor.id), 'map', floor.id);
  }

  group(stack: Identified): MapGroup {
    return expectFound(this.mapGroups.get(stack.id), 'map group', stack.id);
  }

  vortex(connection: Identified): Vortex {
    return expectFound(this.vortexes.get(connection.id), 'vortex', connection.id);
  }

  polygons(spaces: readonly Identified[]): readonly Polygon[] {
    return spaces.flatMap(({ id }) => this.polygonsById.get(id) ?? []);
  }

  locations(locations: readonly Identified[]): readonly Location[] {
    return locations.flatMap(({ id }) => this.locationsById.get(id) ?? []);
  }

  categories(categories: readonly Identified[]): readonly Category[] {
    return categories.flatMap(({ id }) => this.categoriesById.get(id) ?? []);
  }

  nodes(ids: readonly string[]): readonly Node[] {
    return ids.flatMap((id) => this.nodesById.get(id) ?? []);
  }

  nodesOnMap(map: VenueMap): readonly Node[] {
    return [...this.nodesById.values()].filter((node) => node.coordinate6.floorId === map.id);
  }

  nodesOfSpace(spaceId: string): readonly Node[] {
    return this.nodes(this.#nodes.ofSpace(spaceId));
  }

  nodesOfLocation(locationId: string): readonly Node[] {
    return this.nodes(this.#nodes.ofLocation(locationId));
  }

  coordinate(place: FloorPosition): Coordinate {
    const coordinate = new Coordinate(this, place);
    this.#coordinates.add(coordinate);
    return coordinate;
  }

  has(place: unknown): boolean {
    if (place instanceof Coordinate) return this.#coordinates.has(place);
    if (place instanceof Polygon) return this.polygonsById.get(place.id) === place;
    if (place instanceof Location) return this.locationsById.get(place.id) === place;
    if (place instanceof Node) return this.nodesById.get(place.id) === place;
    if (place instanceof Vortex) return this.vortexes.get(place.id) === place;
    return place instanceof VenueMap && this.maps.get(place.id) === place;
  }

  directions(from: Navigable, to: Navigable | DestinationSet, options: DirectionsOptions) {
    return findDirections(this, from, to, options);
  }
}

function refreshAll<T extends Identified>(
  objects: ReadonlyMap<string, { refresh(entity: T): void }>,
  entities: readonly T[],
): void {
  for (const entity of entities) objects.get(entity.id)?.refresh(entity);
}

function areasOf({ spaces }: Venue6) {
  return spaces.filter(({ geometry }) => geometry.type === 'Polygon');
}

function byId<T extends Identified | Mvf['connections'][number]>(items: readonly T[]) {
  return new Map(items.map((item) => [item.id, item]));
}

function expectFound<T>(found: T | undefined, kind: string, id: string): T {
  if (found) return found;
  throw new TypeError(`The venue has no ${kind} with the id ${id}.`);
}
