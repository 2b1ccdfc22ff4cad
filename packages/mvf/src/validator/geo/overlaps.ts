import { faultOfShape, squareMeters } from '../faultAt.ts';
import { overlapArea } from '../geometry/overlapArea.ts';
import { areaOf } from '../geometry/rings.ts';
import type { Fault, Rule } from '../Rule.ts';
import { describeShape, type Shape } from '../survey/Shape.ts';
import type { FloorSurvey, Survey } from '../survey/Survey.ts';

/** Kinds that mark a part of the floor and may overlap other spaces. */
const overlays: ReadonlySet<string> = new Set(['void', 'otb', 'exterior', 'poi']);

/** Tolerated overlap from drawing and rounding: square meters, and share of the smaller space. */
const tolerated = { squareMeters: 0.1, part: 0.01 };

/** GEO-06: spaces of one floor do not overlap. */
export const overlappingSpaces: Rule = {
  id: 'GEO-06',
  severity: 'warning',
  title: 'Spaces on a floor do not overlap',
  why: 'Overlapping rooms flicker in 3D, and a click selects one of them at random.',
  fix: 'Draw the common wall once for both, cut the inner space out of the outer one as a hole, or set the outer one as `parent` of the inner one.',
  *check(survey: Survey): Iterable<Fault> {
    for (const floor of survey.floors) {
      for (const [space, other] of neighborsOf(floor)) {
        if (!isFamily(survey, space, other)) yield* overlapOf(survey, space, other);
      }
    }
  },
};

/**
 * Pairs of spaces on a floor that are compared; more would take minutes. Plans of buildings have three
 * for each space.
 */
const mostPairs = 100_000;

/** Pairs of spaces whose boxes touch, each pair once. */
function* neighborsOf({ spaces, spaceIndex }: FloorSurvey): Generator<readonly [Shape, Shape]> {
  const order = new Map(spaces.map((space, i) => [space, i]));
  let left = mostPairs;
  for (const [i, space] of spaces.entries()) {
    if (!isSolid(space)) continue;
    for (const other of spaceIndex.near(space.box)) {
      left -= 1;
      if (left < 0) return;
      if ((order.get(other) ?? 0) > i && isSolid(other)) yield [space, other];
    }
  }
}

function isSolid({ kind, polygons }: Shape): boolean {
  return polygons.length > 0 && !overlays.has(kind);
}

function isFamily(survey: Survey, a: Shape, b: Shape): boolean {
  return isAncestor(survey, a, b) || isAncestor(survey, b, a);
}

function isAncestor({ spaceById }: Survey, elder: Shape, space: Shape): boolean {
  let { parent } = space;
  // REF-05 reports circular parents, which must not cause an infinite loop here.
  for (let steps = 0; parent !== undefined && steps < 32; steps++) {
    if (parent === elder.id) return true;
    parent = spaceById.get(parent)?.parent;
  }
  return false;
}

/** Pairs of corners that are compared; SIZE-03 reports shapes with more. */
const mostCornerPairs = 4_000_000;

function isTooDetailed(a: Shape, b: Shape): boolean {
  return cornersOf(a) * cornersOf(b) > mostCornerPairs;
}

function cornersOf({ lines }: Shape): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}

function* overlapOf(survey: Survey, space: Shape, other: Shape): Generator<Fault> {
  if (isTooDetailed(space, other)) return;
  const shared = sharedArea(space, other);
  const smaller = Math.min(totalArea(space), totalArea(other));
  if (shared <= Math.max(tolerated.squareMeters, tolerated.part * smaller)) return;
  const how =
    shared > 0.99 * smaller
      ? `lies wholly inside or on ${describeShape(other)}`
      : `overlaps ${describeShape(other)}`;
  const message = `${describeShape(space)} ${how}: they share ${squareMeters(shared)}; expected none.`;
  const fault = faultOfShape(survey, space, message, { more: '/geometry' });
  yield { ...fault, related: other.pointer };
}

function sharedArea(a: Shape, b: Shape): number {
  let shared = 0;
  for (const one of a.polygons) for (const other of b.polygons) shared += overlapArea(one, other);
  return shared;
}

function totalArea({ polygons }: Shape): number {
  return polygons.reduce((sum, rings) => sum + areaOf(rings), 0);
}

/** GEO-07: spaces lie on their floor. */
export const spaceOffFloor: Rule = {
  id: 'GEO-07',
  severity: 'warning',
  title: 'Spaces lie on their floor',
  why: 'A room outside the outline floats in the air, and apps that clip to the outline cut it off.',
  fix: 'Widen the outline of the floor in `floor.geojson`, or move the space to the floor it belongs to.',
  *check(survey: Survey): Iterable<Fault> {
    for (const { outline, spaces, name } of survey.floors) {
      for (const space of spaces) {
        if (!isSolid(space) || isTooDetailed(space, outline)) continue;
        const area = totalArea(space);
        const outside = area - sharedArea(space, outline);
        if (outside <= Math.max(tolerated.squareMeters, 5 * tolerated.part * area)) continue;
        const message = `${describeShape(space)} has ${squareMeters(outside)} of its ${squareMeters(area)} outside the outline of floor "${name}"; expected all of it inside.`;
        yield faultOfShape(survey, space, message, { more: '/geometry' });
      }
    }
  },
};
