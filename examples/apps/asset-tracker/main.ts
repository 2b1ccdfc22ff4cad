import {
  loadVenue,
  showMap,
  simulateWalk,
  type BlueDotPosition,
  type Space,
} from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'airport',
  baseUrl: 'http://localhost:8080',
});

const panel = document.createElement('main');
panel.className = 'app';
panel.innerHTML = `
  <h1>Carts and robots</h1>
  <label>Tell me who enters <select><option value="">No zone</option></select></label>
  <p role="status"></p>
  <ul aria-label="Assets"></ul>
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

const building = venue.floorStacks.find(({ kind }) => kind === 'building');
const floors = [...(building?.floors ?? [])];
const [floor] = floors.sort((a, b) => b.spaces.length - a.spaces.length);
const mapView = await showMap('map', venue, floor && { floor });
const { models, camera, shapes } = mapView;

function keepClearOfPanel() {
  const { width, height } = panel.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  camera.setScreenOffsets(isSheet ? { bottom: height } : { left: width + 24 });
}
new ResizeObserver(keepClearOfPanel).observe(panel);
keepClearOfPanel();

// #region feed
// Replace this with your tracking system. Each asset moves back and forth between two places on the floor.
const stops = venue.locations.filter(({ spaces }) => spaces[0]?.floor === mapView.floors.current);
const tracks = stops.slice(0, 24).flatMap((from, index) => {
  const way = venue.directions(from, stops.at(-1 - index) ?? from);
  if (way.type === 'no-directions' || way.distanceMeters < 40) return [];
  const there = simulateWalk(way, { speedMetersPerSecond: 3 });
  return [[...there, ...[...there].reverse().map(turned)]];
});

function turned(position: BlueDotPosition): BlueDotPosition {
  return { ...position, headingDegrees: ((position.headingDegrees ?? 0) + 180) % 360 };
}
// #endregion

// #region assets
const source = new URL('./robot.glb', import.meta.url);
const assets = tracks.slice(0, 8).map((track, index) => {
  const at = (index * 17) % track.length;
  const position = track[at] ?? { ...venue.center };
  const model = models.add(position, source, { scale: 4, interactive: true });
  const name = `${index % 2 ? 'Robot' : 'Cart'} ${String(index + 1).padStart(2, '0')}`;
  return { name, model, track, at, position, battery: 96 - index * 11, entry: addEntry(name) };
});
type Asset = (typeof assets)[number];

function addEntry(name: string) {
  const button = document.createElement('button');
  const where = document.createElement('small');
  const battery = document.createElement('small');
  const title = document.createElement('span');
  title.textContent = name;
  button.append(title, battery, where);
  button.addEventListener('click', () => void choose(assets.find(({ entry }) => entry === button)));
  const item = document.createElement('li');
  item.append(button);
  part('ul').append(item);
  return button;
}
// #endregion

// #region zones
const named = mapView.floors.current.spaces.filter(({ name, geometry }) => {
  return name !== '' && geometry.type === 'Polygon';
});
for (const { id, name } of named.sort((a, b) => b.areaSquareMeters - a.areaSquareMeters)) {
  zones.append(new Option(name, id));
}
let zone: Space | undefined;

zones.addEventListener('change', () => {
  shapes.removeAll();
  zone = venue.getSpace(zones.value);
  const style = { color: '#e4572e', opacity: 0.35, heightMeters: 0.2 };
  if (zone?.geometry.type === 'Polygon') shapes.add(zone.geometry, { floor: zone.floor, ...style });
  if (zone) void camera.focusOn(zone, { maxZoomLevel: 19.5 });
  tell();
});
// #endregion

// #region move
function step() {
  for (const asset of assets) {
    asset.at = (asset.at + 1) % asset.track.length;
    const position = asset.track[asset.at];
    if (!position) continue;
    asset.position = position;
    asset.battery = Math.max(asset.battery - 0.05, 0);
    const { headingDegrees = 0 } = position;
    void models.animateTo(asset.model, position, { durationMs: 1000, headingDegrees });
  }
  const [center] = chosen?.model.coordinates ?? [];
  if (center && follow.checked && flights === 0) void camera.animateTo({ center });
  tell();
}
// Starts once the map is idle.
void mapView.whenIdle().then(() => setInterval(step, 1000));
// #endregion

// #region tell
let chosen: Asset | undefined;
// While the camera flies to an asset, following it would end the flight.
let flights = 0;

async function choose(asset: Asset | undefined) {
  chosen = asset === chosen ? undefined : asset;
  part<HTMLElement>('article').hidden = !chosen;
  tell();
  if (!chosen) return;
  flights += 1;
  await camera.focusOn(chosen.model.coordinates, { maxZoomLevel: 20 });
  flights -= 1;
}

mapView.on('click', ({ models: [model] }) => {
  if (model) void choose(assets.find((asset) => asset.model === model));
});

function tell() {
  const inside = assets.filter(({ position }) => zone && venue.spaceAt(position) === zone);
  for (const asset of assets) describe(asset, inside.includes(asset));
  part('h2').textContent = chosen?.name ?? '';
  part('article p').textContent = (chosen?.battery ?? 100) < 25 ? 'Send it to charge.' : '';
  const names = inside.map(({ name }) => name).join(', ') || 'nobody';
  const said = zone ? `In ${zone.name}: ${names}` : countText;
  const status = part('[role=status]');
  if (status.textContent !== said) status.textContent = said;
}

const countText = assets.length ? `${assets.length} on their way` : 'Nothing moves on this floor.';

function describe(asset: Asset, isInside: boolean) {
  const { entry, position, battery, model } = asset;
  const [, charge, where] = entry.children;
  const place = venue.spaceAt(position)?.name || venue.getFloor(position.floorId ?? '')?.name;
  if (where) where.textContent = `${place}${isInside ? ' · in the zone' : ''}`;
  if (charge) charge.textContent = `${Math.round(battery)} %`;
  entry.ariaPressed = String(asset === chosen);
  models.update(model, { color: asset === chosen || isInside ? '#ffb199' : '#ffffff' });
}

void choose(assets[0]);
// #endregion
