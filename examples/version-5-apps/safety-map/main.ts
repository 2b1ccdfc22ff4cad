import {
  getVenue,
  showVenue,
  COLLISION_RANKING_TIERS,
  E_SDK_EVENT,
  type Node,
  type Vortex,
} from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'office',
  baseUrl: 'http://localhost:8080',
});

const panel = document.createElement('main');
panel.className = 'app';
panel.innerHTML = `
  <h1>Exit finder</h1>
  <label>Floor <select></select></label>
  <fieldset id="types"><legend>Types</legend></fieldset>
  <p role="status"></p>
  <h2 id="nearest">Nearest to you</h2>
  <ul aria-labelledby="nearest"></ul>
  <small>Click the map where you are. A map does not replace the signs on the walls.</small>`;
document.body.append(panel);

function part<T extends Element>(selector: string): T {
  return panel.querySelector<T>(selector)!;
}
const floorSelect = part<HTMLSelectElement>('select');

const building = [...venue.mapGroups].sort((a, b) => b.maps.length - a.maps.length)[0]!;
const mapView = await showVenue(document.getElementById('map')!, venue, {
  firstMap: building.maps[1] ?? building.defaultMap,
});

function keepClearOfPanel() {
  const { width, height } = panel.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  mapView.Camera.setSafeAreaInsets(isSheet ? { bottom: height } : { left: width + 24 });
}
new ResizeObserver(keepClearOfPanel).observe(panel);
keepClearOfPanel();

// #region floors
for (const map of venue.maps) {
  floorSelect.append(new Option(`${map.group.name}, ${map.name}`, map.id));
}
floorSelect.addEventListener('change', () => void mapView.setMap(floorSelect.value));
mapView.on(E_SDK_EVENT.MAP_CHANGED, update);
// #endregion

// #region types
const types = [...new Set(venue.vortexes.map(({ type }) => type))];
const shown = new Set(types);

for (const type of types) {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = true;
  box.addEventListener('change', () => {
    if (box.checked) shown.add(type);
    else shown.delete(type);
    update();
  });
  const label = document.createElement('label');
  label.append(box, type);
  part('#types').append(label);
}
// #endregion

// #region nearest
interface Exit {
  readonly vortex: Vortex;
  readonly node: Node;
  readonly name: string;
  readonly meters: number;
}

let here = mapView.Camera.position;
const pin = mapView.Markers.add(here, '<span class="pin">You</span>', {
  rank: COLLISION_RANKING_TIERS.ALWAYS_VISIBLE,
});

function exitsHere(): readonly Exit[] {
  const { currentMap } = mapView;
  return venue.vortexes
    .filter(({ type }) => shown.has(type))
    .flatMap((vortex) => {
      const node = vortex.nodes.find(({ map }) => map === currentMap);
      if (!node) return [];
      const name = vortex.name || vortex.type;
      return [{ vortex, node, name, meters: here.distanceTo(node) }];
    })
    .sort((a, b) => a.meters - b.meters);
}

function update() {
  const { currentMap } = mapView;
  const exits = exitsHere();
  floorSelect.value = currentMap.id;
  mapView.removeAllTooltips();
  for (const { node, name } of exits) {
    mapView.createTooltip(node, name, { collisionRank: COLLISION_RANKING_TIERS.MEDIUM });
  }
  part('[role=status]').textContent = `${exits.length} on ${currentMap.name}`;
  part('ul').replaceChildren(...exits.map(entryOf));
}

function entryOf({ vortex, node, name, meters }: Exit) {
  const button = document.createElement('button');
  const note = document.createElement('small');
  const warning = vortex.type === 'elevator' ? ', not in an emergency' : '';
  note.textContent = `${Math.round(meters)} m${warning}`;
  button.append(name, note);
  button.addEventListener('click', () => {
    mapView.Journey.draw(here.directionsTo(node), { pathOptions: { color: '#0d9488' } });
  });
  const item = document.createElement('li');
  item.append(button);
  return item;
}

mapView.on(E_SDK_EVENT.CLICK, ({ position }) => {
  if (!position) return;
  here = position;
  mapView.Markers.setPosition(pin, position);
  mapView.Journey.clear();
  update();
});
update();
// #endregion
