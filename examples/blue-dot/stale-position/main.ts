import { loadVenue, showMap, type BlueDotFeed } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region feed
let hasSignal = false;
const middle = mapView.camera.center;

const walkInCircle: BlueDotFeed = (update) => {
  const send = () => {
    if (!hasSignal) return;
    const angle = performance.now() / 6000;
    const meters = 8 / 111_320;
    const { longitude, latitude } = middle;
    update({
      longitude: longitude + (meters * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180),
      latitude: latitude + meters * Math.cos(angle),
      headingDegrees: (angle * 180) / Math.PI + 90,
      accuracyMeters: 3,
    });
  };
  const timer = setInterval(send, 500);
  return () => clearInterval(timer);
};

mapView.blueDot.enable({ source: walkInCircle, staleAfterMs: 3000 });
// #endregion

// #region state
const reading = document.createElement('output');
reading.value = 'Waiting for a signal';
mapView.on('blue-dot-state', ({ state }) => {
  reading.value = state === 'stale' ? 'No position for three seconds' : 'Position is fresh';
});
// #endregion

const button = document.createElement('button');
button.textContent = 'Signal';
button.setAttribute('aria-pressed', 'false');
button.addEventListener('click', () => {
  hasSignal = !hasSignal;
  button.setAttribute('aria-pressed', String(hasSignal));
});

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Position feed</legend>';
panel.append(button, reading);
document.body.append(panel);
void mapView.camera.focusOn(middle, { maxZoomLevel: 19.4, durationMs: 0 });
