import type { Location } from '../entities.ts';
import type { VenueEntities } from '../VenueEntities.ts';
import type { SearchEntity, SearchEntityType, SearchField } from './SearchResult.ts';

/** An entity and its searchable text. */
export interface SearchEntry {
  readonly entity: SearchEntity;
  readonly texts: Readonly<Record<SearchField, readonly string[]>>;
  /** Ids of its floors. */
  readonly floorIds: ReadonlySet<string>;
  /**
   * An entity of the same name that is returned instead; the entity itself is returned if that type
   * is excluded.
   */
  readonly standIn: SearchEntityType | undefined;
}

type Texts = Partial<Record<SearchField, readonly (string | undefined)[]>>;

/** All searchable entities of a venue: those that have a name and are not hidden. */
export function searchEntries(venue: VenueEntities): readonly SearchEntry[] {
  const { locations, pointsOfInterest, spaces, categories, areas, floors } = venue;
  return [
    ...locations.filter(({ isHidden }) => !isHidden).map(locationEntry),
    ...pointsOfInterest.map((place) =>
      entryOf(place, placeTexts(place), [place.floor], { standIn: 'location' }),
    ),
    ...spaceEntries(venue, spaces),
    ...categories.map((category) =>
      entryOf(
        category,
        { externalId: [category.externalId], categories: [category.parent?.name] },
        category.locations.flatMap(floorsOf),
      ),
    ),
    ...areas.map((area) => entryOf(area, placeTexts(area), [area.floor], { standIn: 'location' })),
    ...floors.map((floor) => entryOf(floor, {}, [floor], { names: [floor.shortName] })),
    ...venue.connections.map((way) => entryOf(way, {}, way.floors)),
    ...venue.annotations.map((annotation) =>
      entryOf(annotation, placeTexts(annotation), [annotation.floor], { standIn: 'location' }),
    ),
  ].filter(({ texts }) => texts.name.length > 0);
}

function spaceEntries(venue: VenueEntities, spaces: VenueEntities['spaces']): SearchEntry[] {
  const ways = new Set(venue.connections.map(({ name }) => name));
  return spaces
    .filter(({ kind }) => kind !== 'poi')
    .map((space) => {
      const isWay = space.kind.startsWith('connection.') && ways.has(space.name);
      const standIn = isWay ? 'connection' : 'location';
      return entryOf(space, placeTexts(space), [space.floor], { standIn });
    });
}

function locationEntry(location: Location): SearchEntry {
  const { externalId, spaces, tags, amenity, categories, description } = location;
  const texts: Texts = {
    externalId: [externalId, ...spaces.map((space) => space.externalId)],
    tags: [...tags, amenity],
    categories: categories.flatMap(({ name, parent }) => [name, parent?.name]),
    description: [description],
  };
  return entryOf(location, texts, floorsOf(location), { names: [location.shortName] });
}

interface Place {
  readonly externalId: string | undefined;
  readonly description: string | undefined;
  readonly locations: readonly Location[];
}

function placeTexts({ externalId, description }: Place): Texts {
  return { externalId: [externalId], description: [description] };
}

interface Found {
  /** The entity of the same name that is returned instead. */
  readonly standIn?: SearchEntityType;
  /** Additional names. */
  readonly names?: readonly string[];
}

function entryOf(
  entity: SearchEntity,
  texts: Texts,
  floors: readonly { readonly id: string }[],
  { standIn, names = [] }: Found = {},
): SearchEntry {
  const isFoundAs = ({ name, isHidden }: Location) => name === entity.name && !isHidden;
  const hasStandIn =
    standIn === 'connection' || ('locations' in entity && entity.locations.some(isFoundAs));
  return {
    entity,
    texts: {
      name: textsOf([entity.name, ...names]),
      externalId: textsOf(texts.externalId),
      tags: textsOf(texts.tags),
      categories: textsOf(texts.categories),
      description: textsOf(texts.description),
    },
    floorIds: new Set(floors.map(({ id }) => id)),
    standIn: hasStandIn ? standIn : undefined,
  };
}

function floorsOf({ spaces, areas, annotations, coordinates, connections }: Location) {
  const ways = connections.flatMap((way) => way.floors);
  const nodes = coordinates.flatMap(({ floorId }) =>
    floorId === undefined ? [] : [{ id: floorId }],
  );
  return [...[spaces, areas, annotations].flat().map(({ floor }) => floor), ...ways, ...nodes];
}

function textsOf(texts: readonly (string | undefined)[] = []): readonly string[] {
  return [...new Set(texts.filter((text) => text !== undefined && text.trim() !== ''))] as string[];
}
