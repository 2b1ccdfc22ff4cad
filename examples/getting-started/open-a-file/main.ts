import { loadVenue, showMap, type MapView, type VenueSource } from '@mezzanine/mezzanine-js';

const demo = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'office',
  baseUrl: 'http://localhost:8080',
};

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Venue</legend>
  <label>File <input type="file" accept=".zip"></label>
  <progress aria-label="Loading" max="1" value="0"></progress>
  <output></output>`;
document.body.append(panel);
const input = panel.querySelector('input')!;
const progress = panel.querySelector('progress')!;
const reading = panel.querySelector('output')!;

// #region open
let mapView: MapView | undefined;
let loading = new AbortController();

async function open(source: VenueSource) {
  loading.abort();
  loading = new AbortController();
  progress.hidden = false;
  try {
    const venue = await loadVenue(source, {
      signal: loading.signal,
      onProgress: ({ phase, loadedBytes, totalBytes }) => {
        if (totalBytes) progress.value = loadedBytes / totalBytes;
        reading.value = `${phase} · ${Math.round(loadedBytes / 1000)} kB`;
      },
    });
    mapView?.destroy();
    mapView = await showMap('#map', venue);
    reading.value = `${venue.name}: ${venue.floors.length} floors, ${venue.spaces.length} spaces`;
  } catch (error) {
    report(error);
  } finally {
    progress.hidden = true;
  }
}
// #endregion

// #region failure
function report(error: unknown) {
  const { code, message } = error as { code?: string; message: string };
  if (code !== 'aborted') reading.value = message;
}
// #endregion

// #region file
input.addEventListener('change', () => {
  const [file] = input.files ?? [];
  if (file) void open(file);
});
// #endregion

await open(demo);
