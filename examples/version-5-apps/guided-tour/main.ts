import {
  getVenue,
  showVenue,
  E_SDK_EVENT,
  STATE,
  type Coordinate,
  type Location,
} from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'campus',
  baseUrl: 'http://localhost:8080',
});

// #region stops
const places = venue.locations.filter(({ polygons, description }) => {
  return polygons.length === 1 && description !== undefined;
});
const left = places.filter((_, index) => index % Math.ceil(places.length / 6) === 0);
const stops = left.splice(0, 1);
while (left.length > 0) {
  const last = stops[stops.length - 1]!;
  left.sort((a, b) => last.distanceTo(a) - last.distanceTo(b));
  stops.push(...left.splice(0, 1));
}
const routes = stops.slice(1).map((stop, index) => stops[index]!.directionsTo(stop));
// #endregion

// #region walk
interface Moment {
  readonly place: Coordinate;
  readonly heading: number;
  /** Index of the stop that the walk passed last. */
  readonly stop: number;
}

function metersBetween(a: Coordinate, b: Coordinate) {
  const north = (b.latitude - a.latitude) * 111_320;
  const east = (b.longitude - a.longitude) * 111_320 * Math.cos((a.latitude * Math.PI) / 180);
  return { meters: Math.hypot(north, east), heading: (Math.atan2(east, north) * 180) / Math.PI };
}

/** A position for each second of the walk, at 1.3 meters per second. */
function walkAlong(path: readonly Coordinate[], stop: number): readonly Moment[] {
  return path.slice(1).flatMap((end, index) => {
    const begin = path[index]!;
    const { meters, heading } = metersBetween(begin, end);
    if (begin.map !== end.map) return [];
    const count = Math.ceil(meters / 1.3);
    return Array.from({ length: count }, (_, second) => {
      const share = second / count;
      const latitude = begin.latitude + (end.latitude - begin.latitude) * share;
      const longitude = begin.longitude + (end.longitude - begin.longitude) * share;
      const place = begin.map.createCoordinate(latitude, longitude);
      return { place, heading: (heading + 360) % 360, stop };
    });
  });
}
const walk = routes.flatMap(({ path }, index) => walkAlong(path, index));
const end = routes.at(-1)?.path.at(-1);
if (end) walk.push({ place: end, heading: 0, stop: routes.length });
// #endregion

const panel = document.createElement('main');
panel.className = 'app';
panel.innerHTML = `
  <h1>Guided tour</h1>
  <p role="status"></p>
  <div class="row">
    <button class="main">Start the walk</button>
    <label>Speed <select>
      <option value="4">4 ×</option><option value="8" selected>8 ×</option><option value="16">16 ×</option>
    </select></label>
    <label><input type="checkbox" checked> Follow</label>
  </div>
  <input type="range" min="0" value="0" aria-label="Place in the walk">
  <ol aria-label="Stops"></ol>
  <article aria-live="polite"><h2></h2><p></p></article>`;
document.body.append(panel);

function part<T extends Element>(selector: string): T {
  return panel.querySelector<T>(selector)!;
}
const play = part<HTMLButtonElement>('.main');
const speed = part<HTMLSelectElement>('select');
const follow = part<HTMLInputElement>('[type=checkbox]');
const slider = part<HTMLInputElement>('[type=range]');
slider.max = String(Math.max(walk.length - 1, 0));

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

// #region player
let timer: ReturnType<typeof setInterval> | undefined;
let currentStop = -1;

function show(second: number) {
  const moment = walk[second];
  if (!moment) return pause();
  const { place, heading, stop } = moment;
  const { latitude, longitude, map } = place;
  slider.value = String(second);
  if (map !== mapView.currentMap && follow.checked) void mapView.setMap(map);
  mapView.BlueDot.overridePosition({
    coords: { latitude, longitude, heading, accuracy: 2, floorLevel: map.elevation },
  });
  part('[role=status]').textContent =
    `${clock(second)} of ${clock(walk.length - 1)} · ${map.group.name}, ${map.name}`;
  if (stop !== currentStop) arriveAt(stop);
}

function arriveAt(index: number) {
  currentStop = index;
  const stop = stops[index];
  for (const [at, button] of buttons.entries()) button.ariaCurrent = at === index ? 'step' : null;
  part('h2').textContent = stop?.name ?? '';
  part('article p').textContent = stop?.description ?? '';
}

function clock(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function pause() {
  clearInterval(timer);
  timer = undefined;
  play.textContent = 'Start the walk';
}

function resume() {
  clearInterval(timer);
  timer = setInterval(() => show(slider.valueAsNumber + 1), 1000 / Number(speed.value));
  play.textContent = 'Pause';
}

play.addEventListener('click', () => {
  if (timer !== undefined) return pause();
  if (slider.valueAsNumber >= walk.length - 1) show(0);
  resume();
});
speed.addEventListener('change', () => timer !== undefined && resume());
slider.addEventListener('input', () => show(slider.valueAsNumber));
// #endregion

// #region stops-list
const buttons = stops.map(entryOf);

function entryOf(stop: Location, index: number) {
  const button = document.createElement('button');
  const note = document.createElement('small');
  note.textContent = stop.polygons[0]?.map.group.name ?? '';
  button.append(stop.name, note);
  button.addEventListener('click', () => show(walk.findIndex((one) => one.stop === index)));
  const item = document.createElement('li');
  item.append(button);
  part('ol').append(item);
  return button;
}
// #endregion

// #region follow
follow.addEventListener('change', () => mapView.BlueDot.follow(follow.checked));
mapView.on(E_SDK_EVENT.STATE_CHANGED, (state) => (follow.checked = state === STATE.FOLLOW));
// #endregion

show(0);
mapView.BlueDot.follow();
