import { useEffect, useRef, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  readResultsPageAddress,
  resultsPageAddress,
  resultsPagePath,
} from './resultsPageAddress.ts';
import { noFilters } from './searchFilters.ts';
import type { SearchQuery } from './searchRequests.ts';

const nothing: SearchQuery = { text: '', filters: noFilters, page: 0 };

/** The query of the results page, stored in its URL. */
export interface ResultsAddress {
  readonly query: SearchQuery;
  /** Changes the text and replaces the history entry. */
  readonly type: (text: string) => void;
  /** Changes the selection and adds a history entry, so that Back undoes it. */
  readonly choose: (query: SearchQuery) => void;
  /** Restores this focus at the next entry, where the site would move it to the start of the page. */
  readonly focusNext: (element: Element | null) => void;
}

/** Reads and writes the query in the page's URL. */
export function useResultsAddress(): ResultsAddress {
  const history = useHistory();
  const { search } = useLocation();
  // The URL changes later: a field that waited for it would lose its cursor.
  const [typed, setTyped] = useState<SearchQuery>();
  const hasFollowed =
    typed !== undefined && resultsPageAddress(typed) === `${resultsPagePath}${search}`;
  useEffect(() => {
    if (hasFollowed) setTyped(undefined);
  }, [hasFollowed]);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [search]);
  // The server does not see the query: reading it before hydration would cause a mismatch.
  const isAlive = useIsBrowser();
  const query = typed ?? (isAlive ? readResultsPageAddress(search) : nothing);
  return {
    query,
    type(text) {
      const next = { ...query, text, page: 0 };
      setTyped(next);
      history.replace(resultsPageAddress(next));
    },
    choose(next) {
      setTyped(undefined);
      focused.current = document.activeElement;
      history.push(resultsPageAddress(next));
    },
    focusNext(element) {
      focused.current = element;
    },
  };
}
