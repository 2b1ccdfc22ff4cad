'use client';
import { useEffect } from 'react';
import type { Floor } from '@mezzanine/mezzanine-js';
import { useLiveMap } from './MapContext.ts';
import { useMapEvent } from './useMapEvent.ts';

/** Props of {@link FloorSelection}. */
export interface FloorSelectionProps {
  /** A floor or its id; `undefined` leaves the floor to the map. */
  readonly floor?: Floor | string | undefined;
  /** Called when another floor is shown, for any reason. */
  readonly onChange?: ((floor: Floor) => void) | undefined;
}

/**
 * Controls the current floor. The map follows `floor` whenever it changes; `onChange` reports
 * floors that users choose on the map.
 *
 * @example
 * <FloorSelection floor={floor} onChange={setFloor} />
 */
export function FloorSelection({ floor, onChange }: FloorSelectionProps): null {
  const live = useLiveMap();
  const id = typeof floor === 'object' ? floor.id : floor;
  useEffect(() => {
    if (id === undefined || !live.isAlive) return;
    const { floors } = live.mapView;
    if (floors.current.id !== id) floors.set(id);
  }, [live, id]);
  useMapEvent('floor-change', onChange && (({ floor: shown }) => onChange(shown)));
  return null;
}
