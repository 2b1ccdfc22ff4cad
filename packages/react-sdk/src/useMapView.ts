'use client';
import type { MapView } from '@mezzanine/mezzanine-js';
import { useLiveMap } from './MapContext.ts';

/**
 * Returns the surrounding map. It always exists, because children of `<MapView>` are rendered once
 * the map is shown.
 *
 * @throws Error outside of `<MapView>`
 * @example
 * function HomeButton({ home }: { home: Space }) {
 *   const mapView = useMapView();
 *   return <button onClick={() => mapView.camera.focusOn(home)}>Home</button>;
 * }
 */
export function useMapView(): MapView {
  return useLiveMap().mapView;
}
