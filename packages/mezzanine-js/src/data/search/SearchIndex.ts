import MiniSearch, { type SearchResult as IndexHit } from 'minisearch';
import type { VenueEntities } from '../VenueEntities.ts';
import { termsOf, wordsOf } from './foldText.ts';
import type { CheckedSearch } from './expectSearch.ts';
import { matchesOf } from './matchesOf.ts';
import { allowedTypos, type FoldedText, rankName, tiers } from './rankName.ts';
import { searchEntries, type SearchEntry } from './searchEntries.ts';
import type { SearchEntityType, SearchResult } from './SearchResult.ts';
import { suggestTexts } from './suggestTexts.ts';

/** Longer queries are truncated. */
const MAX_TYPED_LENGTH = 200;
const MAX_WORDS = 10;

/** Order of results that match equally well. */
const TYPE_WEIGHTS: Readonly<Record<SearchEntityType, number>> = {
  location: 1,
  'point-of-interest': 0.95,
  space: 0.9,
  category: 0.85,
  area: 0.8,
  floor: 0.75,
  connection: 0.7,
  annotation: 0.5,
};

const ALL_TYPES: ReadonlySet<SearchEntityType> = new Set(
  Object.keys(TYPE_WEIGHTS) as SearchEntityType[],
);

/** Weight of a word by the field it is found in. */
const FIELD_WEIGHTS = { name: 8, tags: 4, categories: 2, description: 1 } as const;
const WORD_FIELDS = ['name', 'tags', 'categories', 'description'] as const;
const WHOLE_FIELDS = ['wholeName', 'externalId'] as const;

interface IndexDocument {
  readonly id: number;
  readonly entry: SearchEntry;
}

/** An entry with its normalized names. */
interface FoldedEntry extends SearchEntry {
  readonly names: readonly FoldedText[];
  readonly externalIds: readonly string[];
}

interface Found {
  readonly index: number;
  readonly score: number;
  readonly terms: ReadonlySet<string>;
}

/** Searches the entities of one venue. */
export class SearchIndex {
  readonly #entries: readonly FoldedEntry[];
  readonly #index: MiniSearch<IndexDocument>;

  /** @param venue - indexed here, in time proportional to the number of words */
  constructor(venue: VenueEntities) {
    this.#entries = searchEntries(venue).map((entry) => ({
      ...entry,
      names: entry.texts.name.map(fold),
      externalIds: entry.texts.externalId.map((text) => fold(text).joined),
    }));
    this.#index = new MiniSearch<IndexDocument>({
      fields: [...WORD_FIELDS, ...WHOLE_FIELDS],
      extractField: ({ id, entry }, field) => (field === 'id' ? id : textOf(entry, field)),
      stringifyField: (value) => String(value),
      tokenize: (text, field) => (isWhole(field) ? text.split('\n').map(join) : termsIn(text)),
      processTerm: (term) => term,
    });
    this.#index.addAll(this.#entries.map((entry, id) => ({ id, entry })));
  }

  /** See {@link Venue.search}. */
  search(text: string, { limit, types, floorId }: CheckedSearch): SearchResult[] {
    const typed = fold(text.slice(0, MAX_TYPED_LENGTH));
    if (typed.joined === '') return [];
    const isWanted = ({ entity, floorIds, standIn }: SearchEntry) =>
      types.has(entity.type) &&
      (floorId === undefined || floorIds.has(floorId)) &&
      !(standIn && types.has(standIn));
    const found = this.#find(typed).filter(({ index }) => {
      const entry = this.#entries[index];
      return entry !== undefined && isWanted(entry);
    });
    const isComplete = found.some(({ score }) => score >= tiers.allWordsWithTypos);
    return found
      .filter(({ score }) => !isComplete || score >= tiers.allWordsWithTypos)
      .sort((a, b) => b.score - a.score || a.index - b.index)
      .slice(0, limit)
      .flatMap((one) => this.#resultOf(one, typed));
  }

  /** See {@link Venue.suggest}. */
  suggest(text: string, limit: number): string[] {
    const results = this.search(text, { limit: 100, types: ALL_TYPES, floorId: undefined });
    return suggestTexts(text.slice(0, MAX_TYPED_LENGTH), results).slice(0, limit);
  }

  #find(typed: FoldedText): Found[] {
    const candidates = new Map<number, IndexHit | undefined>();
    for (const { id } of this.#byWhole(typed.joined)) candidates.set(id as number, undefined);
    for (const hit of this.#byWords(typed.words)) candidates.set(hit.id as number, hit);
    const found = [...candidates].flatMap(([index, hit]) => this.#rank(index, hit, typed));
    if (found.some(({ score }) => score >= tiers.allWordsWithTypos)) return found;
    // The index does not support prefixes with typos. They are rare, so all names are compared.
    return this.#entries.flatMap((_, index) => this.#rank(index, candidates.get(index), typed));
  }

  #byWhole(joined: string): IndexHit[] {
    // A transposition counts as two edits here; results that are too far are filtered out
    // afterwards.
    const fuzzy = allowedTypos(joined) > 0 ? 2 : false;
    return this.#index.search(joined, {
      fields: [...WHOLE_FIELDS],
      prefix: true,
      fuzzy,
      tokenize: (text) => [text],
    });
  }

  #byWords(words: readonly string[]): IndexHit[] {
    const own = new Set(words);
    return this.#index.search(words.join(' '), {
      fields: [...WORD_FIELDS],
      boost: FIELD_WEIGHTS,
      tokenize: (text) => text.split(' '),
      processTerm: (word) => [word, ...swapsOf(word)],
      prefix: (term) => own.has(term),
      fuzzy: (term) => own.has(term) && allowedTypos(term),
    });
  }

  #rank(index: number, hit: IndexHit | undefined, typed: FoldedText): Found[] {
    const entry = this.#entries[index];
    if (!entry) return [];
    const ranks = entry.names.flatMap((name) => rankName(typed, name) ?? []);
    if (entry.externalIds.includes(typed.joined)) ranks.push(tiers.externalId);
    if (hit) ranks.push(rankWords(typed.words, hit));
    if (ranks.length === 0) return [];
    const likeness = hit ? hit.score / (hit.score + 50) : 0;
    const within = 0.1 * TYPE_WEIGHTS[entry.entity.type] * (0.5 + 0.5 * likeness);
    const score = Math.max(...ranks) + within;
    return [{ index, score, terms: termsToShow(typed.words, hit) }];
  }

  #resultOf({ index, score, terms }: Found, typed: FoldedText): SearchResult[] {
    const entry = this.#entries[index];
    if (!entry) return [];
    const { entity, texts } = entry;
    const matches = matchesOf(texts, terms, typed.joined);
    return [{ entity, type: entity.type, score, matches } as SearchResult];
  }
}

/** Matching words of the index; words with typos only if the exact words do not all match. */
function termsToShow(words: readonly string[], hit: IndexHit | undefined): ReadonlySet<string> {
  const terms = hit?.terms ?? [];
  const isAsTyped = (term: string) => words.some((word) => term.startsWith(word));
  const isComplete = hit !== undefined && rankWords(words, hit) === tiers.allWords;
  return new Set(isComplete ? terms.filter(isAsTyped) : terms);
}

/** The number of matching words, and whether they match exactly. */
function rankWords(words: readonly string[], { terms, queryTerms }: IndexHit): number {
  const isAsTyped = (word: string) => terms.some((term) => term.startsWith(word));
  if (words.every(isAsTyped)) return tiers.allWords;
  const found = new Set(queryTerms);
  const count = words.filter((word) => {
    return found.has(word) || swapsOf(word).some((swap) => found.has(swap));
  }).length;
  if (count === words.length) return tiers.allWordsWithTypos;
  return tiers.someWords + (0.4 * count) / words.length;
}

/** Every word that results from a transposition of neighboring letters. */
function swapsOf(word: string): string[] {
  if (allowedTypos(word) === 0) return [];
  return Array.from({ length: word.length - 1 }, (_, i) => {
    return word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
  }).filter((swap) => swap !== word);
}

function fold(text: string): FoldedText {
  const words = wordsOf(text)
    .map(({ word }) => word)
    .slice(0, MAX_WORDS);
  return { words, joined: words.join('') };
}

function join(text: string): string {
  return fold(text).joined;
}

function termsIn(text: string): string[] {
  return wordsOf(text).flatMap(({ word }) => termsOf(word));
}

function isWhole(field: string | undefined): boolean {
  return WHOLE_FIELDS.some((whole) => whole === field);
}

function textOf({ texts }: SearchEntry, field: string): string {
  const key = field === 'wholeName' ? 'name' : (field as keyof typeof texts);
  return texts[key].join('\n');
}
