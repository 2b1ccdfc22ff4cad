import { loadVenue, showMap, type Directions, type Location } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});

const panel = document.createElement('main');
panel.className = 'app';
panel.innerHTML = `
  <h1></h1>
  <section id="all">
    <label>Search places <input type="search" autocomplete="off"></label>
    <label>Category <select id="category"><option value="">All categories</option></select></label>
    <p role="status"></p>
    <ul></ul>
  </section>
  <section id="place" hidden>
    <button class="back">All places</button>
    <h2 tabindex="-1"></h2>
    <p id="facts"></p>
    <label>From <select id="from"><option value="">The nearest entrance</option></select></label>
    <div class="row">
      <button class="main">Show the way</button>
      <label><input type="checkbox"> Step-free</label>
    </div>
    <p id="way" aria-live="polite"></p>
    <ol></ol>
  </section>`;
document.body.append(panel);

function part<T extends Element>(selector: string): T {
  return panel.querySelector<T>(selector)!;
}
const search = part<HTMLInputElement>('[type=search]');
const category = part<HTMLSelectElement>('#category');
const from = part<HTMLSelectElement>('#from');
const stepFree = part<HTMLInputElement>('[type=checkbox]');
part('h1').textContent = venue.name;

// #region list
const isShop = (place: Location) => Number(place.phone !== undefined);
const places = venue.locations
  .filter(({ spaces }) => spaces.length > 0)
  .sort((a, b) => isShop(b) - isShop(a) || a.name.localeCompare(b.name));
for (const { name, id } of places) from.append(new Option(name, id));
for (const { id, name, locations } of venue.categories) {
  if (locations.length > 0) category.append(new Option(`${name} (${locations.length})`, id));
}

async function refresh() {
  const words = search.value.trim();
  const hits = words === '' ? [] : await venue.search(words, { types: ['location'], limit: 100 });
  if (words !== search.value.trim()) return;
  const found = words === '' ? places : hits.map(({ entity }) => entity as Location);
  const shown = found.filter(
    ({ spaces, categories }) =>
      spaces.length > 0 &&
      (category.value === '' || categories.some(({ id }) => id === category.value)),
  );
  part('ul').replaceChildren(
    ...shown.map((place) => entry(place.name, () => choose(place), place)),
  );
  part('[role=status]').textContent = `${shown.length} of ${places.length} places`;
}

function entry(text: string, onClick: () => void, place?: Location) {
  const button = document.createElement('button');
  const note = document.createElement('small');
  note.textContent = place?.spaces[0]?.floor.shortName ?? '';
  button.append(text, note);
  button.addEventListener('click', onClick);
  const item = document.createElement('li');
  item.append(button);
  return item;
}

search.addEventListener('input', () => void refresh());
category.addEventListener('change', () => void refresh());
await refresh();
// #endregion

const mapView = await showMap('map', venue);
mapView.spaces.update((space) => space.locations.length > 0, { interactive: true });

function keepClearOfPanel() {
  const { width, height } = panel.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  mapView.camera.setScreenOffsets(isSheet ? { bottom: height } : { left: width + 24 });
}
new ResizeObserver(keepClearOfPanel).observe(panel);

// #region choose
let chosen: Location | undefined;

function choose(place: Location) {
  if (chosen) mapView.spaces.reset(chosen.spaces);
  chosen = place;
  const [first] = place.spaces;
  if (!first) return;
  mapView.navigation.clear();
  mapView.spaces.update(place.spaces, { color: '#e4572e', interactive: true });
  mapView.floors.set(first.floor);
  void mapView.camera.focusOn(place.spaces, { maxZoomLevel: 19.5 });
  const lines = [place.description, first.floor.name, hoursOf(place), place.phone];
  part('h2').textContent = place.name;
  part('#facts').textContent = lines.filter((line) => line !== undefined).join(' · ');
  part('#way').textContent = '';
  part('ol').replaceChildren();
  show('#place');
  part<HTMLElement>('h2').focus();
}

function show(view: '#all' | '#place') {
  for (const section of panel.querySelectorAll('section')) {
    section.hidden = !section.matches(view);
  }
}

part('.back').addEventListener('click', () => {
  mapView.navigation.clear();
  show('#all');
  search.focus();
});

mapView.on('click', ({ spaces }) => {
  const [place] = spaces.flatMap(({ locations }) => locations);
  if (place) choose(place);
});
// #endregion

// #region hours
const clock = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  ...(venue.timeZone && { timeZone: venue.timeZone }),
});

function hoursOf(place: Location) {
  const isOpen = place.isOpenAt();
  if (isOpen === undefined) return undefined;
  const change = place.nextChange();
  if (!change) return isOpen ? 'Open' : 'Closed';
  return `${isOpen ? 'Open until' : 'Closed, opens'} ${clock.format(change.at)}`;
}
// #endregion

// #region way
const doors = venue.entrances.filter(({ isExterior }) => isExterior);

function startFor(place: Location, isStepFree: boolean) {
  const start = venue.getLocation(from.value);
  return start ?? venue.nearest(place, doors, { isStepFree })[0]?.target ?? doors[0] ?? place;
}

function showWay() {
  if (!chosen) return;
  const isStepFree = stepFree.checked;
  const way = venue.directions(startFor(chosen, isStepFree), chosen, { isStepFree });
  if (way.type === 'directions') return describe(way);
  mapView.navigation.clear();
  part('ol').replaceChildren();
  part('#way').textContent = way.blockers.map(({ text }) => text).join(' ');
}

function describe(way: Directions) {
  const minutes = Math.max(Math.round(way.durationSeconds / 60), 1);
  mapView.navigation.show(way, stepFree.checked ? { color: '#0d9488' } : {});
  part('#way').textContent = `${Math.round(way.distanceMeters)} m, about ${minutes} min`;
  const steps = way.instructions.map(({ text }, index) =>
    entry(text, () => mapView.navigation.setStep(index)),
  );
  part('ol').replaceChildren(...steps);
}

part('.main').addEventListener('click', showWay);
from.addEventListener('change', showWay);
stepFree.addEventListener('change', showWay);
// #endregion
