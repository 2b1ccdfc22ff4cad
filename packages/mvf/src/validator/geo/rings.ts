import type { Position } from '../../record-types/geometry.ts';
import { faultOfShape } from '../faultAt.ts';
import { type Ring, signedArea } from '../geometry/rings.ts';
import type { Fault, Rule } from '../Rule.ts';
import { describeShape, polygonsOf, type Shape } from '../survey/Shape.ts';
import type { Survey } from '../survey/Survey.ts';

/** One ring of a shape: as it is in the file, on the plan, and where. */
export interface ShapeRing {
  readonly shape: Shape;
  readonly positions: readonly Position[];
  readonly ring: Ring;
  readonly isHole: boolean;
  /** JSON pointer from the feature to the ring. */
  readonly more: string;
}

/** Every ring of every polygon of the venue. */
export function* ringsOf(survey: Survey): Generator<ShapeRing> {
  for (const shape of survey.shapes) {
    const isSingle = shape.geometry.type === 'Polygon';
    for (const [i, rings] of polygonsOf(shape.geometry).entries()) {
      for (const [j, positions] of rings.entries()) {
        const more = `/geometry/coordinates${isSingle ? '' : `/${i}`}/${j}`;
        yield { shape, positions, ring: shape.polygons[i]?.[j] ?? [], isHole: j > 0, more };
      }
    }
  }
}

function isClosed(positions: readonly Position[]): boolean {
  const [first, last] = [positions[0], positions.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

/** STRUCT-09: rings end where they start. Other rings are closed before reading. */
export const closedRings: Rule = {
  id: 'STRUCT-09',
  severity: 'error',
  title: 'Rings are closed',
  why: 'Programs that draw polygons expect the last position to repeat the first; without it, some leave a side open and others reject the file.',
  fix: 'Repeat the first position of the ring at its end.',
  *check(survey: Survey): Iterable<Fault> {
    for (const { shape, positions, more } of ringsOf(survey)) {
      if (positions.length < 3 || isClosed(positions)) continue;
      const message = `A ring of ${describeShape(shape)} ends at ${JSON.stringify(positions.at(-1))}; expected its first position, ${JSON.stringify(positions[0])}.`;
      yield faultOfShape(survey, shape, message, { more });
    }
  },
  applyFix: closeRing,
};

/** The ring with its first position repeated at the end, unless it already is. */
export function closeRing(value: unknown): unknown {
  if (!isPositions(value) || value.length < 3 || isClosed(value)) return value;
  return [...value, value[0]];
}

/** GEO-01: outer rings run counterclockwise and holes clockwise. */
export const winding: Rule = {
  id: 'GEO-01',
  severity: 'warning',
  title: 'Outer rings run counterclockwise, holes clockwise',
  why: 'GeoJSON (RFC 7946) requires it. Programs that depend on the direction draw the whole Earth except the room, or treat a hole as a room.',
  fix: 'Reverse the order of the positions of the ring.',
  *check(survey: Survey): Iterable<Fault> {
    for (const { shape, ring, isHole, more } of ringsOf(survey)) {
      const area = signedArea(ring) * (isHole ? -1 : 1);
      // Rings without an area have no winding order; GEO-04 reports them.
      if (area >= -1e-6) continue;
      const [given, expected] = isHole
        ? ['A hole', 'clockwise']
        : ['The outer ring', 'counterclockwise'];
      const wrong = isHole ? 'counterclockwise' : 'clockwise';
      const message = `${given} of ${describeShape(shape)} runs ${wrong}; expected ${expected}.`;
      yield faultOfShape(survey, shape, message, { more });
    }
  },
  applyFix: (value, { pointer }) => {
    if (!isPositions(value)) return value;
    const isHole = !pointer.endsWith('/0');
    const area = signedArea(value.map(([x, y]) => [x, y] as const));
    return area * (isHole ? -1 : 1) < 0 ? [...value].reverse() : value;
  },
};

/** GEO-02: a position is not repeated right after itself. */
export const duplicateVertices: Rule = {
  id: 'GEO-02',
  severity: 'warning',
  title: 'No repeated positions in a row',
  why: 'An edge without length has no direction: walls drawn from it get spikes, and its offsets become not-a-number.',
  fix: 'Remove the repeated position.',
  *check(survey: Survey): Iterable<Fault> {
    for (const { shape, positions, more } of ringsOf(survey)) {
      yield* repeatedIn(survey, shape, [positions, more]);
    }
    for (const shape of survey.shapes) {
      if (shape.geometry.type !== 'LineString') continue;
      yield* repeatedIn(survey, shape, [shape.geometry.coordinates, '/geometry/coordinates']);
    }
  },
  applyFix: (value, { pointer }) => {
    if (!isPositions(value)) return value;
    const kept = withoutRepeats(value);
    return kept.length >= fewest(pointer) ? kept : value;
  },
};

function* repeatedIn(
  survey: Survey,
  shape: Shape,
  [given, more]: readonly [readonly Position[], string],
): Generator<Fault> {
  // Rings are counted as they are once closed, which comes first (STRUCT-09).
  const positions = fewest(more) === 2 ? given : (closeRing(given) as readonly Position[]);
  const kept = withoutRepeats(positions);
  const repeats = positions.length - kept.length;
  if (repeats === 0) return;
  const count = repeats === 1 ? 'a position that repeats' : `${repeats} positions that repeat`;
  const message = `${describeShape(shape)} has ${count} the one before; expected no repeats.`;
  const isFixable = kept.length >= fewest(more);
  yield { ...faultOfShape(survey, shape, message, { more }), isFixable };
}

/** Minimum number of positions of a ring or a line; rings are inside a list of rings. */
function fewest(pointer: string): number {
  return pointer.endsWith('/coordinates') ? 2 : 4;
}

function withoutRepeats(positions: readonly Position[]): Position[] {
  return positions.filter((position, i) => {
    const before = positions[i - 1];
    return before === undefined || !isSame(before, position);
  });
}

function isSame(a: Position, b: Position): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

function isPositions(value: unknown): value is Position[] {
  return Array.isArray(value) && value.every((position) => Array.isArray(position));
}
