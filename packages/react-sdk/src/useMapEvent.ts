'use client';
import { useEffect } from 'react';
import type { Listener, MapEvents } from '@mezzanine/mezzanine-js';
import { useLatest } from './useLatest.ts';
import { useLiveMap } from './MapContext.ts';

/**
 * Listens to an event of the map while the component is mounted. The listener may be an inline
 * function; changing it does not add or remove a map listener.
 *
 * @param type - event name
 * @param listener - called with the payload defined in {@link MapEvents}; `undefined` disables it
 * @throws Error outside of `<MapView>`
 * @example
 * useMapEvent('click', ({ spaces }) => setChosen(spaces[0]));
 */
export function useMapEvent<Type extends keyof MapEvents>(
  type: Type,
  listener: Listener<MapEvents[Type]> | undefined,
): void {
  const live = useLiveMap();
  const latest = useLatest(listener);
  const isWanted = listener !== undefined;
  useEffect(() => {
    if (!isWanted || !live.isAlive) return undefined;
    return live.mapView.on(type, (detail) => latest.current?.(detail));
  }, [live, type, isWanted, latest]);
}
