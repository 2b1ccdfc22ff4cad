import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'airport',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);
const { camera, floors } = mapView;
const { bearing, pitch } = camera;

// #region stops
const stops = floors.current.spaces
  .filter(({ kind, name }) => kind === 'room' && name !== '')
  .sort((a, b) => b.areaSquareMeters - a.areaSquareMeters)
  .slice(0, 6);
// #endregion

const button = document.createElement('button');
const reading = document.createElement('output');
let isPlaying = false;

// #region tour
async function play() {
  setPlaying(true);
  for (const [index, stop] of stops.entries()) {
    reading.value = `${index + 1} of ${stops.length}: ${stop.name}`;
    mapView.spaces.update(stop, { color: '#e4572e' });
    const view = { bearing: bearing + 40 * (index - 2), pitch: 60, maxZoomLevel: 19.5 };
    await camera.focusOn(stop, { ...view, durationMs: 1800, easing: smooth });
    if (isPlaying) await pause(1500);
    mapView.spaces.reset(stop);
    if (!isPlaying) return;
  }
  setPlaying(false);
  reading.value = 'That was the tour.';
  void camera.focusOn(floors.current, { bearing, pitch });
}

/** Starts and ends slowly, for flights that users watch. */
const smooth = (time: number) => time * time * (3 - 2 * time);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
// #endregion

function setPlaying(on: boolean) {
  isPlaying = on;
  button.textContent = on ? 'Stop' : 'Start the tour';
}

// #region stop
button.addEventListener('click', () => {
  if (isPlaying) stop('Stopped.');
  else void play();
});
mapView.on('camera-change', ({ reason }) => {
  if (isPlaying && reason === 'user') stop('You took over.');
});

function stop(why: string) {
  setPlaying(false);
  reading.value = why;
  camera.set({});
}
// #endregion

setPlaying(false);
const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Tour</legend>';
panel.append(button, reading);
document.body.append(panel);
