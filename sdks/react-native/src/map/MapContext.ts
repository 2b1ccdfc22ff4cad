import { createContext, useContext } from 'react';
import type { Venue } from '@mezzanine/mezzanine-js/headless';
import type { MapHost } from '../host/MapHost.ts';
import type { MapHandle } from './MapHandle.ts';

/** Values that children of a map need. */
export interface MapContextValue {
  readonly host: MapHost;
  readonly map: MapHandle;
  /** The venue on the map; `undefined` while it loads. */
  readonly venue: Venue | undefined;
}

/** The surrounding map. */
export const MapContext = createContext<MapContextValue | undefined>(undefined);

/** @throws Error outside of `<MapView>` */
export function useMapContext(): MapContextValue {
  const context = useContext(MapContext);
  if (context) return context;
  throw new Error(
    'A map component or hook was rendered outside of <MapView>. Expected it among the children of <MapView>.',
  );
}
