import { useEffect, useState } from 'react';
import type { SearchEntityType, SearchResult, Venue } from '@mezzanine/react-sdk';

/** What is known of a search by now. */
export type SearchAnswer =
  | { readonly status: 'idle' | 'busy' | 'failed' }
  | {
      readonly status: 'done';
      /** What it answers. */
      readonly text: string;
      readonly results: readonly SearchResult[];
    };

interface Settled {
  readonly venue: Venue;
  readonly text: string;
  /** `undefined`: it could not be loaded. */
  readonly results: readonly SearchResult[] | undefined;
}

/**
 * What a venue has for a text. Until the answer is here, the one before stays, so that the list
 * does not flicker while someone types.
 *
 * @param types - kinds that are wanted; a constant
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
