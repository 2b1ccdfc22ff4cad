import {
  loadVenue,
  showMap,
  type MapView,
  type ShowMapOptions,
  type Venue,
} from '@mezzanine/mezzanine-js';

/** What the page's program leaves for the test: the venue, and the map that is shown now. */
export interface TopicsPage {
  readonly venue: Venue;
  readonly mapView: MapView;
  /** Failures that the map reported after it was shown. */
  readonly failures: string[];
  /** Shows the venue anew, as if no topic had been used before. */
  show(options: ShowMapOptions): Promise<void>;
}

const failures: string[] = [];
const venue = await loadVenue('/venue.zip');
let shown: MapView | undefined;
globalThis.topicsPage = {
  ...{ venue, failures },
  get mapView() {
    if (!shown) throw new Error('No map is shown yet.');
    return shown;
  },
  async show(options) {
    shown?.destroy();
    shown = await showMap('#map', venue, options);
    shown.on('error', ({ error }) => failures.push(error.message));
  },
};
