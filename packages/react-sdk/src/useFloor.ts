'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { Floor } from '@mezzanine/mezzanine-js';
import { useLiveMap, type LiveMap } from './MapContext.ts';

/**
 * The floor that the map around a component shows; renders again when another one is.
 *
 * @throws Error outside of `<MapView>`
 */
export function useFloor(): Floor {
  const live = useLiveMap();
  return useFloorOf(live) ?? live.mapView.floors.current;
}

/** The floor that a map shows, where there is a map. */
export function useFloorOf(live: LiveMap | undefined): Floor | undefined {
  const subscribe = useCallback(
    (tell: () => void) => (live?.isAlive ? live.mapView.on('floor-change', tell) : () => undefined),
    [live],
  );
  const read = () => live?.mapView.floors.current;
  return useSyncExternalStore(subscribe, read, read);
}
