import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The text in the search field that was open before the page's scripts listened; empty if there was none. Closes
 * the field. Call this before the hook that opens the dialog, which later restores the focus to where it was.
 */
export function useEarlyQuery(): RefObject<string> {
  const early = useRef('');
  useLayoutEffect(() => {
    const field = document.querySelector<HTMLDialogElement>('dialog.early-search[open]');
    early.current = field?.querySelector('input')?.value ?? '';
    field?.close();
  }, []);
  return early;
}
