import { useEffect, useRef } from 'react';
import type { ViewerLink } from '@mezzanine/bridge';
import type { CameraState } from '@mezzanine/react-sdk';
import { stateOf } from '../state/AppState.ts';
import { useViewer } from '../state/ViewerContext.ts';
import { usualFloor } from '../venue/coordinateOf.ts';

/**
 * Shows the floor of the screen with its initial camera.
 *
 * @returns a function that restores this view
 */
export function useFirstLook(link: ViewerLink): () => void {
  const { dispatch, mapView, venue } = useViewer();
  const camera = useRef<CameraState>(undefined);
  const floor = link.floor ?? link.youAreHere?.floor ?? usualFloor(venue)?.id;
  useEffect(() => {
    if (!mapView || camera.current) return;
    const { center, bearing, pitch, zoomLevel } = mapView.camera;
    camera.current = { center, bearing, pitch, zoomLevel };
    if (floor !== undefined) dispatch({ type: 'show-floor', floor });
  }, [dispatch, floor, mapView]);
  return () => {
    dispatch({ type: 'replace', state: { ...stateOf(link), floor } });
    if (camera.current) void mapView?.camera.animateTo(camera.current);
  };
}
