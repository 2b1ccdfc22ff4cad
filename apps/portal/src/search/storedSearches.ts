import { site } from '../../../../site.config.ts';

const keys = [
  `__DOCSEARCH_RECENT_SEARCHES__${site.search.indexName}`,
  `__DOCSEARCH_FAVORITE_SEARCHES__${site.search.indexName}`,
];

/**
 * Takes out of the saved searches what the search widget leaves in them: the search key and the
 * query's tracking fields. They are of no use later, and a saved click event without its query
 * would break the widget.
 */
export function cleanStoredSearches(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  for (const key of keys) {
    const text = storage.getItem(key);
    if (text?.includes('"__autocomplete_') !== true) continue;
    const cleaned = JSON.stringify(JSON.parse(text), (name, value: unknown) =>
      name.startsWith('__autocomplete_') ? undefined : value,
    );
    storage.setItem(key, cleaned);
  }
}

/** The same for the browser's storage; blocked or broken storage is left alone. */
export function cleanBrowserSearches(): void {
  try {
    cleanStoredSearches(window.localStorage);
  } catch {
    // Blocked, or not what the widget wrote: nothing of ours to clean.
  }
}
