import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How panel and map share the room: beside each other, one below the other, or the panel as a sheet
 * over the map, as on phones.
 */
export type Layout = 'side' | 'below' | 'sheet';

/** Narrower than this, there is no room for a panel beside or below the map. */
const SHEET_PIXELS = 640;

/** The layout for a size, in CSS pixels. */
export function layoutFor(width: number, height: number): Layout {
  if (width < SHEET_PIXELS) return 'sheet';
  return height > width * 1.15 ? 'below' : 'side';
}

/** The layout for the element as it is now; the viewer may stand in a small part of a page. */
export function useLayout(element: RefObject<HTMLElement | null>): Layout {
  // Most often the viewer fills its page, and nothing is laid out twice.
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
