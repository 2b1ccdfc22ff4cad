import { loadVenue, showMap, type MapView } from '@mezzanine/mezzanine-js';
import { expose, pitch, zoomLevel } from './measure.ts';

let mapView: MapView | undefined;

async function show(): Promise<void> {
  const venue = await loadVenue('/venue.mvf.zip');
  const bearing = venue.naturalBearingDegrees + 25;
  const { center } = venue;
  mapView = await showMap('#map', venue, { theme: 'light', center, bearing, pitch, zoomLevel });
  await mapView.whenIdle();
}

expose(show(), (bearing) => mapView?.camera.set({ bearing }));
