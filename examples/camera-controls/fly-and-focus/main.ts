import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
// #region start
const mapView = await showMap('#map', venue, { pitch: 55 });
const { camera } = mapView;
// #endregion

// #region limits
const { center, bearing, pitch, zoomLevel } = camera;
const overview = { center, bearing, pitch, zoomLevel };
camera.setLimits({ minZoomLevel: zoomLevel - 1, maxZoomLevel: 22, maxPitch: 70 });
// #endregion

const [shop] = venue.locations.filter((location) => location.spaces.length > 0);

const flights: Record<string, () => Promise<unknown>> = {
  // #region animate
  Turn: () => camera.animateTo({ bearing: camera.bearing + 90 }, { durationMs: 1200 }),
  'From above': () => camera.animateTo({ pitch: 0 }),
  Overview: () => camera.animateTo(overview),
  // #endregion
};
if (shop) {
  // #region focus
  flights[shop.name] = () => camera.focusOn(shop.spaces, { paddingPixels: 60, pitch: 60 });
  // #endregion
}

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Camera</legend>';
for (const [name, fly] of Object.entries(flights)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => void fly());
  panel.append(button);
}

// #region listen
const reading = document.createElement('output');
mapView.on('camera-change', ({ bearing, pitch, zoomLevel }) => {
  reading.value = `${bearing.toFixed(0)}° · ${pitch.toFixed(0)}° · zoom ${zoomLevel.toFixed(1)}`;
});
// #endregion
panel.append(reading);
document.body.append(panel);
