import { useLayoutEffect, useRef, type RefObject } from 'react';
import { closeEarlySearch } from './closeEarlySearch.ts';

/**
 * The text in the search field that was open before the dialog was there; empty if there was none. Closes the field.
 * Call this before the hook that opens the dialog, which later restores the focus to where it was.
 */
export function useEarlyQuery(): RefObject<string> {
  const early = useRef('');
  useLayoutEffect(() => {
    early.current = closeEarlySearch();
  }, []);
  return early;
}
