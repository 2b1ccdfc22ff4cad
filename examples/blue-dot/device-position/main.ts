import { loadVenue, showMap, type BlueDotState } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region words
const words: Record<BlueDotState, string> = {
  disabled: 'Your position is not shown.',
  waiting: 'Asking the browser for your position.',
  active: 'You are on the map.',
  stale: 'The last position is some time old.',
  denied: 'The browser may not tell your position. Allow it in the settings of this site.',
  unavailable: 'This device does not know where it is.',
};
// #endregion

const reading = document.createElement('output');
const button = document.createElement('button');

// #region device
button.addEventListener('click', () => {
  if (mapView.blueDot.state === 'disabled') mapView.blueDot.enable({ source: 'device' });
  else mapView.blueDot.disable();
});

mapView.on('blue-dot-state', show);
mapView.on('position-change', show);
mapView.on('error', show);

function show() {
  const { state, position } = mapView.blueDot;
  button.textContent = state === 'disabled' ? 'Show where I am' : 'Stop';
  const meters = position ? venue.distanceMeters(position, venue.center) : 0;
  const isAway = state === 'active' && meters > 2000;
  reading.value = isAway
    ? `You are ${Math.round(meters / 1000)} km away from ${venue.name}.`
    : words[state];
}
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Position of this device</legend>';
panel.append(button, reading);
document.body.append(panel);
show();
