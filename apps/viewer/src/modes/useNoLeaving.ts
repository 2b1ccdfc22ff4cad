import { useEffect, type RefObject } from 'react';

/** Keeps a public screen on the map by disabling links to websites and phone numbers. */
export function useNoLeaving(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = element.current?.closest('.mezzanine-viewer');
    const stay = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) {
        event.preventDefault();
      }
    };
    const types = ['click', 'auxclick', 'contextmenu'];
    for (const type of types) root?.addEventListener(type, stay, true);
    return () => {
      for (const type of types) root?.removeEventListener(type, stay, true);
    };
  }, [element]);
}
