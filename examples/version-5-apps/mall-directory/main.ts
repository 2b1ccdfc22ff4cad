import {
  getVenue,
  OfflineSearch,
  showVenue,
  E_SDK_EVENT,
  type Location,
} from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
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
    <label>From <select id="from"></select></label>
    <div class="row">
      <button class="main">Show the route</button>
      <label><input type="checkbox"> Step-free</label>
    </div>
    <p id="route" aria-live="polite"></p>
    <ol></ol>
  </section>`;
document.body.append(panel);

function part<T extends Element>(selector: string): T {
  return panel.querySelector<T>(selector)!;
}
const searchBox = part<HTMLInputElement>('[type=search]');
const category = part<HTMLSelectElement>('#category');
const from = part<HTMLSelectElement>('#from');
const stepFree = part<HTMLInputElement>('[type=checkbox]');
part('h1').textContent = venue.name;

// #region list
const isShop = (place: Location) => Number(place.phone !== undefined);
const places = venue.locations
  .filter(({ polygons }) => polygons.length > 0)
  .sort((a, b) => isShop(b) - isShop(a) || a.name.localeCompare(b.name));
const start = places.find(({ tags }) => tags.includes('help')) ?? places[0];
for (const { name, id } of places) from.append(new Option(name, id, false, id === start?.id));

const categories = venue.categories.flatMap((one) => [one, ...one.children]);
for (const { id, name, locations } of categories) {
  if (locations.length > 0) category.append(new Option(`${name} (${locations.length})`, id));
}

const search = new OfflineSearch(venue);

async function refresh() {
  const words = searchBox.value.trim();
  const hits = words === '' ? [] : await search.search(words);
  if (words !== searchBox.value.trim()) return;
  const found = hits.flatMap((hit) => (hit.type === 'Location' ? [hit.object] : []));
  const shown = (words === '' ? places : found).filter(
    (place) =>
      place.polygons.length > 0 &&
      (category.value === '' || place.categories.some(({ id }) => id === category.value)),
  );
  part('ul').replaceChildren(
    ...shown.map((place) => entry(place.name, () => choose(place), place)),
  );
  part('[role=status]').textContent = `${shown.length} of ${places.length} places`;
}

function entry(text: string, onClick: () => void, place?: Location) {
  const button = document.createElement('button');
  const note = document.createElement('small');
  note.textContent = place?.polygons[0]?.map.shortName ?? '';
  button.append(text, note);
  button.addEventListener('click', onClick);
  const item = document.createElement('li');
  item.append(button);
  return item;
}

searchBox.addEventListener('input', () => void refresh());
category.addEventListener('change', () => void refresh());
await refresh();
// #endregion

const mapView = await showVenue(document.getElementById('map')!, venue, {
  labelAllLocationsOnInit: true,
});
mapView.addInteractivePolygonsForAllLocations();

function keepClearOfPanel() {
  const { width, height } = panel.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  mapView.Camera.setSafeAreaInsets(isSheet ? { bottom: height } : { left: width + 24 });
}
new ResizeObserver(keepClearOfPanel).observe(panel);

// #region choose
let chosen: Location | undefined;

function choose(place: Location) {
  mapView.clearAllPolygonColors();
  mapView.Journey.clear();
  chosen = place;
  const { polygons } = place;
  const map = polygons[0]?.map;
  if (!map) return;
  for (const polygon of polygons) mapView.setPolygonColor(polygon, '#e4572e');
  void mapView.setMap(map);
  void mapView.Camera.focusOn({ polygons }, { minZoom: 60 });
  const lines = [place.description, map.name, hoursToday(place), place.phone?.number];
  part('h2').textContent = place.name;
  part('#facts').textContent = lines.filter((line) => line !== undefined).join(' · ');
  part('#route').textContent = '';
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
  mapView.Journey.clear();
  show('#all');
  searchBox.focus();
});

mapView.on(E_SDK_EVENT.CLICK, ({ polygons }) => {
  const [place] = polygons.flatMap(({ locations }) => locations);
  if (place) choose(place);
});
// #endregion

// #region hours
function hoursToday({ operationHours }: Location) {
  const weekday = new Date().toLocaleDateString('en-US', { weekday: 'long' });
  const date = new Date().toLocaleDateString('sv-SE');
  const ofDate = operationHours.filter(
    ({ validFrom, validThrough }) => validFrom && validFrom <= date && date <= `${validThrough}`,
  );
  const ofWeek = operationHours.filter(
    ({ validFrom, dayOfWeek }) => !validFrom && dayOfWeek.includes(weekday),
  );
  const [today] = ofDate.length > 0 ? ofDate : ofWeek;
  if (operationHours.length === 0) return undefined;
  if (!today || today.opens === today.closes) return 'Closed today';
  return `Open today ${today.opens} to ${today.closes}`;
}
// #endregion

// #region route
function showRoute() {
  const origin = places.find(({ id }) => id === from.value);
  if (!chosen || !origin) return;
  const route = origin.directionsTo(chosen, { accessible: stepFree.checked });
  const color = stepFree.checked ? '#0d9488' : '#2563eb';
  mapView.Journey.draw(route, { pathOptions: { color } });
  part('#route').textContent =
    route.path.length > 0 ? `${Math.round(route.distance)} m` : 'There is no route.';
  const steps = route.instructions.map(({ instruction }, index) =>
    entry(instruction, () => mapView.Journey.setStep(index)),
  );
  part('ol').replaceChildren(...steps);
}

part('.main').addEventListener('click', showRoute);
from.addEventListener('change', showRoute);
stepFree.addEventListener('change', showRoute);
// #endregion
