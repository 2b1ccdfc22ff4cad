import { renderSVG } from 'uqr';
import {
  getVenue,
  showVenue,
  COLLISION_RANKING_TIERS,
  type Directions,
  type Location,
} from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});

const panel = document.createElement('main');
panel.className = 'app touch';
panel.innerHTML = `
  <h1></h1>
  <section id="start">
    <p>What are you looking for?</p>
    <ul class="tiles" aria-label="Categories"></ul>
  </section>
  <section id="places" hidden>
    <button class="back">Start over</button>
    <h2 tabindex="-1"></h2>
    <ul aria-label="Nearest places"></ul>
  </section>
  <section id="route" hidden>
    <button class="back">Start over</button>
    <h2 tabindex="-1"></h2>
    <p id="length"></p>
    <figure hidden>
      <a target="_blank"></a>
      <figcaption>Scan to open the route on your phone. Nothing is stored here.</figcaption>
    </figure>
    <ol aria-label="Steps"></ol>
  </section>`;
document.body.append(panel);

function part<T extends Element>(selector: string): T {
  return panel.querySelector<T>(selector)!;
}
part('h1').textContent = venue.name;

const mapView = await showVenue(document.getElementById('map')!, venue, {
  labelAllLocationsOnInit: true,
});

function keepClearOfPanel() {
  const { width, height } = panel.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  mapView.Camera.setSafeAreaInsets(isSheet ? { bottom: height } : { left: width + 24 });
}
new ResizeObserver(keepClearOfPanel).observe(panel);
keepClearOfPanel();

// #region here
// The position of this kiosk. Replace it with currentMap.createCoordinate(latitude, longitude).
const here = mapView.Camera.position;
mapView.Markers.add(here, '<span class="pin">You are here</span>', {
  rank: COLLISION_RANKING_TIERS.ALWAYS_VISIBLE,
});
// #endregion

// #region tiles
const categories = venue.categories
  .flatMap((category) => [category, ...category.children])
  .filter(({ locations }) => locations.length > 1)
  .sort((a, b) => b.locations.length - a.locations.length)
  .slice(0, 8);
part('#start ul').append(
  ...categories.map(({ name, locations }) => entry(name, () => list(name, locations))),
);
if (categories.length === 0) part('#start p').textContent = 'This venue has no categories.';

function entry(text: string, onClick: () => void, note = '') {
  const button = document.createElement('button');
  const small = document.createElement('small');
  small.textContent = note;
  button.append(text, small);
  button.addEventListener('click', onClick);
  const item = document.createElement('li');
  item.append(button);
  return item;
}

function list(name: string, locations: readonly Location[]) {
  const found = locations
    .map((place) => ({ place, meters: here.distanceTo(place) }))
    .filter(({ meters }) => meters > 0)
    .sort((a, b) => a.meters - b.meters)
    .slice(0, 6);
  part('#places h2').textContent = `${name} near you`;
  part('#places ul').replaceChildren(
    ...found.map(({ place, meters }) => entry(place.name, () => lead(place), minutes(meters))),
  );
  show('#places');
}
// #endregion

// #region route
function minutes(meters: number) {
  return `${Math.max(Math.ceil(meters / 75), 1)} min`;
}

function lead(place: Location) {
  const route = here.directionsTo(place);
  mapView.Journey.draw(route);
  part('#route h2').textContent = `To ${place.name}`;
  part('#length').textContent = lengthOf(route);
  const steps = route.instructions.map(({ instruction }, index) =>
    entry(instruction, () => mapView.Journey.setStep(index)),
  );
  part('#route ol').replaceChildren(...steps);
  if (!isPhone) offer(place);
  show('#route');
}

function lengthOf(route: Directions) {
  if (route.path.length === 0) return 'There is no route.';
  return `${Math.round(route.distance)} m, about ${minutes(route.distance)}`;
}
// #endregion

// #region hand-off
const placeId = new URLSearchParams(location.hash.slice(1)).get('to');
const wanted = venue.locations.find(({ id }) => id === placeId);
const isPhone = wanted !== undefined;

function offer(place: Location) {
  const address = new URL(location.href);
  address.hash = `to=${encodeURIComponent(place.id)}`;
  const link = part<HTMLAnchorElement>('figure a');
  link.href = address.href;
  link.ariaLabel = `The route to ${place.name} for your phone`;
  link.innerHTML = renderSVG(address.href, { border: 2 });
  part<HTMLElement>('figure').hidden = false;
}

if (wanted) lead(wanted);
// #endregion

// #region views
function show(view: '#start' | '#places' | '#route') {
  for (const section of panel.querySelectorAll('section')) section.hidden = !section.matches(view);
  panel.querySelector<HTMLElement>(`${view} h2`)?.focus();
}

function startOver() {
  mapView.Journey.clear();
  void mapView.setMap(here.map);
  show('#start');
  part<HTMLElement>('#start button').focus();
}
for (const button of panel.querySelectorAll('.back')) button.addEventListener('click', startOver);

let timer: ReturnType<typeof setTimeout> | undefined;
function waitForVisitor() {
  clearTimeout(timer);
  if (!isPhone) timer = setTimeout(startOver, 60_000);
}
for (const type of ['pointerdown', 'keydown']) addEventListener(type, waitForVisitor);
// #endregion
