import { loadVenue } from '@mezzanine/mezzanine-js';
import { MezzanineOverlay } from '@mezzanine/maplibre-overlay';
import { Map as MapLibreMap, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';

setWorkerUrl('/worker.mjs');
const venue = await loadVenue('/mall.zip');
const { longitude, latitude } = venue.center;
const style: StyleSpecification = {
  version: 8,
  sources: {},
  layers: [{ id: 'land', type: 'background', paint: { 'background-color': '#d7e3d0' } }],
};
const map = new MapLibreMap({
  container: 'map',
  style,
  center: [longitude, latitude],
  zoom: 18,
  pitch: 50,
  bearing: 20,
  fadeDuration: 0,
  canvasContextAttributes: { antialias: true, preserveDrawingBuffer: true },
});
const failures: string[] = [];
map.on('error', ({ error }) => failures.push(error.message));
await map.once('load');
const overlay = new MezzanineOverlay(venue);
const overlayPage = { map, overlay, venue, failures };
Object.assign(window, { overlayPage });

/** Objects that the page provides to the test. */
export type OverlayPage = typeof overlayPage;
