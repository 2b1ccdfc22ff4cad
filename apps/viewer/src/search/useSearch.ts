import { useEffect, useState } from 'react';
import type { SearchEntityType, SearchResult, Venue } from '@mezzanine/react-sdk';

/** State of a search. */
export type SearchAnswer =
  | { readonly status: 'idle' | 'busy' | 'failed' }
  | {
      readonly status: 'done';
      /** The query of the results. */
      readonly text: string;
      readonly results: readonly SearchResult[];
    };

interface Settled {
  readonly venue: Venue;
  readonly text: string;
  /** `undefined` if the search engine could not be loaded. */
  readonly results: readonly SearchResult[] | undefined;
}

/**
 * Searches the venue. Previous results stay until new ones arrive, so that the list does not
 * flicker while the user types.
 *
 * @param types - types of results; must be a constant
 */
export function useSearch(
  venue: Venue,
  text: string,
  types: readonly SearchEntityType[],
): SearchAnswer {
  const [settled, setSettled] = useState<Settled>();
  const typed = text.trim();
  useEffect(() => {
    if (typed === '') return undefined;
    let isLate = false;
    const settle = (results: Settled['results']) => {
      if (!isLate) setSettled({ venue, text: typed, results });
    };
    venue.search(typed, { limit: 60, types }).then(settle, () => settle(undefined));
    return () => {
      isLate = true;
    };
  }, [venue, typed, types]);
  if (typed === '') return { status: 'idle' };
  if (settled?.venue !== venue) return { status: 'busy' };
  const { results } = settled;
  return results ? { status: 'done', text: settled.text, results } : { status: 'failed' };
}
