'use client';
import type { MapView } from '@mezzanine/mezzanine-js';
import { useLiveMap } from './MapContext.ts';

/**
 * The map around a component. It is there: children of `<MapView>` come once it is drawn.
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
