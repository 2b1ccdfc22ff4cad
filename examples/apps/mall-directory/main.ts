import { loadVenue, showMap, type Location } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});

const style = document.createElement('style');
style.textContent = `
  #map ~ .directory { place-self: stretch start; width: 300px; margin: 12px; padding: 12px;
    display: flex; flex-flow: column nowrap; align-items: stretch; gap: 8px; min-height: 0; }
  .directory h1 { font-size: 18px; line-height: 1.2; letter-spacing: -0.02em; margin: 0; }
  .directory label { display: grid; gap: 2px; font-size: 12px; }
  .directory input { min-height: 32px; padding: 4px 10px; font: inherit; font-size: 14px; color: inherit;
    border: 1px solid color-mix(in srgb, currentcolor 55%, transparent); border-radius: 6px; background: transparent; }
  .directory ul { list-style: none; margin: 0; padding: 2px; overflow: auto; flex: 1; min-height: 72px; }
  .directory li button { width: 100%; display: flex; justify-content: space-between; gap: 8px;
    text-align: left; border-color: transparent; background: none; }
  .directory article p { margin: 4px 0 0; }
  .directory article a { color: inherit; }
  @media (max-width: 640px) {
    #map ~ .directory { place-self: end stretch; width: auto; height: 46%; padding: 10px; }
  }
`;
document.head.append(style);

const panel = document.createElement('main');
panel.className = 'directory';
panel.innerHTML = `
  <h1></h1>
  <label>Search places <input type="search" autocomplete="off"></label>
  <label>Category <select><option value="">All categories</option></select></label>
  <p role="status" style="margin:0;font-size:12px"></p>
  <ul></ul>
  <article aria-live="polite" hidden></article>`;
document.body.append(panel);

function part<T extends Element>(selector: string): T {
  return panel.querySelector<T>(selector)!;
}
const search = part<HTMLInputElement>('input');
const category = part<HTMLSelectElement>('select');
const list = part<HTMLUListElement>('ul');
const card = part<HTMLElement>('article');
part('h1').textContent = venue.name;
for (const { id, name, locations } of venue.categories) {
  if (locations.length > 0) category.append(new Option(`${name} (${locations.length})`, id));
}

// #region list
const isShop = (place: Location) => Number(place.phone !== undefined);
const places = venue.locations
  .filter(({ spaces }) => spaces.length > 0)
  .sort((a, b) => isShop(b) - isShop(a) || a.name.localeCompare(b.name));

function refresh() {
  const words = search.value.trim().toLocaleLowerCase();
  const found = places.filter(
    ({ name, tags, categories }) =>
      [name, ...tags].some((text) => text.toLocaleLowerCase().includes(words)) &&
      (category.value === '' || categories.some(({ id }) => id === category.value)),
  );
  list.replaceChildren(...found.map(entryOf));
  part('[role=status]').textContent = `${found.length} of ${places.length} places`;
}

function entryOf(place: Location) {
  const button = document.createElement('button');
  const floor = document.createElement('span');
  floor.textContent = place.spaces[0]?.floor.shortName ?? '';
  button.append(place.name, floor);
  button.addEventListener('click', () => choose(place));
  const entry = document.createElement('li');
  entry.append(button);
  return entry;
}

search.addEventListener('input', refresh);
category.addEventListener('change', refresh);
refresh();
// #endregion

const mapView = await showMap('map', venue);
mapView.spaces.update((space) => space.locations.length > 0, { interactive: true });

function keepClearOfPanel() {
  const { width, height } = panel.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  mapView.camera.setScreenOffsets(isSheet ? { bottom: height + 12 } : { left: width + 24 });
}
new ResizeObserver(keepClearOfPanel).observe(panel);
keepClearOfPanel();

// #region choose
let chosen: Location | undefined;

function choose(place: Location) {
  if (chosen) mapView.spaces.reset(chosen.spaces);
  chosen = place;
  const [first] = place.spaces;
  if (!first) return;
  mapView.spaces.update(place.spaces, { color: '#e4572e', interactive: true });
  mapView.floors.set(first.floor);
  void mapView.camera.focusOn(place.spaces, { maxZoomLevel: 19.5 });
  describe(place);
}

mapView.on('click', ({ spaces }) => {
  const [place] = spaces.flatMap(({ locations }) => locations);
  if (place) choose(place);
});
// #endregion

// #region card
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

function describe(place: Location) {
  const lines = [place.description, place.spaces[0]?.floor.name, hoursOf(place), place.phone];
  const name = document.createElement('strong');
  name.textContent = place.name;
  const paragraphs = lines
    .filter((line) => line !== undefined)
    .map((line) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    });
  card.replaceChildren(name, ...paragraphs);
  card.hidden = false;
}
// #endregion
