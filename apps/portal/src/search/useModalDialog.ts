import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a dialog element as modal while its component is mounted. The browser keeps focus and assistive
 * technology out of the page behind it, and restores the focus afterward. The page neither scrolls nor
 * shifts by the width of its scroll bar.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const { documentElement: root, body } = document;
    const scrollBarWidth = window.innerWidth - root.clientWidth;
    root.style.overflow = 'hidden';
    body.style.paddingRight = `${scrollBarWidth}px`;
    element?.showModal();
    return () => {
      // Closed before it is removed, because removed elements do not restore the focus.
      element?.close();
      root.style.overflow = '';
      body.style.paddingRight = '';
    };
  }, []);
  return dialog;
}
