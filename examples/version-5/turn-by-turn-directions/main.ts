import { ACTION_TYPE, getVenue, showVenue, type Instruction } from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);

// #region directions
const places = venue.locations.filter(({ polygons }) => polygons.length > 0);
const { currentMap } = mapView;
const top = currentMap.group.maps.at(-1);
const start = places.find(({ polygons }) => polygons[0]?.map === currentMap);
const end = places.filter(({ polygons }) => polygons[0]?.map === top).at(-1);
const directions = start && end && start.directionsTo(end);
const steps = directions?.instructions ?? [];
// #endregion

// #region icon
const arrows = {
  Straight: '↑',
  SlightRight: '↗',
  Right: '→',
  SlightLeft: '↖',
  Left: '←',
  Back: '↓',
};

function iconOf({ action: { type, bearing } }: Instruction): string {
  if (type === ACTION_TYPE.TAKE_VORTEX) return '⇅';
  return type === ACTION_TYPE.ARRIVAL ? '◉' : arrows[bearing ?? 'Straight'];
}
// #endregion

// #region list
const list = document.createElement('ol');
const entries = steps.map((step, index) => {
  const button = document.createElement('button');
  const meters = step.distance >= 1 ? `, ${step.distance.toFixed(0)} m` : '';
  button.textContent = `${iconOf(step)} ${step.instruction}${meters}`;
  button.addEventListener('click', () => goTo(index));
  list.appendChild(document.createElement('li')).append(button);
  return button;
});
// #endregion

const reading = document.createElement('output');
let current = 0;

// #region step
function goTo(index: number) {
  const step = steps[index];
  if (!step) return;
  current = index;
  mapView.Journey.setStep(index);
  for (const [i, entry] of entries.entries()) entry.setAttribute('aria-current', `${i === index}`);
  entries[index]?.scrollIntoView({ block: 'nearest' });
  reading.value = `${index + 1} of ${steps.length}, ${step.node.map.name}`;
}
// #endregion

function button(text: string, by: number) {
  const element = document.createElement('button');
  element.textContent = text;
  element.addEventListener('click', () => goTo(current + by));
  return element;
}

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Steps</legend>';
panel.append(button('Back', -1), button('Next', 1), reading, list);
document.body.append(panel);
const isNarrow = innerWidth < 640;
mapView.Camera.setSafeAreaInsets(isNarrow ? { bottom: 260 } : { left: 360 });
if (directions) mapView.Journey.draw(directions);
goTo(0);
