import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Arrangement of panel and map: side by side, stacked, or the panel as a sheet over the map, as on
 * phones.
 */
export type Layout = 'side' | 'below' | 'sheet';

/** Below this width, a panel does not fit beside or below the map. */
const SHEET_PIXELS = 640;

/** The layout for a size, in CSS pixels. */
export function layoutFor(width: number, height: number): Layout {
  if (width < SHEET_PIXELS) return 'sheet';
  return height > width * 1.15 ? 'below' : 'side';
}

/** The current layout of the element, because the viewer may fill only part of a page. */
export function useLayout(element: RefObject<HTMLElement | null>): Layout {
  // Usually the viewer fills the page, so the first layout is final.
  const [layout, setLayout] = useState(() => layoutFor(innerWidth, innerHeight));
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setLayout(layoutFor(current.clientWidth, current.clientHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return layout;
}
