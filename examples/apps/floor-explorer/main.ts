import { loadVenue, showMap, type Directions, type Location } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const tallest = [...venue.floorStacks].sort((a, b) => b.floors.length - a.floors.length)[0]!;

const panel = document.createElement('main');
panel.className = 'app';
panel.innerHTML = `
  <h1></h1>
  <fieldset id="floors"><legend>Floors</legend></fieldset>
  <label>Between floors <input type="range" min="4" max="60" value="28" step="4"></label>
  <label>Light up <select></select></label>
  <p role="status"></p>
  <ul></ul>
  <article hidden><h2></h2><p></p></article>`;
document.body.append(panel);

function part<T extends Element>(selector: string): T {
  return panel.querySelector<T>(selector)!;
}
const gap = part<HTMLInputElement>('[type=range]');
const category = part<HTMLSelectElement>('select');
part('h1').textContent = tallest.name;

const mapView = await showMap('map', venue, { floor: tallest.defaultFloor, labels: 'none' });
const { stackedMaps, floors, navigation } = mapView;

function keepClearOfPanel() {
  const { width, height } = panel.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  mapView.camera.setScreenOffsets(isSheet ? { bottom: height } : { left: width + 24 });
}
new ResizeObserver(keepClearOfPanel).observe(panel);
keepClearOfPanel();

// #region stack
function stack() {
  return stackedMaps.expand({ floors: tallest.floors, gapMeters: gap.valueAsNumber });
}

const all = floorButton('All floors', stack);
const buttons = [...tallest.floors].reverse().map((floor) => {
  const button = floorButton(floor.name, async () => {
    await stackedMaps.collapse();
    floors.set(floor);
  });
  return { floor, button };
});

function floorButton(name: string, go: () => Promise<unknown>) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => void go());
  part('#floors').append(button);
  return button;
}

function press() {
  const { isExpanded } = stackedMaps;
  all.ariaPressed = String(isExpanded);
  gap.disabled = !isExpanded;
  for (const { floor, button } of buttons) {
    button.ariaPressed = String(!isExpanded && floor === floors.current);
  }
}

gap.addEventListener('change', () => void stack());
mapView.on('stack-change', press);
mapView.on('floor-change', press);
// #endregion

// #region light
const isInside = ({ spaces }: Location) => spaces[0]?.floor.floorStack === tallest;
const categories = venue.categories
  .map(({ id, name, locations }) => ({ id, name, places: locations.filter(isInside) }))
  .filter(({ places }) => places.length > 1)
  .sort((a, b) => b.places.length - a.places.length);
for (const { id, name, places } of categories) {
  category.append(new Option(`${name} (${places.length})`, id));
}

function light() {
  const { places = [] } = categories.find(({ id }) => id === category.value) ?? {};
  mapView.spaces.reset();
  mapView.labels.removeAll();
  navigation.clear();
  part<HTMLElement>('article').hidden = true;
  for (const { name, spaces } of places) {
    mapView.spaces.update(spaces, { color: '#e4572e', heightMeters: 1, interactive: true });
    if (spaces[0]) mapView.labels.add(spaces[0], name, { priority: 'high' });
  }
  const perFloor = buttons.map(({ floor }) => {
    const here = places.filter(({ spaces }) => spaces.some((space) => space.floor === floor));
    return `${floor.shortName}: ${here.length}`;
  });
  part('[role=status]').textContent = places.length
    ? perFloor.join(' · ')
    : 'This building sorts its places into no categories.';
  part('ul').replaceChildren(...places.map(entryOf));
}

function entryOf(place: Location) {
  const button = document.createElement('button');
  const floor = document.createElement('small');
  floor.textContent = place.spaces[0]?.floor.name ?? '';
  button.append(place.name, floor);
  button.addEventListener('click', () => lead(place));
  const entry = document.createElement('li');
  entry.append(button);
  return entry;
}
category.addEventListener('change', light);
// #endregion

// #region way
function lead(place: Location) {
  const doors = venue.entrances.filter(({ isExterior }) => isExterior);
  const [best] = venue.nearest(place, doors, { count: 1 });
  const way = best && venue.directions(best.target, place);
  part('h2').textContent = place.name;
  part('article p').textContent = way?.type === 'directions' ? tell(way) : 'No way leads there.';
  part<HTMLElement>('article').hidden = false;
  if (way?.type === 'directions') navigation.show(way, { fit: false });
  else navigation.clear();
}

function tell({ distanceMeters, legs }: Directions) {
  const rides = legs.flatMap((leg) => (leg.type === 'connection' ? leg : []));
  const by = rides.map(({ connection, toFloor }) => `${connection.kind} to ${toFloor.name}`);
  return `${Math.round(distanceMeters)} m from the nearest entrance${by.length ? `, by ${by.join(', ')}` : ''}.`;
}

mapView.on('click', ({ spaces }) => {
  const place = spaces.flatMap(({ locations }) => locations).find(isInside);
  if (place) lead(place);
});
// #endregion

light();
await stack();
press();
