import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region buttons
const buttons = new Map(
  [...mapView.floors.currentStack.floors].reverse().map((floor) => {
    const button = document.createElement('button');
    button.textContent = floor.name;
    button.addEventListener('click', () => mapView.floors.set(floor));
    return [floor, button];
  }),
);
// #endregion

// #region follow
const reading = document.createElement('output');

function update() {
  const { current } = mapView.floors;
  for (const [floor, button] of buttons) {
    button.setAttribute('aria-pressed', String(floor === current));
  }
  const shops = current.spaces.filter((space) => space.locations.length > 0);
  reading.value = `${shops.length} places on this floor`;
}

mapView.on('floor-change', update);
update();
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Floor</legend>';
panel.append(...buttons.values(), reading);
document.body.append(panel);
