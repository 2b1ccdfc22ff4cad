import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region way
const { current } = mapView.floors;
const start = venue.locations.find(({ spaces }) => spaces[0]?.floor === current) ?? {
  ...venue.center,
  floorId: current.id,
};
const upstairs = venue.locations.filter(({ spaces }) => spaces[0]?.floor === venue.floors.at(-1));
const end = upstairs.at(-1) ?? venue.locations[0];
const way = end && venue.directions(start, end);
// #endregion

// #region list
const list = document.createElement('ol');
const entries = (way?.type === 'directions' ? way.instructions : []).map((step, index) => {
  const button = document.createElement('button');
  const meters = Math.round(step.distanceMeters);
  button.textContent = meters > 0 ? `${step.text}, ${meters} m` : step.text;
  button.addEventListener('click', () => mapView.navigation.setStep(index));
  const entry = document.createElement('li');
  entry.append(button);
  list.append(entry);
  return button;
});
// #endregion

// #region follow
const reading = document.createElement('output');
mapView.on('navigation-step', ({ step, index }) => {
  for (const [i, entry] of entries.entries()) {
    if (i === index) entry.setAttribute('aria-current', 'true');
    else entry.removeAttribute('aria-current');
  }
  entries[index]?.scrollIntoView({ block: 'nearest' });
  reading.value = `${index + 1} of ${entries.length}, ${step.floor.name}`;
});
// #endregion

function button(text: string, onClick: () => void) {
  const element = document.createElement('button');
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Steps of the way</legend>';
panel.append(
  button('Back', () => mapView.navigation.previous()),
  button('Next', () => mapView.navigation.next()),
  reading,
  list,
);
document.body.append(panel);

const isNarrow = innerWidth < 640;
const { offsetHeight, offsetWidth } = panel;
mapView.camera.setScreenOffsets(
  isNarrow ? { bottom: offsetHeight + 24 } : { left: offsetWidth + 24 },
);
if (way?.type === 'directions') mapView.navigation.show(way);
else reading.value = way?.blockers.map(({ text }) => text).join(' ') ?? 'No place to go to.';
