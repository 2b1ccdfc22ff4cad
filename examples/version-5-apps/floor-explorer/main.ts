import {
  ACTION_TYPE,
  getVenue,
  showVenue,
  COLLISION_RANKING_TIERS,
  E_SDK_EVENT,
  type Directions,
  type Location,
} from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const tallest = [...venue.mapGroups].sort((a, b) => b.maps.length - a.maps.length)[0]!;

const panel = document.createElement('main');
panel.className = 'app';
panel.innerHTML = `
  <h1></h1>
  <fieldset id="floors"><legend>Floors</legend></fieldset>
  <label>Between floors <input type="range" min="4" max="60" value="28" step="4"></label>
  <label>Highlight <select></select></label>
  <p role="status"></p>
  <ul></ul>
  <article hidden><h2></h2><p></p></article>`;
document.body.append(panel);

function part<T extends Element>(selector: string): T {
  return panel.querySelector<T>(selector)!;
}
const gap = part<HTMLInputElement>('[type=range]');
const categorySelect = part<HTMLSelectElement>('select');
part('h1').textContent = tallest.name;

const mapView = await showVenue(document.getElementById('map')!, venue, {
  firstMap: tallest.defaultMap,
});

function keepClearOfPanel() {
  const { width, height } = panel.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  mapView.Camera.setSafeAreaInsets(isSheet ? { bottom: height } : { left: width + 24 });
}
new ResizeObserver(keepClearOfPanel).observe(panel);
keepClearOfPanel();

// #region stack
function stack() {
  return mapView.StackedMaps.enable({ verticalDistanceBetweenMaps: gap.valueAsNumber });
}

const all = floorButton('All floors', stack);
const buttons = [...tallest.maps].reverse().map((map) => {
  const button = floorButton(map.name, async () => {
    await mapView.StackedMaps.disable();
    await mapView.setMap(map);
  });
  return { map, button };
});

function floorButton(name: string, go: () => Promise<unknown>) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => void go());
  part('#floors').append(button);
  return button;
}

function press() {
  const { enabled } = mapView.StackedMaps;
  all.ariaPressed = String(enabled);
  gap.disabled = !enabled;
  for (const { map, button } of buttons) {
    button.ariaPressed = String(!enabled && map === mapView.currentMap);
  }
}

gap.addEventListener('change', () => {
  void mapView.StackedMaps.restack({ verticalDistanceBetweenMaps: gap.valueAsNumber });
});
mapView.on(E_SDK_EVENT.STATE_CHANGED, press);
mapView.on(E_SDK_EVENT.MAP_CHANGED, press);
// #endregion

// #region highlight
const isInside = ({ polygons }: Location) => polygons[0]?.map.group === tallest;
const categories = venue.categories
  .flatMap((category) => [category, ...category.children])
  .map(({ id, name, locations }) => ({ id, name, places: locations.filter(isInside) }))
  .filter(({ places }) => places.length > 1)
  .sort((a, b) => b.places.length - a.places.length);
for (const { id, name, places } of categories) {
  categorySelect.append(new Option(`${name} (${places.length})`, id));
}

function highlight() {
  const { places = [] } = categories.find(({ id }) => id === categorySelect.value) ?? {};
  mapView.clearAllPolygonColors();
  mapView.removeAllInteractivePolygons();
  mapView.FloatingLabels.removeAll();
  mapView.Journey.clear();
  part<HTMLElement>('article').hidden = true;
  for (const { name, polygons } of places) {
    for (const polygon of polygons) {
      mapView.addInteractivePolygon(polygon);
      mapView.setPolygonColor(polygon, '#e4572e');
    }
    const [polygon] = polygons;
    if (polygon) {
      mapView.FloatingLabels.add(polygon, name, { rank: COLLISION_RANKING_TIERS.HIGH });
    }
  }
  const perMap = buttons.map(({ map }) => {
    const here = places.filter(({ polygons }) => polygons.some((one) => one.map === map));
    return `${map.shortName}: ${here.length}`;
  });
  part('[role=status]').textContent =
    places.length > 0 ? perMap.join(' · ') : 'This building has no categories.';
  part('ul').replaceChildren(...places.map(entryOf));
}

function entryOf(place: Location) {
  const button = document.createElement('button');
  const note = document.createElement('small');
  note.textContent = place.polygons[0]?.map.name ?? '';
  button.append(place.name, note);
  button.addEventListener('click', () => lead(place));
  const item = document.createElement('li');
  item.append(button);
  return item;
}
categorySelect.addEventListener('change', highlight);
// #endregion

// #region route
const start = venue.locations.find(({ polygons }) => polygons[0]?.map === tallest.defaultMap);

function lead(place: Location) {
  const route = start?.directionsTo(place);
  if (!start || !route) return;
  mapView.Journey.draw(route);
  part('h2').textContent = place.name;
  part('article p').textContent =
    route.path.length > 0 ? describe(route, start) : 'There is no route.';
  part<HTMLElement>('article').hidden = false;
}

function describe({ distance, instructions }: Directions, origin: Location) {
  const rides = instructions.filter(({ action }) => action.type === ACTION_TYPE.TAKE_VORTEX);
  const by = rides.map(({ instruction }) => instruction).join(', ');
  return `${Math.round(distance)} m from ${origin.name}${by ? `. ${by}` : ''}.`;
}

mapView.on(E_SDK_EVENT.CLICK, ({ polygons }) => {
  const place = polygons.flatMap(({ locations }) => locations).find(isInside);
  if (place) lead(place);
});
// #endregion

highlight();
await stack();
press();
