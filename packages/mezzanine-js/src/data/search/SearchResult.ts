import type {
  Annotation,
  Area,
  Category,
  Connection,
  Floor,
  Location,
  PointOfInterest,
  Space,
} from '../entities.ts';

/** Types of entities that can be found. */
export type SearchEntity =
  | Location
  | PointOfInterest
  | Space
  | Category
  | Area
  | Floor
  | Connection
  | Annotation;

/** Names of the types that can be found. */
export type SearchEntityType = SearchEntity['type'];

/** The field in which words were found. */
export type SearchField = 'name' | 'externalId' | 'tags' | 'categories' | 'description';

/** Text of an entity in which words were found. */
export interface SearchMatch {
  /** The field that the text is from. */
  readonly field: SearchField;
  /** The text as stored in the venue. */
  readonly text: string;
  /** Ranges to highlight, as start and end offsets in UTF-16 code units; the end is exclusive. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/** A search result. */
export interface SearchHit<Entity extends SearchEntity> {
  /** The entity. */
  readonly entity: Entity;
  /** The type of the entity. */
  readonly type: Entity['type'];
  /** Relevance, higher is better; comparable only within one search. */
  readonly score: number;
  /** Texts that match, the name first. */
  readonly matches: readonly SearchMatch[];
}

/** A search result; `type` narrows its entity. */
export type SearchResult<Entity extends SearchEntity = SearchEntity> = Entity extends SearchEntity
  ? SearchHit<Entity>
  : never;

/** Options of {@link Venue.search}. */
export interface SearchOptions {
  /** Maximum number of results, 1 to 1000; default 20. */
  readonly limit?: number;
  /** Types to search; default: all. */
  readonly types?: readonly SearchEntityType[];
  /** Restricts results to those with a place on this floor; a floor or its id. */
  readonly floor?: Floor | string;
}

/** Options of {@link Venue.suggest}. */
export interface SuggestOptions {
  /** Maximum number of suggestions, 1 to 100; default 5. */
  readonly limit?: number;
}
