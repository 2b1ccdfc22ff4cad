import {
  getVenue,
  showVenue,
  COLLISION_RANKING_TIERS,
  E_SDK_EVENT,
  type Coordinate,
  type Location,
} from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'airport',
  baseUrl: 'http://localhost:8080',
});

const panel = document.createElement('main');
panel.className = 'app';
panel.innerHTML = `
  <h1>Carts</h1>
  <label>List carts near <select><option value="">Any place</option></select></label>
  <p role="status"></p>
  <ul aria-label="Carts"></ul>
  <article hidden>
    <h2></h2>
    <p></p>
    <label><input type="checkbox" checked> Follow on the map</label>
  </article>`;
document.body.append(panel);

function part<T extends Element>(selector: string): T {
  return panel.querySelector<T>(selector)!;
}
const zones = part<HTMLSelectElement>('select');
const follow = part<HTMLInputElement>('[type=checkbox]');

const isOn = (map: unknown) => (place: Location) => place.polygons[0]?.map === map;
const [firstMap] = [...venue.maps].sort(
  (a, b) => venue.locations.filter(isOn(b)).length - venue.locations.filter(isOn(a)).length,
);
const mapView = await showVenue(document.getElementById('map')!, venue, {
  labelAllLocationsOnInit: true,
  ...(firstMap && { firstMap }),
});

function keepClearOfPanel() {
  const { width, height } = panel.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  mapView.Camera.setSafeAreaInsets(isSheet ? { bottom: height } : { left: width + 24 });
}
new ResizeObserver(keepClearOfPanel).observe(panel);
keepClearOfPanel();

// #region feed
// Replace this with your tracking system. Each cart drives back and forth between two places.
const stops = venue.locations.filter(isOn(mapView.currentMap));
const tracks = stops.slice(0, 24).flatMap((origin, index) => {
  const target = stops[stops.length - 1 - index] ?? origin;
  const { path } = origin.directionsTo(target);
  if (path.length < 4 || path.some(({ map }) => map !== mapView.currentMap)) return [];
  return [[...path, ...[...path].reverse()]];
});
// #endregion

// #region carts
const carts = tracks.slice(0, 8).map((track, index) => {
  const at = (index * 5) % track.length;
  const position = track[at]!;
  const name = `Cart ${String(index + 1).padStart(2, '0')}`;
  const marker = mapView.Markers.add(position, `<span class="pin">${name}</span>`, {
    rank: COLLISION_RANKING_TIERS.ALWAYS_VISIBLE,
    interactive: true,
  });
  return { name, marker, track, at, position, battery: 96 - index * 11, entry: addEntry(name) };
});
type Cart = (typeof carts)[number];

function addEntry(name: string) {
  const button = document.createElement('button');
  const title = document.createElement('span');
  const battery = document.createElement('small');
  const where = document.createElement('small');
  title.textContent = name;
  button.append(title, battery, where);
  button.addEventListener('click', () => void choose(carts.find(({ entry }) => entry === button)));
  const item = document.createElement('li');
  item.append(button);
  part('ul').append(item);
  return button;
}
// #endregion

// #region move
function step() {
  for (const cart of carts) {
    cart.at = (cart.at + 1) % cart.track.length;
    cart.position = cart.track[cart.at] ?? cart.position;
    cart.battery = Math.max(cart.battery - 0.05, 0);
    void mapView.Markers.animate(cart.marker, cart.position, { duration: 2500 });
  }
  if (chosen && follow.checked && flights === 0) {
    void mapView.Camera.animate({ position: chosen.position }, { duration: 2500 });
  }
  tell();
}
// #endregion

// #region choose
let chosen: Cart | undefined;
// While the camera flies to a cart, following it would end the flight.
let flights = 0;

async function choose(cart: Cart | undefined) {
  chosen = cart === chosen ? undefined : cart;
  part<HTMLElement>('article').hidden = !chosen;
  tell();
  if (!chosen) return;
  flights += 1;
  await mapView.Camera.focusOn({ coordinates: [chosen.position] }, { minZoom: 80 });
  flights -= 1;
}

mapView.on(E_SDK_EVENT.CLICK, ({ markers: [marker] }) => {
  if (marker) void choose(carts.find((cart) => cart.marker === marker));
});
// #endregion

// #region near
/** The place of this floor whose center is closest, in a straight line. */
function placeNear(position: Coordinate): Location | undefined {
  const narrow = Math.cos((position.latitude * Math.PI) / 180);
  const away = ({ polygons }: Location) => {
    const center = polygons[0]?.center ?? position;
    return Math.hypot(
      center.latitude - position.latitude,
      (center.longitude - position.longitude) * narrow,
    );
  };
  return [...stops].sort((a, b) => away(a) - away(b))[0];
}

for (const { id, name } of [...stops].sort((a, b) => a.name.localeCompare(b.name))) {
  zones.append(new Option(name, id));
}
zones.addEventListener('change', tell);

function tell() {
  const zone = stops.find(({ id }) => id === zones.value);
  const near = carts.filter(({ position }) => zone && placeNear(position) === zone);
  for (const cart of carts) describe(cart, near.includes(cart));
  part('h2').textContent = chosen?.name ?? '';
  part('article p').textContent = (chosen?.battery ?? 100) < 25 ? 'Send it to charge.' : '';
  const names = near.map(({ name }) => name).join(', ') || 'no cart';
  const count = carts.length > 0 ? `${carts.length} carts are moving` : 'No carts on this floor.';
  const text = zone ? `Near ${zone.name}: ${names}` : count;
  const status = part('[role=status]');
  if (status.textContent !== text) status.textContent = text;
}

function describe({ name, entry, position, battery, marker }: Cart, isNear: boolean) {
  const [, charge, where] = entry.children;
  const pin = marker.containerEl.querySelector('.pin');
  const level = `${Math.round(battery)} %`;
  if (charge) charge.textContent = level;
  if (where) where.textContent = placeNear(position)?.name ?? position.map.name;
  if (pin) pin.textContent = chosen?.name === name || isNear ? `${name} · ${level}` : level;
  entry.ariaPressed = String(chosen?.name === name);
}
// #endregion

tell();
setInterval(step, 2500);
