import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a dialog element as modal while its component is there. The browser keeps focus and
 * assistive technology out of the page behind it, and gives focus back when it closes.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is taken out of the page: an element that is gone gives no focus back.
    return () => element?.close();
  }, []);
  return dialog;
}
