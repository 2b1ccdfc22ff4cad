import { loadVenue, showMap } from '@mezzanine/mezzanine-js';
import { expose } from './measure.ts';

async function show(): Promise<void> {
  const mapView = await showMap('#map', await loadVenue('/venue.mvf.zip'), { theme: 'light' });
  await mapView.whenIdle();
}

expose(show(), () => undefined);
