'use client';
import { createContext, useContext } from 'react';
import type { MapView } from '@mezzanine/mezzanine-js';

/** A map that components may use, until it is gone. */
export interface LiveMap {
  readonly mapView: MapView;
  /**
   * React takes a parent's effects back before those of its children, and code may destroy a map by
   * itself; whoever cleans up after that has nothing left to do.
   */
  isAlive: boolean;
}

/** The map around a component. */
export const MapContext = createContext<LiveMap | undefined>(undefined);

/**
 * The map around a component.
 *
 * @throws Error outside of `<MapView>`
 */
export function useLiveMap(): LiveMap {
  const live = useContext(MapContext);
  if (live) return live;
  throw new Error(
    'This component or hook was used outside of <MapView>. ' +
      'Expected it below one: put it between <MapView> and </MapView>, or take the map from onReady.',
  );
}
