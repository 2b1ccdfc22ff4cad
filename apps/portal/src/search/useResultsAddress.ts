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

/** The query of the page of results, kept in its address. */
export interface ResultsAddress {
  readonly query: SearchQuery;
  /** Typing goes on in the same entry of the history. */
  readonly type: (text: string) => void;
  /** A choice makes an entry of its own, so that Back undoes it. */
  readonly choose: (query: SearchQuery) => void;
  /** What has the focus when the next entry is shown; the site would move it to its start. */
  readonly focusNext: (element: Element | null) => void;
}

/** Reads the page's query from its address, and writes it there. */
export function useResultsAddress(): ResultsAddress {
  const history = useHistory();
  const { search } = useLocation();
  // The address follows a moment later: a field that waited for it would lose its cursor.
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
  // The server knows no query; reading one before the page is alive would be a mismatch.
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
