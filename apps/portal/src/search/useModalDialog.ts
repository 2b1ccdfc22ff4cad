import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a dialog element as modal while its component is there. The browser keeps focus and
 * assistive technology out of the page behind it, and gives focus back when it closes. The page
 * stays where it is: neither does it scroll, nor does it take the place of its scroll bar.
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
      // Closed before it is taken out of the page: an element that is gone gives no focus back.
      element?.close();
      root.style.overflow = '';
      body.style.paddingRight = '';
    };
  }, []);
  return dialog;
}
