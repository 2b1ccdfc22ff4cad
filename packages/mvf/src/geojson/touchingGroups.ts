import type Flatbush from 'flatbush';
import { type Box, boxOf, lineDistance, ringsContain, type Vec } from '../graph/planeGeometry.ts';
import { indexBoxes } from '../graph/spatialIndex.ts';
import { WorkBudget } from '../graph/WorkBudget.ts';
import { LocalPlane } from '../LocalPlane.ts';
import type { Position } from '../record-types/geometry.ts';
import { strongComponentsOf } from '../validator/survey/strongComponents.ts';

/** Shapes nearer than this touch: between them is a thick wall, or a gap in the drawing. */
const touchMeters = 1;

/** Polygons, lines, or points that may name their group. */
export interface NamedShape {
  readonly name?: string;
  /** Outer rings of its polygons. */
  readonly rings: readonly Position[][];
  /** Any of its positions; undefined if it has none. */
  readonly at?: Position;
}

/** Shapes that belong together, and the names among them. */
export interface ShapeGroup<T> {
  readonly names: readonly string[];
  readonly shapes: readonly T[];
}

/** A polygon in meters. */
interface Polygon {
  /** Index of its shape. */
  readonly shape: number;
  readonly name: string | undefined;
  readonly ring: readonly Vec[];
  readonly box: Box;
}

/**
 * Groups shapes by name, and joins groups whose polygons touch, on any floor. Shapes without a name
 * join what they touch, or else the nearest group.
 *
 * @returns none without polygons, or if too many of them overlap to compare them
 */
export function touchingGroups<T extends NamedShape>(
  shapes: readonly T[],
): readonly ShapeGroup<T>[] {
  const origin = shapes.find(({ at }) => at !== undefined)?.at;
  if (origin === undefined) return [];
  const plane = new LocalPlane(origin);
  const polygons = shapes.flatMap(({ name, rings }, shape) =>
    rings.map((positions): Polygon => {
      const ring = positions.map((position): Vec => plane.toLocal(position));
      return { shape, name, ring, box: boxOf(ring) };
    }),
  );
  const index = indexBoxes(polygons.map(({ box }) => box));
  if (index === undefined) return [];
  const links = linksOf(shapes, polygons, index);
  if (links === undefined) return [];
  const parts = strongComponentsOf(links);
  const named = new Set(polygons.flatMap(({ shape, name }) => (name ? [parts[shape]] : [])));
  const isNamed = (i: number): boolean => named.has(parts[polygons[i]?.shape ?? 0]);
  const partOf = ({ at = origin }: T, i: number): number | undefined => {
    if (named.has(parts[i])) return parts[i];
    const [nearest = 0] = index.neighbors(...plane.toLocal(at), 1, Infinity, isNamed);
    return parts[polygons[nearest]?.shape ?? 0];
  };
  const groups = new Map<number | undefined, { names: Set<string>; shapes: T[] }>();
  shapes.forEach((shape, i) => {
    const part = partOf(shape, i);
    const group = groups.get(part) ?? { names: new Set(), shapes: [] };
    groups.set(part, group);
    if (shape.name !== undefined) group.names.add(shape.name);
    group.shapes.push(shape);
  });
  return [...groups.values()].map((group) => ({ ...group, names: [...group.names] }));
}

/**
 * For each shape, others that belong to the same group, in both directions; undefined if there are
 * too many polygons near each other.
 */
function linksOf(
  shapes: readonly NamedShape[],
  polygons: readonly Polygon[],
  index: Flatbush,
): readonly (readonly number[])[] | undefined {
  const links = shapes.map((): number[] => []);
  const link = (a: number, b: number): void => {
    links[a]?.push(b);
    links[b]?.push(a);
  };
  const firsts = new Map<string, number>();
  shapes.forEach(({ name }, shape) => {
    if (name === undefined) return;
    const first = firsts.get(name);
    if (first === undefined) firsts.set(name, shape);
    else link(first, shape);
  });
  const budget = new WorkBudget(polygons.length);
  for (const [i, one] of polygons.entries()) {
    for (const j of nearBox(one.box, index)) {
      budget.spend(1);
      if (budget.isSpent) return undefined;
      const other = polygons[j];
      if (j <= i || other === undefined || other.shape === one.shape) continue;
      if (one.name !== undefined && one.name === other.name) continue;
      budget.spend(one.ring.length * other.ring.length);
      if (touch(one, other)) link(one.shape, other.shape);
    }
  }
  return links;
}

function nearBox({ minX, minY, maxX, maxY }: Box, index: Flatbush): readonly number[] {
  const reach = touchMeters;
  return index.search(minX - reach, minY - reach, maxX + reach, maxY + reach);
}

function touch(a: Polygon, b: Polygon): boolean {
  const areBothNamed = a.name !== undefined && b.name !== undefined;
  if (areBothNamed && (holds(a, b) || holds(b, a))) return true;
  return edgesOf(a).some(([from, to]) =>
    edgesOf(b).some(([start, end]) => lineDistance(from, to, start, end) < touchMeters),
  );
}

function holds(outer: Polygon, inner: Polygon): boolean {
  const [corner] = inner.ring;
  return corner !== undefined && ringsContain([outer.ring], corner);
}

function edgesOf({ ring }: Polygon): readonly (readonly [from: Vec, to: Vec])[] {
  return ring.slice(1).map((to, i) => [ring[i] ?? to, to]);
}
