import { loadVenue, showMap, simulateWalk } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'office',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

const { current } = mapView.floors;
const start = venue.locations.find(({ spaces }) => spaces[0]?.floor === current) ?? {
  ...venue.center,
  floorId: current.id,
};
const upstairs = venue.locations.filter(({ spaces }) => spaces[0]?.floor === venue.floors.at(-1));
const way = venue.directions(start, upstairs.at(-1) ?? start);

// #region noise
const noise = document.createElement('input');
Object.assign(noise, { type: 'range', min: '0', max: '6', step: '0.5', value: '1.5' });
const reading = document.createElement('output');
let seed = 1;

function walk() {
  if (way.type === 'no-directions') {
    reading.value = way.blockers.map(({ text }) => text).join(' ');
    return;
  }
  seed += 1;
  const noiseMeters = noise.valueAsNumber;
  const recording = simulateWalk(way, { noiseMeters, seed, intervalMs: 1000 });
  void mapView.blueDot.replay(recording, { speed: 8 });
}

noise.addEventListener('change', walk);
// #endregion

// #region floors
mapView.on('position-change', ({ position }) => {
  const { floorId = '', timestamp = 0, accuracyMeters = 0 } = position;
  const floor = venue.getFloor(floorId)?.name;
  const accuracy = accuracyMeters.toFixed(1);
  reading.value = `${floor}, ${Math.round(timestamp / 1000)} s, ± ${accuracy} m`;
});
// #endregion

const label = document.createElement('label');
label.append('Error', noise);
const again = document.createElement('button');
again.textContent = 'Walk';
again.addEventListener('click', walk);
const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Simulated walk</legend>';
panel.append(label, again, reading);
document.body.append(panel);
if (way.type === 'directions') mapView.navigation.show(way, { animate: false });
mapView.blueDot.follow('position');
