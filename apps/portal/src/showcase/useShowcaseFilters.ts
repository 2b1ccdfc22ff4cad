import { useEffect, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';
import { noFilters, readFilters, writeFilters, type ShowcaseFilters } from './showcaseFilters.ts';

/** The filters of the page, stored in its URL so that users can share and navigate them. */
export function useShowcaseFilters(
  items: readonly ShowcaseItem[],
): readonly [ShowcaseFilters, (filters: ShowcaseFilters) => void] {
  const history = useHistory();
  const { pathname, search } = useLocation();
  // The server does not see the query: reading it before hydration would cause a mismatch.
  const filters = useIsBrowser() ? readFilters(search, items) : noFilters;
  const focused = useRef<Element>(null);
  useEffect(() => {
    // The site moves the focus to the start of the page when the URL changes.
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [search]);
  function choose(next: ShowcaseFilters): void {
    focused.current = document.activeElement;
    history.push(pathname + writeFilters(next));
  }
  return [filters, choose];
}
