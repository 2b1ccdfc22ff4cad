import type {
  LineString,
  MultiPolygon,
  Point,
  Polygon,
  Position,
} from '../../record-types/geometry.ts';
import { distance, middle, type Ring, type Rings, spotInside } from '../geometry/rings.ts';
import type { LocalPlane } from '../../LocalPlane.ts';
import { type Box, boxOf, type Spot } from './boxOf.ts';

/** Kinds of features with a shape. */
export type ShapeGroup = 'floor' | 'space' | 'obstruction' | 'entrance' | 'area';

/** A feature of the venue with its shape on the plan, in meters. */
export interface Shape {
  readonly group: ShapeGroup;
  readonly file: string;
  /** JSON pointer to the feature. */
  readonly pointer: string;
  /** Id of the floor it is on. */
  readonly floor: string;
  readonly id: string;
  readonly kind: string;
  /** Display name; empty if there is none. */
  readonly name: string;
  readonly parent: string | undefined;
  readonly geometry: Point | LineString | Polygon | MultiPolygon;
  readonly polygons: readonly Rings[];
  /** The line of a LineString, or the rings of polygons. */
  readonly lines: readonly Ring[];
  readonly box: Box;
}

/** The properties of a feature that {@link shapeOf} reads. */
export interface ShapeFeature {
  readonly geometry: Shape['geometry'];
  readonly properties: {
    readonly id?: string;
    readonly kind?: string;
    readonly name?: string;
    readonly parent?: string;
    readonly details?: { readonly name?: string };
  };
}

/** Position of a feature, as part of its {@link Shape}. */
export type ShapePlace = Pick<Shape, 'group' | 'file' | 'pointer' | 'floor'>;

/** Puts a feature on the plan. */
export function shapeOf(feature: ShapeFeature, place: ShapePlace, plan: LocalPlane): Shape {
  const { id = '', kind = '', name, details, parent } = feature.properties;
  const polygons = polygonsOf(feature.geometry).map((rings) =>
    rings.map((ring) => closed(ring.map((position) => plan.toLocal(position)))),
  );
  const lines = linesOf(feature.geometry, plan) ?? polygons.flat();
  return {
    ...place,
    id,
    kind,
    name: (name ?? details?.name ?? '').trim(),
    parent,
    geometry: feature.geometry,
    polygons,
    lines,
    box: boxOf(lines.flat()),
  };
}

/** The polygons of a geometry, each with its rings; none for points and lines. */
export function polygonsOf(geometry: Shape['geometry']): readonly Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

/** Rings that are not closed (STRUCT-09) are treated as closed. */
function closed(ring: Spot[]): Ring {
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return first === undefined || isClosed ? ring : [...ring, first];
}

function linesOf(geometry: Shape['geometry'], plan: LocalPlane): readonly Ring[] | undefined {
  if (geometry.type === 'Point') return [[plan.toLocal(geometry.coordinates)]];
  if (geometry.type !== 'LineString') return undefined;
  return [geometry.coordinates.map((position) => plan.toLocal(position))];
}

/** A spot that shows where the shape is: inside a polygon, halfway along a line. */
export function spotOfShape(shape: Shape): Spot {
  const [rings] = shape.polygons;
  if (rings !== undefined) return spotInside(rings);
  const line = shape.lines[0] ?? [];
  const [first = [0, 0] as const] = line;
  if (line.length < 2) return first;
  return halfwayAlong(line);
}

function halfwayAlong(line: Ring): Spot {
  const lengths = line.slice(1).map((to, i) => distance(line[i] as Spot, to));
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [i, length] of lengths.entries()) {
    const [from, to] = [line[i] as Spot, line[i + 1] as Spot];
    if (rest <= length && length > 0) {
      const part = rest / length;
      return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
    }
    rest -= length;
  }
  return middle(line[0] as Spot, line.at(-1) as Spot);
}

/** Names a shape in a message: `room "Kitchen" (s_1)`. */
export function describeShape({ group, kind, name, id }: Shape): string {
  const noun = group === 'space' || group === 'obstruction' ? kind || group : group;
  return name === '' ? `${noun} ${id}` : `${noun} "${shortened(name)}" (${id})`;
}

/** Shortens text for a message. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
