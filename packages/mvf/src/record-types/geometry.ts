import { expects, fields, list, oneOf } from './fields.ts';
import type { Schema } from './Schema.ts';

/** Longitude and latitude in degrees (WGS84), longitude first; further numbers are kept. */
export type Position = [longitude: number, latitude: number, ...rest: number[]];

/** A position (RFC 7946). */
export interface Point {
  /** Says that it is one place. */
  type: 'Point';
  /** The place. */
  coordinates: Position;
}

/** A line through two or more positions (RFC 7946). */
export interface LineString {
  /** Says that it is a line. */
  type: 'LineString';
  /** Its positions. */
  coordinates: Position[];
}

/** An outer ring and its holes, each closed: the first place is the last (RFC 7946). */
export interface Polygon {
  /** Says that it is a polygon. */
  type: 'Polygon';
  /** Its rings: the outer one, then holes. */
  coordinates: Position[][];
}

/** Several polygons that form one object (RFC 7946). */
export interface MultiPolygon {
  /** Says that it is several polygons. */
  type: 'MultiPolygon';
  /** The rings of each polygon. */
  coordinates: Position[][][];
}

/** A shape with its properties (RFC 7946). */
export interface Feature<Geometry, Properties> {
  /** Says that it is a feature. */
  type: 'Feature';
  /** Where it is and what shape it has. */
  geometry: Geometry;
  /** Its kind. */
  properties: Properties;
}

/** A longitude and a latitude, finite and in range. */
export const position: Schema<Position> = {
  type: 'array',
  isValid: isPosition,
  expected: explainPosition,
};

function isPosition(value: readonly unknown[]): boolean {
  const [longitude, latitude] = value;
  if (!isWithin(longitude, 180) || !isWithin(latitude, 90)) return false;
  return value.length === 2 || value.every(Number.isFinite);
}

/** Half the earth's circumference in meters: the maximum of positions in EPSG:3857. */
const halfEquator = 20_037_509;

function explainPosition(given: unknown): string {
  const position = expects(
    'a position: longitude within ±180 and latitude within ±90, in degrees',
    '[4.48, 51.92]',
  );
  if (!Array.isArray(given)) return position;
  const [first, second] = given as unknown[];
  if (isWithin(first, 90) && isWithin(second, 180)) {
    return `${position} These look like latitude and longitude; swap the two everywhere.`;
  }
  if (isWithin(first, halfEquator) && isWithin(second, halfEquator)) {
    return `${position} These look like meters of a projection such as EPSG:3857; convert them to degrees (EPSG:4326).`;
  }
  return position;
}

function isWithin(value: unknown, limit: number): boolean {
  // The comparison is also false for NaN.
  return typeof value === 'number' && value >= -limit && value <= limit;
}

const line = list(position, expects('an array of at least two positions'), { least: 2 });

const ring = list(
  position,
  expects('a closed ring: at least four positions, the last equal to the first'),
  { least: 4, isValid: isClosed },
);

function isClosed(places: readonly unknown[][]): boolean {
  const first = places[0];
  const last = places.at(-1);
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

const rings = list(ring, expects('an array of at least one ring'), { least: 1 });

/** Schema of {@link Point}. */
export const point = geometry('Point', position);

/** Schema of {@link LineString}. */
export const lineString = geometry('LineString', line);

/** Schema of {@link Polygon}. */
export const polygon = geometry('Polygon', rings);

/** Schema of {@link MultiPolygon}. */
export const multiPolygon = geometry('MultiPolygon', list(rings, expects('an array of polygons')));

function geometry<const T extends string, C>(type: T, coordinates: Schema<C>) {
  return fields({ type: literal(type), coordinates }, `a ${type} geometry`);
}

function literal<const W extends string>(word: W): Schema<W> {
  return oneOf([word], expects(`"${word}"`));
}

/** A GeoJSON FeatureCollection of features with this geometry and these properties. */
export function collectionOf<G, P>(
  geometry: Schema<G>,
  properties: Schema<P>,
  more: Partial<Pick<Schema<unknown>, 'least' | 'most' | 'expected'>> = {},
): Schema<CollectionOf<Feature<G, P>>> {
  const feature = fields({ type: literal('Feature'), geometry, properties }, 'a GeoJSON Feature');
  const features = { ...list(feature, expects('an array of GeoJSON features')), ...more };
  return fields({ type: literal('FeatureCollection'), features }, 'a GeoJSON FeatureCollection');
}

/** The type that {@link collectionOf} describes. */
export interface CollectionOf<F> {
  /** Says that the file is a collection. */
  type: 'FeatureCollection';
  /** The content of the file. */
  features: F[];
}
