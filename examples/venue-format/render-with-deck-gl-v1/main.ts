import { Deck, WebMercatorViewport, type Color } from '@deck.gl/core';
import { GeoJsonLayer } from '@deck.gl/layers';
import { strFromU8, unzipSync } from 'fflate';
import type { Feature, FeatureCollection, Geometry, Polygon, Position } from 'geojson';

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
  naturalBearing?: number;
  center?: Position;
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

// #region widen
/** Converts a line to one rectangle per segment, because deck.gl extrudes polygons, not lines. */
function widen(line: readonly Position[], widthMeters: number): Position[][][] {
  return line.slice(1).map(([east = 0, north = 0], index) => {
    const [west = 0, south = 0] = line[index] ?? [];
    const squeeze = Math.cos((south * Math.PI) / 180);
    const [dx, dy] = [(east - west) * squeeze, north - south];
    const half = widthMeters / 2 / 111_320 / (Math.hypot(dx, dy) || 1);
    const [x, y] = [(dy * half) / squeeze, -dx * half];
    const corner = [west + x, south + y];
    return [[corner, [east + x, north + y], [east - x, north - y], [west - x, south - y], corner]];
  });
}

function toSolid(shape: Shape): Shape {
  if (shape.geometry.type !== 'LineString') return shape;
  const coordinates = widen(shape.geometry.coordinates, 0.2);
  return { ...shape, geometry: { type: 'MultiPolygon', coordinates } };
}
// #endregion

// #region layers
/** Converts `#f3e9da` or `#fed` to three numbers from 0 to 255. */
function rgb(hex: string): Color {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(digits.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

function layersOf(level: Shape) {
  const { id } = level.properties;
  const solid = {
    extruded: true,
    stroked: false,
    material: { ambient: 0.45, diffuse: 0.52, shininess: 1 },
  };
  return [
    new GeoJsonLayer({
      id: `${id} level`,
      data: level,
      getFillColor: rgb('#f4f0e8'),
      stroked: false,
    }),
    new GeoJsonLayer<Properties>({
      id: `${id} space`,
      data: read(`space/${id}.geojson`),
      getFillColor: (space) => rgb(colorOf(space)),
      getLineColor: rgb('#d9d3c6'),
      getLineWidth: 0.1,
      lineWidthMinPixels: 1,
      getPointRadius: 0.8,
      pickable: true,
    }),
    new GeoJsonLayer<Properties>({
      id: `${id} obstruction`,
      data: read(`obstruction/${id}.geojson`).map(toSolid),
      getFillColor: ({ geometry }) => rgb(geometry.type === 'Polygon' ? '#d8cfc0' : '#ffffff'),
      getElevation: ({ geometry }) => (geometry.type === 'Polygon' ? 0.8 : 3),
      ...solid,
    }),
    new GeoJsonLayer<Properties>({
      id: `${id} opening`,
      data: read(`opening/${id}.geojson`).map(toSolid),
      getFillColor: rgb('#b9b2a4'),
      getElevation: 0.05,
      ...solid,
    }),
  ];
}
// #endregion

// #region show
const container = document.querySelector<HTMLDivElement>('#map')!;
container.role = 'region';
container.ariaLabel = `Map of ${venue?.properties.name}`;

const ground = levels.find((level) => elevationOf(level) === 0) ?? levels[0]!;
const outline = (ground.geometry as Polygon).coordinates.flat();
const [x = [], y = []] = [0, 1].map((axis) => outline.map((position) => position[axis]!));
const { longitude, latitude, zoom } = new WebMercatorViewport({
  width: container.clientWidth,
  height: container.clientHeight,
}).fitBounds(
  [
    [Math.min(...x), Math.min(...y)],
    [Math.max(...x), Math.max(...y)],
  ],
  { padding: 24 },
);
const bearing = venue?.properties.naturalBearing ?? 0;
const start = { longitude, latitude, zoom, pitch: 45, bearing };

const deck = new Deck({
  parent: container,
  controller: true,
  initialViewState: start,
  getTooltip: ({ object }: { object?: Shape }) => (object && nameOf(object)) ?? null,
  onAfterRender: () => (container.ariaBusy = 'false'),
});
// #endregion

// #region panel
const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Level and place</legend>';
const places = document.createElement('select');
places.ariaLabel = 'Places on this level';

function showLevel(level: Shape) {
  deck.setProps({ layers: layersOf(level) });
  const named = read(`space/${level.properties.id}.geojson`).filter(nameOf);
  const options = named.map((space) => new Option(nameOf(space)));
  places.replaceChildren(new Option(`${named.length} places`), ...options);
  places.onchange = () => {
    const [longitude, latitude] = named[places.selectedIndex - 1]?.properties.center ?? [];
    if (longitude === undefined || latitude === undefined) return;
    deck.setProps({ initialViewState: { ...start, longitude, latitude, zoom: 20 } });
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
