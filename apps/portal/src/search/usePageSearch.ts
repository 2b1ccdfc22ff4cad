import { useEffect, useState } from 'react';
import { searchPages, type SearchAnswer } from './searchPages.ts';

/** Where a search stands. */
export type PageSearch =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'done'; readonly answer: SearchAnswer }
  | { readonly status: 'error'; readonly message: string };

/** Typing pauses shorter than this do not search yet. */
const pauseMs = 150;

/** Searches whenever the query changes; an answer that comes too late is dropped. */
export function usePageSearch(query: string, tags: readonly string[], attempt: number): PageSearch {
  const [search, setSearch] = useState<PageSearch>({ status: 'idle' });
  const tagList = tags.join(' ');
  useEffect(() => {
    if (query.trim() === '') {
      setSearch({ status: 'idle' });
      return undefined;
    }
    let isCurrent = true;
    setSearch((last) => (last.status === 'done' ? last : { status: 'loading' }));
    const timer = window.setTimeout(() => {
      const filters = ['language:en', tagList.split(' ').map((tag) => `docusaurus_tag:${tag}`)];
      searchPages(query, filters).then(
        (answer) => {
          if (isCurrent) setSearch({ status: 'done', answer });
        },
        (error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          if (isCurrent) setSearch({ status: 'error', message });
        },
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [query, tagList, attempt]);
  return search;
}
