import { withoutRepeats } from '../../scene/lines.ts';
import type { AreaShape, PathShape, Point } from '../../scene/SceneModel.ts';
import { invalidArgument, isWithin } from '../../data/expectArgument.ts';
import type { ShapeGeoJson } from '../Shape.ts';

/** The converted GeoJSON. */
export interface FormOptions {
  readonly toLocal: (position: readonly number[]) => Point;
  readonly widthMeters: number;
  readonly radiusMeters: number;
}

type Form = AreaShape | PathShape;

/** Number of corners of a polygon that represents a circular point. */
const CORNERS = 32;
/** Maximum number of positions; a shape with more is an attack or a mistake. */
const MOST_POSITIONS = 200_000;

/**
 * Converts GeoJSON to forms that a scene can render.
 *
 * @param geoJson - untrusted
 * @throws MezzanineError `invalid-argument`, naming the invalid element
 */
export function formsOf(geoJson: ShapeGeoJson, options: FormOptions): Form[] {
  const count = { left: MOST_POSITIONS };
  const forms = geometriesOf(geoJson).flatMap(({ geometry, name }) =>
    formsOfGeometry(geometry, name, { ...options, count }),
  );
  if (forms.length > 0) return forms;
  throw invalidArgument('geoJson', geoJson, 'at least one geometry');
}

interface Named {
  readonly geometry: unknown;
  readonly name: string;
}

interface Reading extends FormOptions {
  readonly count: { left: number };
}

function geometriesOf(geoJson: unknown): Named[] {
  const { type, features, geometry } = asObject(geoJson, 'geoJson');
  if (type === 'Feature') return [{ geometry, name: 'geoJson.geometry' }];
  if (type !== 'FeatureCollection') return [{ geometry: geoJson, name: 'geoJson' }];
  return listOf(features, 'geoJson.features').map((feature, i) => ({
    geometry: asObject(feature, `geoJson.features[${i}]`)['geometry'],
    name: `geoJson.features[${i}].geometry`,
  }));
}

function formsOfGeometry(given: unknown, name: string, reading: Reading): Form[] {
  const { type, coordinates } = asObject(given, name);
  const at = `${name}.coordinates`;
  const list = () => listOf(coordinates, at);
  switch (type) {
    case 'Point':
      return [disc(coordinates, at, reading)];
    case 'MultiPoint':
      return list().map((one, i) => disc(one, `${at}[${i}]`, reading));
    case 'LineString':
      return [path(coordinates, at, reading)];
    case 'MultiLineString':
      return list().map((one, i) => path(one, `${at}[${i}]`, reading));
    case 'Polygon':
      return [area(coordinates, at, reading)];
    case 'MultiPolygon':
      return list().map((one, i) => area(one, `${at}[${i}]`, reading));
    default:
      throw invalidArgument(
        `${name}.type`,
        type,
        'Point, LineString, Polygon, or their Multi variants',
      );
  }
}

function disc(given: unknown, name: string, reading: Reading): AreaShape {
  const [x, y] = positionOf(given, name, reading);
  const ring = Array.from({ length: CORNERS }, (_, i): Point => {
    const angle = (i / CORNERS) * Math.PI * 2;
    const { radiusMeters: radius } = reading;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  return { type: 'area', polygons: [[ring]] };
}

function path(given: unknown, name: string, reading: Reading): PathShape {
  const line = withoutRepeats(lineOf(given, name, reading));
  if (line.length < 2) throw invalidArgument(name, given, 'at least two different positions');
  return { type: 'path', line, isClosed: false, widthMeters: reading.widthMeters };
}

function area(given: unknown, name: string, reading: Reading): AreaShape {
  const rings = listOf(given, name).map((ring, i) => {
    const line = withoutRepeats(lineOf(ring, `${name}[${i}]`, reading));
    const [first, last] = [line[0], line.at(-1)];
    if (first && last && first[0] === last[0] && first[1] === last[1]) line.pop();
    if (line.length < 3) {
      throw invalidArgument(`${name}[${i}]`, ring, 'a ring of at least three different positions');
    }
    return line;
  });
  return { type: 'area', polygons: [rings] };
}

function lineOf(given: unknown, name: string, reading: Reading): Point[] {
  return listOf(given, name).map((one, i) => positionOf(one, `${name}[${i}]`, reading));
}

function positionOf(given: unknown, name: string, { toLocal, count }: Reading): Point {
  const [longitude, latitude] = Array.isArray(given) ? (given as unknown[]) : [];
  if (!isWithin(longitude, 180) || !isWithin(latitude, 90)) {
    throw invalidArgument(name, given, '[longitude, latitude] in degrees');
  }
  count.left -= 1;
  if (count.left < 0) {
    throw invalidArgument('geoJson', given, `at most ${MOST_POSITIONS} positions`);
  }
  return toLocal([longitude, latitude]);
}

function listOf(given: unknown, name: string): unknown[] {
  if (Array.isArray(given)) return given as unknown[];
  throw invalidArgument(name, given, 'an array');
}

function asObject(given: unknown, name: string): Record<string, unknown> {
  if (typeof given === 'object' && given !== null) return given as Record<string, unknown>;
  throw invalidArgument(name, given, 'a GeoJSON object');
}
