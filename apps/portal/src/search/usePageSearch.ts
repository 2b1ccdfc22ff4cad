import { useEffect, useState } from 'react';
import { searchEvents } from './searchEventsOfPage.ts';
import { searchFailure, type SearchFailure } from './searchFailure.ts';
import { searchPages, type SearchAnswer } from './searchPages.ts';
import type { SearchContext, SearchQuery } from './searchRequests.ts';
import { useRetry } from './useRetry.ts';

/** State of a search. Earlier results stay while the next search runs. */
export interface PageSearch {
  readonly status: 'idle' | 'loading' | 'stalled' | 'done' | 'error';
  readonly answer: SearchAnswer | undefined;
  readonly failure: SearchFailure | undefined;
}

const idle: PageSearch = { status: 'idle', answer: undefined, failure: undefined };

/** Minimum pause before a search, in milliseconds. */
const pauseMs = 80;
/** Time after which a search counts as slow, in milliseconds. */
const stalledMs = 300;

/** Searches when the query changes, and drops late results. */
export function usePageSearch(
  query: SearchQuery,
  context: SearchContext,
): { readonly search: PageSearch; readonly retry: () => void } {
  const [search, setSearch] = useState<PageSearch>(idle);
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => setAttempt((count) => count + 1);
  const asked = JSON.stringify([query, context]);
  useEffect(() => {
    const [wanted, from] = JSON.parse(asked) as [SearchQuery, SearchContext];
    if (wanted.text.trim() === '') {
      setSearch(idle);
      return undefined;
    }
    let isCurrent = true;
    setSearch((last) => (last.status === 'error' ? last : { ...last, status: 'loading' }));
    const stalled = window.setTimeout(() => {
      setSearch((last) => (last.status === 'loading' ? { ...last, status: 'stalled' } : last));
    }, stalledMs);
    const timer = window.setTimeout(() => {
      searchPages(wanted, from)
        .then(
          (answer) => {
            if (!isCurrent) return;
            setSearch({ status: 'done', answer, failure: undefined });
            searchEvents.show(answer.hits.map(({ objectID }) => objectID));
          },
          (error: unknown) => {
            const failure = searchFailure(error);
            if (isCurrent) setSearch({ status: 'error', answer: undefined, failure });
          },
        )
        .finally(() => {
          window.clearTimeout(stalled);
        });
    }, pauseMs);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
      window.clearTimeout(stalled);
    };
  }, [asked, attempt]);
  useRetry(search.status === 'error' && search.failure?.mayPass === true, retry);
  return { search, retry };
}
