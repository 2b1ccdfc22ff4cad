import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region stops
const single = venue.locations.filter(({ spaces }) => spaces.length === 1);
const chosen = single.filter((_, index) => index % Math.ceil(single.length / 6) === 0);
const [start, ...stops] = chosen;
// #endregion

const list = document.createElement('ol');
const reading = document.createElement('output');
const buttons = (['given', 'best'] as const).map((order) => {
  const button = document.createElement('button');
  button.textContent = order === 'given' ? 'Order of the list' : 'Shortest order';
  button.addEventListener('click', () => visit(order));
  return { button, order };
});

// #region visit
function visit(order: 'given' | 'best') {
  if (!start) return;
  for (const one of buttons) one.button.setAttribute('aria-pressed', String(one.order === order));
  const way = venue.directions(start, stops, { order });
  if (way.type === 'no-directions') {
    reading.value = way.blockers.map(({ text }) => text).join(' ');
    return;
  }
  reading.value = `${Math.round(way.distanceMeters)} m in all`;
  list.replaceChildren(
    ...way.destinations.map((stop, index) => {
      const entry = document.createElement('li');
      entry.textContent = `${index + 1}. ${'name' in stop ? stop.name : 'A place'}`;
      return entry;
    }),
  );
  keepClear();
  mapView.navigation.show(way);
}
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Order of visits</legend>';
panel.append(...buttons.map(({ button }) => button), reading, list);
document.body.append(panel);

function keepClear() {
  const isNarrow = innerWidth < 640;
  const { offsetHeight: bottom, offsetWidth: left } = panel;
  mapView.camera.setScreenOffsets(isNarrow ? { bottom } : { left });
}

visit('given');
