'use client';
import { useEffect, useState, type RefObject } from 'react';
import { showMap, type ShowMapOptions, type Venue } from '@mezzanine/mezzanine-js';
import type { LiveMap } from './MapContext.ts';
import { definedOf } from './sameness.ts';
import { useLatest } from './useLatest.ts';

/** A map in an element, or the error. */
export interface ShownMap {
  readonly venue: Venue;
  readonly live?: LiveMap;
  readonly error?: Error;
}

/**
 * Shows a venue in an element, and destroys the map when the component unmounts or the venue
 * changes.
 *
 * @param container - an element with a size
 * @param venue - `undefined` waits
 * @param options - read once, when the map is created
 * @returns `undefined` until the map is shown
 */
export function useShownMap(
  container: RefObject<HTMLElement | null>,
  venue: Venue | undefined,
  options: ShowMapOptions,
): ShownMap | undefined {
  const [shown, setShown] = useState<ShownMap>();
  const latest = useLatest(options);
  useEffect(() => {
    const { current: parent } = container;
    if (!venue || !parent) return undefined;
    // A separate element, so that a map being destroyed never shares its element with the next map.
    const element = document.createElement('div');
    Object.assign(element.style, { position: 'absolute', inset: '0' });
    parent.append(element);
    const stop = new AbortController();
    open(element, venue, { options: () => latest.current, signal: stop.signal }).then(
      (live) => {
        if (live) setShown({ venue, live });
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setShown({ venue, error: error as Error });
      },
    );
    return () => {
      stop.abort();
      element.remove();
      setShown(undefined);
    };
  }, [container, venue, latest]);
  return shown?.venue === venue ? shown : undefined;
}

async function open(
  element: HTMLElement,
  venue: Venue,
  { options, signal }: { readonly options: () => ShowMapOptions; readonly signal: AbortSignal },
): Promise<LiveMap | undefined> {
  // StrictMode runs effects twice: the first run shows no map.
  await Promise.resolve();
  if (signal.aborted) return undefined;
  const mapView = await showMap(element, venue, definedOf(options()));
  if (signal.aborted) {
    mapView.destroy();
    return undefined;
  }
  const live: LiveMap = { mapView, isAlive: true };
  mapView.on('destroy', () => {
    live.isAlive = false;
  });
  signal.addEventListener('abort', () => mapView.destroy());
  return live;
}
