'use client';
import { createContext, useContext } from 'react';
import type { MapView } from '@mezzanine/mezzanine-js';

/** A map that components may use until it is destroyed. */
export interface LiveMap {
  readonly mapView: MapView;
  /**
   * React runs a parent's effect cleanups before its children's, and code may destroy a map. Later
   * cleanups do nothing.
   */
  isAlive: boolean;
}

/** The map around a component. */
export const MapContext = createContext<LiveMap | undefined>(undefined);

/**
 * Returns the map around a component.
 *
 * @throws Error outside of `<MapView>`
 */
export function useLiveMap(): LiveMap {
  const live = useContext(MapContext);
  if (live) return live;
  throw new Error(
    'This component or hook was used outside <MapView>. ' +
      'Expected a <MapView> ancestor. Move it between <MapView> and </MapView>, or use the map passed to onReady.',
  );
}
