import { site } from '../../../../site.config.ts';
import { hitLevels, type SearchHit } from './SearchHit.ts';

/** Opened results and favorites, newest first. */
export interface SavedSearches {
  readonly recent: readonly SearchHit[];
  readonly favorite: readonly SearchHit[];
}

const keys = {
  recent: `__DOCSEARCH_RECENT_SEARCHES__${site.search.indexName}`,
  favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${site.search.indexName}`,
} as const;

/** Maximum number of recent results, which is lower if there are favorites. */
const mostRecent = { alone: 7, withFavorites: 4 } as const;
const mostFavorite = 10;

/** Removes a result from the saved searches. */
export function forget(saved: SavedSearches, hit: SearchHit): SavedSearches {
  return { recent: without(saved.recent, hit), favorite: without(saved.favorite, hit) };
}

/** Adds an opened result to the recent ones; a favorite stays where it is. */
export function remember(saved: SavedSearches, opened: SearchHit): SavedSearches {
  if (saved.favorite.some(({ objectID }) => objectID === opened.objectID)) return saved;
  const recent = [savedForm(opened), ...without(saved.recent, opened)];
  return within({ ...saved, recent });
}

/** Makes a recent result a favorite. */
export function favor(saved: SavedSearches, hit: SearchHit): SavedSearches {
  const others = forget(saved, hit);
  return within({ ...others, favorite: [savedForm(hit), ...others.favorite] });
}

/** Reads stored searches; empty if they are invalid or storage is blocked. */
export function readSavedSearches(storage: () => Pick<Storage, 'getItem'>): SavedSearches {
  const read = (key: string): SearchHit[] => {
    try {
      const list: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      return Array.isArray(list) ? list.filter(isSaved).map(savedForm) : [];
    } catch {
      return [];
    }
  };
  return within({ recent: read(keys.recent), favorite: read(keys.favorite) });
}

/** Stores searches; if storage is blocked, they exist until the page is left. */
export function writeSavedSearches(
  saved: SavedSearches,
  storage: () => Pick<Storage, 'setItem'>,
): void {
  try {
    storage().setItem(keys.recent, JSON.stringify(saved.recent));
    storage().setItem(keys.favorite, JSON.stringify(saved.favorite));
  } catch {
    // Storage is blocked or full, which has no effect on the user.
  }
}

function within({ recent, favorite }: SavedSearches): SavedSearches {
  const most = favorite.length === 0 ? mostRecent.alone : mostRecent.withFavorites;
  return { recent: recent.slice(0, most), favorite: favorite.slice(0, mostFavorite) };
}

function without(hits: readonly SearchHit[], hit: SearchHit): readonly SearchHit[] {
  return hits.filter(({ objectID }) => objectID !== hit.objectID);
}

/** Keeps only what is shown again, without highlights, snippet, key, and query. */
function savedForm({ objectID, url, type, hierarchy, set, version, kind }: SearchHit): SearchHit {
  const headings = hitLevels.map((level) => [level, textOrNull(hierarchy[level])] as const);
  const deepest = headings.findLast(([level, text]) => level !== 'lvl0' && text !== null)?.[0];
  return {
    objectID,
    url,
    // For a passage, its heading is kept.
    type: type === 'content' ? ((deepest ?? 'lvl1') as SearchHit['type']) : type,
    hierarchy: Object.fromEntries(headings),
    content: null,
    ...(set === undefined ? {} : { set }),
    ...(version === undefined ? {} : { version }),
    ...(kind === undefined ? {} : { kind }),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isSaved(value: unknown): value is SearchHit {
  if (typeof value !== 'object' || value === null) return false;
  const { objectID, url, hierarchy } = value as Partial<Record<keyof SearchHit, unknown>>;
  const isComplete = typeof objectID === 'string' && typeof hierarchy === 'object';
  // A URL that is not a web URL could run as a script when followed.
  return isComplete && hierarchy !== null && /^(https?:\/)?\/[^\\]/.test(String(url));
}
