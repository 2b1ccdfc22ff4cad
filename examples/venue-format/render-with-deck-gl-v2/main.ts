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
const bundle = await fetch(`${server}/api/v1/venues/${venueId}/bundle`, {
  headers: { Authorization: `Bearer ${accessToken}` },
});
if (!bundle.ok) throw new Error(`No bundle of ${venueId}: ${await bundle.text()}`);
const files = unzipSync(new Uint8Array(await bundle.arrayBuffer()));
// #endregion

// #region types
interface Properties {
  id: string;
  name: string;
  elevation?: number;
  naturalBearing?: number;
  center?: Position;
  details?: { name?: string };
}
type Shape = Feature<Geometry, Properties>;

interface StyleGroup {
  color: string;
  opacity?: number;
  height?: number;
  width?: number;
  polygons?: string[];
  lineStrings?: string[];
  points?: string[];
}
// #endregion

// #region read
function read<T>(path: string, whenMissing: T): T {
  const bytes = files[path];
  return bytes === undefined ? whenMissing : (JSON.parse(strFromU8(bytes)) as T);
}

function readShapes(path: string): Shape[] {
  const empty: FeatureCollection<Geometry, Properties> = {
    type: 'FeatureCollection',
    features: [],
  };
  return read(path, empty).features;
}

const [manifest] = readShapes('manifest.geojson');
const styles = Object.entries(read<Record<string, StyleGroup>>('styles.json', {}));
const elevationOf = ({ properties }: Shape) => properties.elevation ?? 0;
const floors = readShapes('floor.geojson').sort((a, b) => elevationOf(b) - elevationOf(a));
// #endregion

// #region names
const locations = read<{ name: string; spaces: { id: string }[] }[]>('location.json', []);
const names = new Map(locations.flatMap(({ name, spaces }) => spaces.map(({ id }) => [id, name])));
const nameOf = ({ properties: { id, details } }: Shape) => names.get(id) ?? details?.name;
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

function toSolid(shape: Shape, { width = 0.1 }: StyleGroup): Shape {
  if (shape.geometry.type !== 'LineString') return shape;
  const coordinates = widen(shape.geometry.coordinates, width);
  return { ...shape, geometry: { type: 'MultiPolygon', coordinates } };
}
// #endregion

// #region layers
/** Converts `#f3e9da` or `#fed`, and an opacity, to four numbers from 0 to 255. */
function rgba(hex: string, opacity = 1): Color {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(digits.slice(at, at + 2), 16),
  );
  return [red, green, blue, opacity * 255];
}

function shapesOn(floor: Shape): Shape[] {
  const folders = ['space', 'obstruction', 'entrance'];
  return folders.flatMap((folder) => readShapes(`${folder}/${floor.properties.id}.geojson`));
}

function layersOf(floor: Shape) {
  const { id } = floor.properties;
  const shapes = new Map(shapesOn(floor).map((shape) => [shape.properties.id, shape]));
  const plate = new GeoJsonLayer({
    id,
    data: floor,
    getFillColor: rgba('#f4f0e8'),
    stroked: false,
  });
  const groups = styles.map(([name, style]) => {
    const { polygons = [], lineStrings = [], points = [] } = style;
    return new GeoJsonLayer<Properties>({
      id: `${id} ${name}`,
      data: [...polygons, ...lineStrings, ...points]
        .flatMap((shape) => shapes.get(shape) ?? [])
        .map((shape) => toSolid(shape, style)),
      getFillColor: rgba(style.color, style.opacity),
      extruded: (style.height ?? 0) > 0,
      getElevation: style.height ?? 0,
      getPointRadius: 0.8,
      material: { ambient: 0.45, diffuse: 0.52, shininess: 1 },
      stroked: false,
      pickable: true,
    });
  });
  return [plate, ...groups];
}
// #endregion

// #region show
const container = document.querySelector<HTMLDivElement>('#map')!;
container.role = 'region';
container.ariaLabel = `Map of ${manifest?.properties.name}`;

const ground = floors.find((floor) => elevationOf(floor) === 0) ?? floors[0]!;
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
const bearing = manifest?.properties.naturalBearing ?? 0;
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
panel.innerHTML = '<legend>Floor and place</legend>';
const places = document.createElement('select');
places.ariaLabel = 'Places on this floor';

function showFloor(floor: Shape) {
  deck.setProps({ layers: layersOf(floor) });
  const named = shapesOn(floor).filter(nameOf);
  const options = named.map((shape) => new Option(nameOf(shape)));
  places.replaceChildren(new Option(`${named.length} places`), ...options);
  places.onchange = () => {
    const [longitude, latitude] = named[places.selectedIndex - 1]?.properties.center ?? [];
    if (longitude === undefined || latitude === undefined) return;
    deck.setProps({ initialViewState: { ...start, longitude, latitude, zoom: 20 } });
  };
}

for (const floor of floors) {
  const button = document.createElement('button');
  button.textContent = floor.properties.name;
  button.ariaPressed = String(floor === ground);
  button.addEventListener('click', () => {
    for (const other of panel.querySelectorAll('button')) other.ariaPressed = 'false';
    button.ariaPressed = 'true';
    showFloor(floor);
  });
  panel.append(button);
}
panel.append(places);
document.body.append(panel);
showFloor(ground);
// #endregion
