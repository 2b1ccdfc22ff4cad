import type { MezzanineOverlayOptions } from '@mezzanine/maplibre-overlay';
import {
  loadVenue,
  showMap,
  type MapView,
  type ShowMapOptions,
  type Venue,
} from '@mezzanine/mezzanine-js';

/** Objects that the page provides to the test: the venue, and the current map. */
export interface TopicsPage {
  readonly venue: Venue;
  readonly mapView: MapView;
  /** Errors that the map reported after it was shown. */
  readonly failures: string[];
  /** Shows the venue again, as if no topic had been used. */
  show(options: ShowMapOptions): Promise<void>;
  /** Shows the venue again, on the page's own MapLibre map. */
  showOverlay(options: MezzanineOverlayOptions, pitch: number): Promise<void>;
}

const failures: string[] = [];
const venue = await loadVenue('/venue.zip');
let shown: MapView | undefined;
let own: { remove(): void } | undefined;

function clear(): void {
  shown?.destroy();
  own?.remove();
  shown = own = undefined;
}

globalThis.topicsPage = {
  venue,
  failures,
  get mapView() {
    if (!shown) throw new Error('No map is shown yet.');
    return shown;
  },
  async show(options) {
    clear();
    shown = await showMap('#map', venue, options);
    shown.on('error', ({ error }) => failures.push(error.message));
  },
  async showOverlay(options, pitch) {
    clear();
    const [{ MezzanineOverlay }, { Map: MapLibreMap }] = await Promise.all([
      import('@mezzanine/maplibre-overlay'),
      import('maplibre-gl'),
    ]);
    const { longitude, latitude } = venue.center;
    const paint = { 'background-color': '#b9c7a8' };
    const map = new MapLibreMap({
      container: 'map',
      center: [longitude, latitude],
      zoom: 17.6,
      pitch,
      bearing: 20,
      style: { version: 8, sources: {}, layers: [{ id: 'land', type: 'background', paint }] },
      canvasContextAttributes: { antialias: true, preserveDrawingBuffer: true },
    });
    own = map;
    map.on('error', ({ error }) => failures.push(error.message));
    await map.once('load');
    const overlay = new MezzanineOverlay(venue, options);
    map.addControl(overlay);
    shown = overlay.mapView;
  },
};
