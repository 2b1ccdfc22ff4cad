import { strFromU8 } from 'fflate';
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import type { Files } from './fetchFiles.ts';

// #region types
/** A shape prepared as an overlay: latitude first, lines widened, with its style. */
export interface PlannedShape {
  readonly id: string;
  readonly name: string;
  /** Rings; for a point, one ring with one position. */
  readonly rings: readonly (readonly (readonly [latitude: number, longitude: number])[])[];
  readonly color: string;
  readonly opacity: number;
}

/** A floor and what to draw on it, from the lowest group to the highest. */
export interface PlannedFloor {
  readonly name: string;
  readonly elevation: number;
  readonly shapes: readonly PlannedShape[];
}

interface Properties {
  id: string;
  name?: string;
  elevation?: number;
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
function read<T>(files: Files, path: string, whenMissing: T): T {
  const bytes = files[path];
  return bytes === undefined ? whenMissing : (JSON.parse(strFromU8(bytes)) as T);
}

function readShapes(files: Files, path: string): Shape[] {
  const empty: FeatureCollection<Geometry, Properties> = {
    type: 'FeatureCollection',
    features: [],
  };
  return read(files, path, empty).features;
}

function readNames(files: Files): ReadonlyMap<string, string> {
  const locations = read<{ name: string; spaces: { id: string }[] }[]>(files, 'location.json', []);
  return new Map(locations.flatMap(({ name, spaces }) => spaces.map(({ id }) => [id, name])));
}
// #endregion

// #region widen
/** Converts a line to a rectangle per segment: MapKit's widths are in pixels, walls in meters. */
function widen(line: readonly Position[], widthMeters: number): Position[][] {
  return line.slice(1).map(([east = 0, north = 0], index) => {
    const [west = 0, south = 0] = line[index] ?? [];
    const squeeze = Math.cos((south * Math.PI) / 180);
    const [dx, dy] = [(east - west) * squeeze, north - south];
    const half = widthMeters / 2 / 111_320 / (Math.hypot(dx, dy) || 1);
    const [x, y] = [(dy * half) / squeeze, -dx * half];
    return [
      [west + x, south + y],
      [east + x, north + y],
      [east - x, north - y],
      [west - x, south - y],
    ];
  });
}

function ringsOf({ geometry }: Shape, widthMeters: number): Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  if (geometry.type === 'LineString') return widen(geometry.coordinates, widthMeters);
  return geometry.type === 'Point' ? [[geometry.coordinates]] : [];
}
// #endregion

// #region plan
/** Returns what to draw of a venue, highest floor first. Needs neither map nor browser. */
export function planFloors(files: Files): readonly PlannedFloor[] {
  const names = readNames(files);
  const groups = Object.values(read<Record<string, StyleGroup>>(files, 'styles.json', {})).sort(
    (a, b) => (a.height ?? 0) - (b.height ?? 0),
  );
  return readShapes(files, 'floor.geojson')
    .map(({ properties: { id, name = id, elevation = 0 } }) => {
      const shapes = new Map(
        ['space', 'obstruction', 'entrance']
          .flatMap((folder) => readShapes(files, `${folder}/${id}.geojson`))
          .map((shape) => [shape.properties.id, shape]),
      );
      const planned = groups.flatMap((group) =>
        [group.polygons, group.lineStrings, group.points]
          .flatMap((ids = []) => ids.flatMap((shape) => shapes.get(shape) ?? []))
          .map((shape) => planShape(shape, group, names)),
      );
      return { name, elevation, shapes: planned };
    })
    .sort((a, b) => b.elevation - a.elevation);
}

function planShape(
  shape: Shape,
  { color, opacity = 1, width = 0.1 }: StyleGroup,
  names: ReadonlyMap<string, string>,
): PlannedShape {
  const { id, details } = shape.properties;
  const rings = ringsOf(shape, width).map((ring) =>
    ring.map(([longitude = 0, latitude = 0]) => [latitude, longitude] as const),
  );
  return { id, name: names.get(id) ?? details?.name ?? '', rings, color, opacity };
}
// #endregion
