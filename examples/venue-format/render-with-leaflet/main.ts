import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { strFromU8, unzipSync } from 'fflate';
import type { Feature, FeatureCollection, Geometry } from 'geojson';

// #region download
const server = 'http://localhost:8080';
const venueId = 'mall';

const answer = await fetch(`${server}/api/v1/token`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    key: 'mez_demo_2f6c1b7e9a',
    secret: 'mez_demo_secret_8d41c5f09be37a62',
  }),
});
const { accessToken } = (await answer.json()) as { accessToken: string };
const bundle = await fetch(`${server}/api/v1/venues/${venueId}/bundle?version=1`, {
  headers: { Authorization: `Bearer ${accessToken}` },
});
if (!bundle.ok) throw new Error(`No bundle of ${venueId}: ${await bundle.text()}`);
const files = unzipSync(new Uint8Array(await bundle.arrayBuffer()));
// #endregion

// #region read
interface Properties {
  id: string;
  name?: string;
  elevation?: number;
  color?: string;
  categories?: string[];
  spaces?: { id: string; level: string }[];
  details?: { name?: string };
}
type Shape = Feature<Geometry, Properties>;

function read(path: string): Shape[] {
  const bytes = files[path];
  if (bytes === undefined) return [];
  return (JSON.parse(strFromU8(bytes)) as FeatureCollection<Geometry, Properties>).features;
}

const [venue] = read('venue.geojson');
const elevationOf = ({ properties }: Shape) => properties.elevation ?? 0;
const levels = Object.keys(files)
  .filter((path) => path.startsWith('levels/'))
  .flatMap(read)
  .sort((a, b) => elevationOf(b) - elevationOf(a));
const ground = levels.find((level) => elevationOf(level) === 0) ?? levels[0]!;
// #endregion

// #region names
const colors = new Map(
  read('category.geojson').map(({ properties: { id, color } }) => [id, color]),
);
const locations = new Map(
  read('location.geojson').flatMap(({ properties }) =>
    (properties.spaces ?? []).map(({ id }) => [id, properties]),
  ),
);
const nameOf = ({ properties: { id, details } }: Shape) => locations.get(id)?.name ?? details?.name;
const colorOf = ({ properties: { id } }: Shape) =>
  colors.get(locations.get(id)?.categories?.[0] ?? '') ?? '#fbf8f1';
// #endregion

// #region map
const container = document.querySelector<HTMLElement>('#map')!;
container.role = 'region';
container.ariaLabel = `Plan of ${venue?.properties.name}`;
container.style.background = 'none';

const bounds = L.geoJSON(ground).getBounds();
const map = L.map(container, {
  preferCanvas: true,
  maxZoom: 24,
  zoomSnap: 0.25,
  attributionControl: false,
});
map.fitBounds(bounds.pad(0.05));
container.ariaBusy = 'false';
// #endregion

// #region walls
/** Walls are 20 centimeters wide at every zoom level, at least a pixel. Objects have outlines. */
function barrierStyle(barrier?: Feature): L.PathOptions {
  const { lng, lat } = bounds.getCenter();
  const [here, north] = [lat, lat + 1 / 111_320].map((at) => map.latLngToLayerPoint([at, lng]));
  const wallPixels = Math.max(1, 0.2 * here!.distanceTo(north!));
  const isWall = barrier?.geometry.type === 'LineString';
  return {
    color: '#5b6270',
    weight: isWall ? wallPixels : 1,
    fillColor: '#d8cfc0',
    fillOpacity: 1,
  };
}
// #endregion

// #region layers
const dot = (_: unknown, at: L.LatLng) => L.circleMarker(at, { radius: 5 });

function layersOf({ properties: { id } }: Shape): L.GeoJSON[] {
  const kind = (name: string, options: L.GeoJSONOptions) =>
    L.geoJSON(read(`${name}/${id}.geojson`), options);
  return [
    kind('levels', { style: { fillColor: '#f4f0e8', fillOpacity: 1, stroke: false } }),
    kind('space', {
      style: (space) => ({
        color: '#cfc8ba',
        weight: 1,
        fillOpacity: 1,
        fillColor: colorOf(space as Shape),
      }),
      pointToLayer: dot,
    }).bindTooltip((layer) => nameOf((layer as L.Polygon).feature as Shape) ?? '', {
      sticky: true,
    }),
    kind('obstruction', { style: barrierStyle, interactive: false }),
    kind('opening', { style: { color: '#c8411b', weight: 1 }, interactive: false }),
  ];
}
// #endregion

// #region panel
const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Level and place</legend>';
const places = document.createElement('select');
places.ariaLabel = 'Places on this level';
const shown = L.layerGroup().addTo(map);

function showLevel(level: Shape) {
  shown.clearLayers();
  const layers = layersOf(level);
  for (const layer of layers) shown.addLayer(layer);
  map.off('zoomend').on('zoomend', () => layers[2]?.setStyle(barrierStyle));
  const named = read(`space/${level.properties.id}.geojson`).filter(nameOf);
  const options = named.map((space) => new Option(nameOf(space)));
  places.replaceChildren(new Option(`${named.length} places`), ...options);
  places.onchange = () => {
    const space = named[places.selectedIndex - 1];
    if (space) map.fitBounds(L.geoJSON(space).getBounds(), { maxZoom: 20 });
  };
}

for (const level of levels) {
  const button = document.createElement('button');
  button.textContent = level.properties.name ?? level.properties.id;
  button.ariaPressed = String(level === ground);
  button.addEventListener('click', () => {
    for (const other of panel.querySelectorAll('button')) other.ariaPressed = 'false';
    button.ariaPressed = 'true';
    showLevel(level);
  });
  panel.append(button);
}
panel.append(places);
document.body.append(panel);
showLevel(ground);
// #endregion
