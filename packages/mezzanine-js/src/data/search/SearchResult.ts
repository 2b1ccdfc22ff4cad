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

/** What a search can find. */
export type SearchEntity =
  Location | PointOfInterest | Space | Category | Area | Floor | Connection | Annotation;

/** Kinds of what a search can find. */
export type SearchEntityType = SearchEntity['type'];

/** Where the words were found. */
export type SearchField = 'name' | 'externalId' | 'tags' | 'categories' | 'description';

/** Text of an entity in which words were found. */
export interface SearchMatch {
  /** Where it is from. */
  readonly field: SearchField;
  /** The text as the venue has it. */
  readonly text: string;
  /** Parts of the text to point out: offsets of the first UTF-16 unit and after the last. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/** An entity that was found. */
export interface SearchHit<Entity extends SearchEntity> {
  /** What was found. */
  readonly entity: Entity;
  /** Kind of what was found; the type of the entity. */
  readonly type: Entity['type'];
  /** How well it fits, more is better; compare only within one search. */
  readonly score: number;
  /** In which of its texts, the name first. */
  readonly matches: readonly SearchMatch[];
}

/** What was found, one for each entity; `type` tells which entity it is. */
export type SearchResult<Entity extends SearchEntity = SearchEntity> = Entity extends SearchEntity
  ? SearchHit<Entity>
  : never;

/** Options of {@link Venue.search}. */
export interface SearchOptions {
  /** Most results wanted; 1 to 1000, default 20. */
  readonly limit?: number;
  /** Kinds that are wanted; default: all. */
  readonly types?: readonly SearchEntityType[];
  /** Only what is on this floor, or has a place on it; a floor or its id. */
  readonly floor?: Floor | string;
}

/** Options of {@link Venue.suggest}. */
export interface SuggestOptions {
  /** Most suggestions wanted; 1 to 100, default 5. */
  readonly limit?: number;
}
