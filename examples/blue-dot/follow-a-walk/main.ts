import { loadVenue, showMap, simulateWalk, type FollowMode } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region walk
const { current } = mapView.floors;
const start = venue.locations.find(({ spaces }) => spaces[0]?.floor === current) ?? {
  ...venue.center,
  floorId: current.id,
};
const upstairs = venue.locations.filter(({ spaces }) => spaces[0]?.floor === venue.floors.at(-1));
const way = venue.directions(start, upstairs[0] ?? start);
const reading = document.createElement('output');

async function walk() {
  if (way.type === 'no-directions') {
    reading.value = 'There is no way to walk along.';
    return;
  }
  const recording = simulateWalk(way, { noiseMeters: 0.4, intervalMs: 500 });
  const result = await mapView.blueDot.replay(recording, { speed: 6 });
  if (result === 'done') reading.value = 'Arrived';
}
// #endregion

// #region follow
const modes: Record<FollowMode, string> = {
  none: 'Stay',
  position: 'Move along',
  'position-and-heading': 'Turn as well',
};
const buttons = Object.entries(modes).map(([mode, text]) => {
  const button = document.createElement('button');
  button.textContent = text;
  button.addEventListener('click', () => mapView.blueDot.follow(mode as FollowMode));
  return { button, mode };
});

function press() {
  for (const { button, mode } of buttons) {
    button.setAttribute('aria-pressed', String(mode === mapView.blueDot.followMode));
  }
}

mapView.on('follow-change', press);
mapView.on('position-change', ({ position: { floorId = '' } }) => {
  reading.value = `Walking on ${venue.getFloor(floorId)?.name}`;
});
// #endregion

const again = document.createElement('button');
again.textContent = 'Walk';
again.addEventListener('click', walk);
const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>What the map does</legend>';
panel.append(...buttons.map(({ button }) => button), again, reading);
document.body.append(panel);
if (way.type === 'directions') mapView.navigation.show(way, { animate: false });
mapView.blueDot.follow('position');
press();
