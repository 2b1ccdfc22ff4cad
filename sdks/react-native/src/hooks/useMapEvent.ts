import { useEffect } from 'react';
import { useMapContext } from '../map/MapContext.ts';
import { eventOf, type MapEvents } from '../map/mapEvents.ts';
import { useLatest } from './useLatest.ts';

/**
 * Listens to an event of the map while the component is mounted. The listener may be an inline
 * function.
 *
 * @param type - event name
 * @param listener - called with the payload that {@link MapEvents} defines; `undefined` disables it
 * @throws Error outside of `<MapView>`
 * @example
 * useMapEvent('floor-change', ({ floor }) => setTitle(floor.name));
 */
export function useMapEvent<Type extends keyof MapEvents>(
  type: Type,
  listener: ((detail: MapEvents[Type]) => void) | undefined,
): void {
  const { host, venue } = useMapContext();
  const latest = useLatest(listener);
  const isWanted = listener !== undefined;
  useEffect(() => {
    if (!isWanted || !venue) return undefined;
    return host.on(type, (given) => {
      const detail = eventOf(type, given, venue);
      if (detail !== undefined) latest.current?.(detail);
    });
  }, [host, venue, type, isWanted, latest]);
}
