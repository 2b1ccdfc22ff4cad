import { useLayoutEffect, useRef, type RefObject } from 'react';
import { closeEarlySearch } from './closeEarlySearch.ts';

/**
 * Closes the search field that was open while the dialog loaded, and returns its text; empty if there was none. Call
 * this before the hook that opens the dialog, so that the dialog later returns the focus to where it was before.
 */
export function useEarlyQuery(): RefObject<string> {
  const early = useRef('');
  useLayoutEffect(() => {
    early.current = closeEarlySearch();
  }, []);
  return early;
}
