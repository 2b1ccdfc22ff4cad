import { loadVenue, showMap, type Directions } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region targets
const exits = venue.annotations.filter(({ kind }) => kind === 'emergency-exit');
const groups = [
  ...venue.categories.map(({ name, locations: targets }) => ({ name, targets })),
  { name: 'Emergency exits', targets: exits },
].filter(({ targets }) => targets.length > 1);
// #endregion

const select = document.createElement('select');
select.ariaLabel = 'Look for';
select.append(...groups.map(({ name }) => new Option(name)));
const washrooms = groups.findIndex(({ name }) => name === 'Washrooms');
select.selectedIndex = Math.max(washrooms, 0);
select.addEventListener('change', find);
const list = document.createElement('ol');

// #region find
let from = { ...mapView.camera.center, floorId: mapView.floors.current.id };

function find() {
  const { targets } = groups[select.selectedIndex] ?? { targets: [] };
  const results = venue.nearest(from, targets, { count: 3 });
  list.replaceChildren(
    ...results.map(({ target, directions }) => {
      const button = document.createElement('button');
      const meters = Math.round(directions.distanceMeters);
      button.textContent = `${'name' in target ? target.name : ''}, ${meters} m`;
      button.addEventListener('click', () => choose(button, directions));
      const entry = document.createElement('li');
      entry.append(button);
      return entry;
    }),
  );
  const [best] = list.querySelectorAll('button');
  if (best && results[0]) choose(best, results[0].directions);
  else mapView.navigation.clear();
}

function choose(button: HTMLButtonElement, directions: Directions) {
  for (const one of list.querySelectorAll('button')) {
    one.setAttribute('aria-pressed', String(one === button));
  }
  mapView.navigation.show(directions);
}

mapView.on('click', ({ coordinate, floor, markers }) => {
  if (!coordinate || markers.length > 0) return;
  from = { ...coordinate, floorId: floor.id };
  find();
});
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Nearest of many</legend>';
panel.append(select, list);
document.body.append(panel);
mapView.camera.setScreenOffsets({ bottom: panel.offsetHeight + 160 });
find();
