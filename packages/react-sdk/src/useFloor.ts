'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { Floor } from '@mezzanine/mezzanine-js';
import { useLiveMap, type LiveMap } from './MapContext.ts';

/**
 * Returns the current floor of the surrounding map and rerenders when it changes.
 *
 * @throws Error outside of `<MapView>`
 */
export function useFloor(): Floor {
  const live = useLiveMap();
  return useFloorOf(live) ?? live.mapView.floors.current;
}

/** The current floor of a map, if there is a map. */
export function useFloorOf(live: LiveMap | undefined): Floor | undefined {
  const subscribe = useCallback(
    (tell: () => void) => (live?.isAlive ? live.mapView.on('floor-change', tell) : () => undefined),
    [live],
  );
  const read = () => live?.mapView.floors.current;
  return useSyncExternalStore(subscribe, read, read);
}
