import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { groupHits } from './groupHits.ts';
import { latestOnly } from './latestOnly.ts';
import { resultAddress } from './resultAddress.ts';
import { favor, forget, remember, type SavedSearches } from './savedSearches.ts';
import { noFilters, toggleFilter, type FilterName, type SearchFilters } from './searchFilters.ts';
import type { SearchHit } from './SearchHit.ts';
import type { SearchAnswer } from './searchPages.ts';
import type { SearchQuery } from './searchRequests.ts';

/** A selectable line of the panel. */
// A type alias, because the library requires an index signature.
export type PanelItem = {
  readonly hit: SearchHit;
  /** Its section; the first line of a section has a heading. */
  readonly section: string;
  /** The hit of its page directly above, under which it is indented. */
  readonly parent: SearchHit | undefined;
  /** Position in the results, from 1; 0 for saved searches. */
  readonly position: number;
};

/** Status of a search. */
type PanelStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** State of the dialog. */
export interface PanelState {
  readonly core: AutocompleteState<PanelItem>;
  readonly status: PanelStatus;
  /** The latest results; undefined before the first search, without a query, and after an error. */
  readonly answer: SearchAnswer | undefined;
  readonly failure: unknown;
  readonly filters: SearchFilters;
  readonly saved: SavedSearches;
  readonly keepsRecents: boolean;
  /** Suggested queries if there are no results. */
  readonly suggestions: readonly string[];
}

/** Where a result is opened. */
type OpenIn = 'page' | 'tab' | 'window';

/** Dependencies of the panel. */
export interface PanelParts {
  readonly initialQuery: string;
  readonly saved: SavedSearches;
  readonly keepsRecents: boolean;
  readonly search: (query: SearchQuery) => Promise<SearchAnswer>;
  readonly suggest: (text: string) => Promise<readonly string[]>;
  readonly onSaved: (saved: SavedSearches) => void;
  readonly onShown: (answer: SearchAnswer) => void;
  readonly onOpened: (item: PanelItem, answer: SearchAnswer | undefined) => void;
  readonly open: (hit: SearchHit, place: OpenIn) => void;
  /** Called for Enter without a selected result. */
  readonly onSubmit: (query: string, filters: SearchFilters) => void;
}

/** Time after which a search counts as slow, in milliseconds. */
const stalledMs = 300;

type Core = AutocompleteApi<PanelItem, SyntheticEvent, MouseEvent, KeyboardEvent>;
type Source = AutocompleteSource<PanelItem>;

/** The search dialog without rendering: query, results, filters, saved searches, and errors. */
export class SearchPanel {
  readonly core: Core;
  readonly #parts: PanelParts;
  #state: PanelState;
  #listeners = new Set<() => void>();
  readonly #search: PanelParts['search'];
  #turn = 0;
  #isEnterHeld = false;
  #stalled: ReturnType<typeof setTimeout> | undefined;
  /** The sources in the list; a late error does not change them. */
  #sourcesShown: Source[] = [];

  constructor(parts: PanelParts) {
    this.#parts = parts;
    this.#search = latestOnly(parts.search);
    const { saved, keepsRecents, initialQuery } = parts;
    this.core = createAutocomplete<PanelItem, SyntheticEvent, MouseEvent, KeyboardEvent>({
      id: 'docsearch',
      defaultActiveItemId: 0,
      openOnFocus: true,
      ignoreCompositionEvents: true,
      placeholder: 'Search docs',
      initialState: { query: initialQuery },
      navigator: {
        navigate: ({ item }) => parts.open(item.hit, 'page'),
        navigateNewTab: ({ item }) => parts.open(item.hit, 'tab'),
        navigateNewWindow: ({ item }) => parts.open(item.hit, 'window'),
      },
      getSources: ({ query }) => this.#sources(query),
      onStateChange: ({ state, prevState }) => {
        if (state.query !== prevState.query) this.#isEnterHeld = false;
        this.#update({ core: state });
        if (state.collections !== prevState.collections) this.#releaseEnter();
      },
      onSubmit: ({ state }) => {
        if (state.query.trim() !== '' && this.#state.answer?.count !== 0) {
          parts.onSubmit(state.query, this.#state.filters);
        }
      },
    });
    this.#state = {
      core: {
        activeItemId: null,
        query: initialQuery,
        completion: null,
        collections: [],
        isOpen: false,
        status: 'idle',
        context: {},
      },
      status: 'idle',
      answer: undefined,
      failure: undefined,
      filters: noFilters,
      saved,
      keepsRecents,
      suggestions: [],
    };
  }

  /** Adds a listener for changes. @returns removes it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = (): PanelState => this.#state;

  /** Repeats the search, and shows its results, even if Tab or a click has closed the list. */
  readonly retry = (): void => {
    void this.core.refresh().then(() => {
      const { collections } = this.#state.core;
      if (collections.some(({ items }) => items.length > 0)) this.core.setIsOpen(true);
    });
  };

  /** Searches for a new query. */
  search(query: string): void {
    this.core.setQuery(query);
    this.retry();
  }

  toggle(name: FilterName, value: string): void {
    this.#filter(toggleFilter(this.#state.filters, name, value));
  }

  clearFilters(): void {
    this.#filter(noFilters);
  }

  forget(hit: SearchHit): void {
    this.#save(forget(this.#state.saved, hit));
    this.retry();
  }

  favor(hit: SearchHit): void {
    this.#save(favor(this.#state.saved, hit));
    this.retry();
  }

  keepRecents(isOn: boolean): void {
    this.#update({ keepsRecents: isOn });
    this.retry();
  }

  /**
   * Handles keys that the library would handle too early: Enter waits for the results of the last input,
   * and Tab keeps a running search, which the library would drop.
   */
  onKeyDown(event: KeyboardEvent): void {
    const { status } = this.#state;
    const isBusy = status === 'loading' || status === 'stalled';
    if (event.key === 'Enter' && isBusy && !event.nativeEvent.isComposing) {
      event.preventDefault();
      this.#isEnterHeld = true;
    } else if (event.key === 'Tab' && isBusy) void this.core.refresh();
  }

  #filter(filters: SearchFilters): void {
    this.#update({ filters });
    this.retry();
  }

  async #sources(query: string): Promise<Source[]> {
    this.#turn += 1;
    const turn = this.#turn;
    if (query.trim() === '') {
      this.#settle({ answer: undefined, failure: undefined, suggestions: [] });
      const { saved, keepsRecents } = this.#state;
      return [
        ...(keepsRecents ? [this.#source('recent', savedItems(saved.recent))] : []),
        this.#source('favorite', savedItems(saved.favorite)),
      ];
    }
    this.#begin();
    try {
      const answer = await this.#search({ text: query, filters: this.#state.filters, page: 0 });
      if (turn === this.#turn) this.#take(answer);
      this.#sourcesShown = [this.#source('results', foundItems(answer))];
    } catch (failure) {
      if (turn === this.#turn) {
        this.#isEnterHeld = false;
        this.#sourcesShown = [];
        this.#settle({ answer: undefined, failure });
      }
    }
    return this.#sourcesShown;
  }

  /** Marks a search as running; an error stays until a search succeeds. */
  #begin(): void {
    clearTimeout(this.#stalled);
    this.#stalled = setTimeout(() => {
      if (this.#state.status === 'loading') this.#update({ status: 'stalled' });
    }, stalledMs);
    if (this.#state.status === 'idle') this.#update({ status: 'loading' });
  }

  #settle(change: Partial<PanelState>): void {
    clearTimeout(this.#stalled);
    this.#update({ ...change, status: change.failure === undefined ? 'idle' : 'error' });
  }

  #take(answer: SearchAnswer): void {
    this.#settle({ answer, failure: undefined });
    this.#parts.onShown(answer);
    if (answer.count > 0) return;
    this.#parts.suggest(answer.text).then(
      (suggestions) => {
        if (this.#state.answer === answer) this.#update({ suggestions });
      },
      // Suggestions are optional; the next search reports a service that does not respond.
      () => undefined,
    );
  }

  #source(sourceId: string, items: readonly PanelItem[]): Source {
    return {
      sourceId,
      getItems: () => [...items],
      getItemUrl: ({ item }) => resultAddress(item.hit),
      getItemInputValue: ({ state }) => state.query,
      onSelect: ({ item }) => this.#remember(item),
      onActive: () => undefined,
      onResolve: () => undefined,
    };
  }

  #remember(item: PanelItem): void {
    const { saved, keepsRecents, answer } = this.#state;
    this.#parts.onOpened(item, answer);
    // Saves the page of a passage, because users will look for the page again.
    const page = item.hit.type === 'content' ? (item.parent ?? item.hit) : item.hit;
    if (keepsRecents) this.#save(remember(saved, page));
  }

  #save(saved: SavedSearches): void {
    this.#update({ saved });
    this.#parts.onSaved(saved);
  }

  #releaseEnter(): void {
    const { core, answer } = this.#state;
    if (!this.#isEnterHeld || answer?.text !== core.query) return;
    this.#isEnterHeld = false;
    const item = core.collections[0]?.items[0];
    if (item === undefined) return;
    this.#remember(item);
    this.#parts.open(item.hit, 'page');
  }

  #update(change: Partial<PanelState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function foundItems({ hits }: SearchAnswer): readonly PanelItem[] {
  const places = new Map(hits.map((hit, index) => [hit, index + 1]));
  return groupHits(hits).flatMap(({ title, hits: grouped }) =>
    grouped.map(({ hit, parent }) => ({
      hit,
      parent,
      section: title,
      position: places.get(hit) ?? 0,
    })),
  );
}

function savedItems(hits: readonly SearchHit[]): readonly PanelItem[] {
  return hits.map((hit) => ({ hit, parent: undefined, section: '', position: 0 }));
}
