import { loadVenue, showMap, type Category, type Space } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region rooms
const topOf = (category: Category): Category =>
  category.parent ? topOf(category.parent) : category;

const categoryOf = ({ categories: [first] }: Space) => first && topOf(first);

const roomsOf = (category: Category): readonly Space[] =>
  mapView.floors.current.spaces.filter(
    (space) => space.kind === 'room' && categoryOf(space) === category,
  );
// #endregion

// #region light
let lit: Category | undefined;

function light(category: Category | undefined) {
  if (category === lit) return;
  lit = category;
  mapView.spaces.reset();
  mapView.spaces.update((space) => space.categories.length > 0, { interactive: true });
  if (category) mapView.spaces.update(roomsOf(category), { color: '#e4572e', heightMeters: 1.5 });
  for (const [one, button] of entries) button.setAttribute('aria-pressed', String(one === lit));
}
// #endregion

// #region legend
const panel = document.createElement('fieldset');
const entries = new Map<Category, HTMLButtonElement>();

function list() {
  entries.clear();
  const shown = venue.categories.filter((category) => roomsOf(category).length > 0);
  for (const category of shown) {
    const button = document.createElement('button');
    button.textContent = `${category.name} (${roomsOf(category).length})`;
    button.addEventListener('click', () => light(category === lit ? undefined : category));
    entries.set(category, button);
  }
  const nothing = document.createElement('output');
  nothing.value = shown.length > 0 ? '' : 'The rooms of this floor are in no category.';
  panel.innerHTML = '<legend>Categories on this floor</legend>';
  panel.append(...entries.values(), nothing);
  light(undefined);
}
// #endregion

// #region map
mapView.on('click', ({ spaces }) => {
  const room = spaces.find(({ kind }) => kind === 'room');
  light(room && categoryOf(room));
});
mapView.on('floor-change', list);
list();
document.body.append(panel);
// #endregion
