import { ringsContain } from '../../graph/planeGeometry.ts';
import { faultOfShape, meters, squareMeters } from '../faultAt.ts';
import { findCrossing } from '../geometry/findCrossing.ts';
import { areaOf, distance, distanceToLines, type Rings, signedArea } from '../geometry/rings.ts';
import type { Fault, Rule } from '../Rule.ts';
import { describeShape, type Shape } from '../survey/Shape.ts';
import type { Survey } from '../survey/Survey.ts';
import { ringsOf } from './rings.ts';

/** Below these a shape cannot be seen, drawn, or clicked. */
const leastAreaSquareMeters = 0.01;
const leastLengthMeters = 0.01;

/** GEO-03: a ring does not cross itself. */
export const selfIntersection: Rule = {
  id: 'GEO-03',
  severity: 'error',
  title: 'Rings do not cross themselves',
  why: 'A ring that crosses itself has no clear inside: part of the room is left undrawn, and clicks in it miss.',
  fix: 'Put the corners in the order in which they follow each other along the walls.',
  *check(survey: Survey): Iterable<Fault> {
    for (const { shape, ring, more } of ringsOf(survey)) {
      const crossing = findCrossing(ring);
      if (crossing === undefined) continue;
      const { first, second, spot } = crossing;
      const message = `A ring of ${describeShape(shape)} crosses itself: its edges ${first} and ${second} meet; expected edges that only meet at their ends.`;
      yield faultOfShape(survey, shape, message, { more, spot });
    }
  },
};

/** GEO-04: shapes have an area, or a length. */
export const zeroExtent: Rule = {
  id: 'GEO-04',
  severity: 'error',
  title: 'Shapes have an area or a length',
  why: 'Shapes without area or length cannot be seen or clicked, and triangulating or extruding them can fail.',
  fix: 'Draw the shape in its real size, or remove it.',
  *check(survey: Survey): Iterable<Fault> {
    for (const shape of survey.shapes) {
      const extent = tooLittle(shape);
      if (extent === undefined) continue;
      const message = `${describeShape(shape)} has ${extent}.`;
      yield faultOfShape(survey, shape, message, { more: '/geometry' });
    }
  },
};

function tooLittle({ geometry, polygons, lines }: Shape): string | undefined {
  if (geometry.type === 'Point') return undefined;
  if (geometry.type === 'LineString') {
    const line = lines[0] ?? [];
    const length = line.slice(1).reduce((sum, to, i) => sum + distance(line[i] ?? to, to), 0);
    if (length >= leastLengthMeters) return undefined;
    return `a length of ${meters(length)}; expected ${meters(leastLengthMeters)} or more`;
  }
  // Holes that lie outside (GEO-05) must not reduce the area to zero.
  const areas = polygons.map(([outer = []]) => Math.abs(signedArea(outer)));
  // Not `Math.min(...)`: a shape can have more polygons than a call can have arguments.
  const least = areas.reduce((one, other) => Math.min(one, other), Infinity);
  if (areas.length > 0 && least >= leastAreaSquareMeters) return undefined;
  return areas.length === 0
    ? 'no polygon; expected one or more'
    : `an area of ${(least * 10_000).toFixed(0)} cm²; expected ${leastAreaSquareMeters * 10_000} cm² or more`;
}

/** GEO-05: holes lie inside the ring they are cut from. */
export const strayHole: Rule = {
  id: 'GEO-05',
  severity: 'error',
  title: 'Holes lie inside their outer ring',
  why: 'A hole outside its polygon is drawn as a second room by some programs and breaks the triangles of others.',
  fix: 'Move the hole into the ring, or make it a separate polygon.',
  *check(survey: Survey): Iterable<Fault> {
    for (const { shape, ring, isHole, more } of ringsOf(survey)) {
      if (!isHole) continue;
      const polygon = shape.polygons.find((rings) => rings.includes(ring));
      const outer: Rings = polygon?.slice(0, 1) ?? [];
      const stray = ring.find(
        (spot) => !ringsContain(outer, spot) && distanceToLines(spot, outer) > 0.01,
      );
      if (stray === undefined) continue;
      const message = `A hole of ${describeShape(shape)} is ${meters(distanceToLines(stray, outer))} outside its outer ring; expected it inside.`;
      yield faultOfShape(survey, shape, message, { more, spot: stray });
    }
  },
};

/** GEO-09: the anchor of a label is on the labeled object. */
export const strayCenter: Rule = {
  id: 'GEO-09',
  severity: 'warning',
  title: 'Centers lie on their shape',
  why: 'Labels, markers, and the camera go to the center, and therefore to the wrong room.',
  fix: 'Move `center` into the shape, or omit it so that apps compute one.',
  *check(survey: Survey): Iterable<Fault> {
    for (const { floor, shape, center } of centersOf(survey)) {
      if (shape.polygons.length === 0) continue;
      const spot = survey.plan.toLocal(center);
      if (shape.polygons.some((rings) => ringsContain(rings, spot))) continue;
      const away = distanceToLines(spot, shape.lines);
      if (away <= 0.05) continue;
      const message = `The center of ${describeShape(shape)} on floor ${floor} is ${meters(away)} outside it; expected it inside its ${squareMeters(areaOf(shape.polygons[0] ?? []))}.`;
      yield faultOfShape(survey, shape, message, { more: '/properties/center', spot });
    }
  },
};

function* centersOf({ shapes, venue }: Survey) {
  const groups = { space: venue.spaces, obstruction: venue.obstructions, area: venue.areas };
  for (const shape of shapes) {
    if (shape.group === 'floor' || shape.group === 'entrance') continue;
    const index = Number(shape.pointer.slice('/features/'.length));
    const center = groups[shape.group][shape.floor]?.[index]?.properties.center;
    if (center !== undefined) yield { floor: shape.floor, shape, center };
  }
}
