import { renderSVG } from 'uqr';
import { loadVenue, showMap, type Directions, type Location } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
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
  <section id="way" hidden>
    <button class="back">Start over</button>
    <h2 tabindex="-1"></h2>
    <p id="length"></p>
    <figure hidden>
      <a target="_blank"></a>
      <figcaption>Scan to take the way along. Nothing is stored here.</figcaption>
    </figure>
    <ol aria-label="Steps"></ol>
  </section>`;
document.body.append(panel);

function part<T extends Element>(selector: string): T {
  return panel.querySelector<T>(selector)!;
}
part('h1').textContent = venue.name;

const mapView = await showMap('map', venue);
const { navigation, markers, floors } = mapView;

function keepClearOfPanel() {
  const { width, height } = panel.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  mapView.camera.setScreenOffsets(isSheet ? { bottom: height } : { left: width + 24 });
}
new ResizeObserver(keepClearOfPanel).observe(panel);
keepClearOfPanel();

// #region here
// The location of this kiosk. Replace it with your own coordinate.
const halls = floors.current.spaces.filter(({ kind }) => kind === 'hallway');
const [hall] = halls.sort((a, b) => b.areaSquareMeters - a.areaSquareMeters);
const here = hall?.center ?? { ...venue.center, floorId: floors.current.id };

const pin = document.createElement('span');
pin.className = 'pin';
pin.textContent = 'You are here';
markers.add(here, pin, { priority: 'always' });
// #endregion

// #region tiles
const categories = venue.categories
  .filter(({ locations }) => locations.length > 1)
  .sort((a, b) => b.locations.length - a.locations.length)
  .slice(0, 8);
part('#start ul').append(
  ...categories.map(({ name, locations }) => entry(name, () => list(name, locations))),
);
if (categories.length === 0)
  part('#start p').textContent = 'This venue sorts its places into none.';

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
  const found = venue.nearest(here, locations, { count: 6 });
  part('#places h2').textContent = `${name} near you`;
  part('#places ul').replaceChildren(
    ...found.map(({ target, directions }) => {
      const place = target as Location;
      return entry(place.name, () => lead(place, directions), minutes(directions));
    }),
  );
  show('#places');
}
// #endregion

// #region way
function minutes({ durationSeconds }: Directions) {
  return `${Math.max(Math.ceil(durationSeconds / 60), 1)} min`;
}

function lead(place: Location, way: Directions) {
  navigation.show(way);
  part('#way h2').textContent = `To ${place.name}`;
  part('#length').textContent = `${Math.round(way.distanceMeters)} m, about ${minutes(way)}`;
  const steps = way.instructions.map(({ text }, index) =>
    entry(text, () => navigation.setStep(index)),
  );
  part('#way ol').replaceChildren(...steps);
  if (!isPhone) offer(place);
  show('#way');
}
// #endregion

// #region hand-off
const wanted = venue.getLocation(new URLSearchParams(location.hash.slice(1)).get('to') ?? '');
const isPhone = wanted !== undefined;

function offer(place: Location) {
  const address = new URL(location.href);
  address.hash = `to=${encodeURIComponent(place.id)}`;
  const link = part<HTMLAnchorElement>('figure a');
  link.href = address.href;
  link.ariaLabel = `The way to ${place.name} for your phone`;
  link.innerHTML = renderSVG(address.href, { border: 2 });
  part<HTMLElement>('figure').hidden = false;
}

if (wanted) {
  const way = venue.directions(here, wanted);
  if (way.type === 'directions') lead(wanted, way);
}
// #endregion

// #region views
function show(view: '#start' | '#places' | '#way') {
  for (const section of panel.querySelectorAll('section')) section.hidden = !section.matches(view);
  panel.querySelector<HTMLElement>(`${view} h2`)?.focus();
}

function startOver() {
  navigation.clear();
  const floor = venue.getFloor(here.floorId ?? '');
  if (floor) floors.set(floor);
  show('#start');
  part<HTMLElement>('#start button').focus();
}
for (const button of panel.querySelectorAll('.back')) button.addEventListener('click', startOver);

// Resets the kiosk for the next visitor.
let timer: ReturnType<typeof setTimeout> | undefined;
function waitForVisitor() {
  clearTimeout(timer);
  if (!isPhone) timer = setTimeout(startOver, 60_000);
}
for (const type of ['pointerdown', 'keydown']) addEventListener(type, waitForVisitor);
// #endregion
