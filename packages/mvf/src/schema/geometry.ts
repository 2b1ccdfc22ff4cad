import * as v from 'valibot';
import { expects, fields } from './fields.ts';

/** Longitude and latitude in degrees (WGS84), longitude first; further numbers are kept. */
export type Position = [longitude: number, latitude: number, ...rest: number[]];

/** One place (RFC 7946). */
export interface Point {
  type: 'Point';
  coordinates: Position;
}

/** A line through two or more places (RFC 7946). */
export interface LineString {
  type: 'LineString';
  coordinates: Position[];
}

/** An outer ring and its holes, each closed: the first place is the last (RFC 7946). */
export interface Polygon {
  type: 'Polygon';
  coordinates: Position[][];
}

/** Several polygons that are one thing (RFC 7946). */
export interface MultiPolygon {
  type: 'MultiPolygon';
  coordinates: Position[][][];
}

/** A shape with its properties (RFC 7946). */
export interface Feature<Geometry, Properties> {
  type: 'Feature';
  geometry: Geometry;
  properties: Properties;
}

/** A longitude and a latitude, finite and in range. */
export const position = v.custom<Position>(
  isPosition,
  expects('a position: longitude within ±180 and latitude within ±90, in degrees', '[4.48, 51.92]'),
);

function isPosition(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || !value.every(Number.isFinite)) return false;
  return Math.abs(value[0]) <= 180 && Math.abs(value[1]) <= 90;
}

const positions = v.array(position, expects('an array of positions'));

const line = v.pipe(positions, v.minLength(2, expects('a line of at least two positions')));

const ring = v.pipe(
  positions,
  v.minLength(4, expects('a ring of at least four positions, the first again at the end')),
  v.check(isClosed, expects('a closed ring. Repeat the first position at the end')),
);

function isClosed(places: Position[]): boolean {
  const first = places[0];
  const last = places.at(-1);
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

const rings = v.pipe(
  v.array(ring, expects('an array of rings')),
  v.minLength(1, expects('at least one ring')),
);

/** Schema of {@link Point}. */
export const point = fields(
  { type: v.literal('Point', expects('"Point"')), coordinates: position },
  'a Point geometry',
);

/** Schema of {@link LineString}. */
export const lineString = fields(
  { type: v.literal('LineString', expects('"LineString"')), coordinates: line },
  'a LineString geometry',
);

/** Schema of {@link Polygon}. */
export const polygon = fields(
  { type: v.literal('Polygon', expects('"Polygon"')), coordinates: rings },
  'a Polygon geometry',
);

/** Schema of {@link MultiPolygon}. */
export const multiPolygon = fields(
  {
    type: v.literal('MultiPolygon', expects('"MultiPolygon"')),
    coordinates: v.array(rings, expects('an array of polygons')),
  },
  'a MultiPolygon geometry',
);

type Shape = v.GenericSchema<unknown, unknown>;

/** A GeoJSON FeatureCollection of features with this geometry and these properties. */
export function collectionOf<G extends Shape, P extends Shape>(geometry: G, properties: P) {
  const feature = fields(
    { type: v.literal('Feature', expects('"Feature"')), geometry, properties },
    'a GeoJSON Feature',
  );
  return fields(
    {
      type: v.literal('FeatureCollection', expects('"FeatureCollection"')),
      features: v.array(feature, expects('an array of GeoJSON features')),
    },
    'a GeoJSON FeatureCollection',
  );
}

/** What {@link collectionOf} describes, written out. */
export interface CollectionOf<F> {
  type: 'FeatureCollection';
  features: F[];
}
