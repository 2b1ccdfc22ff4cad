import { isDerived } from '../../derive/deriveDrawing.ts';
import type { Position } from '../../record-types/geometry.ts';
import { faultOfNode, faultOfShape, meters } from '../faultAt.ts';
import type { Fault, Rule } from '../Rule.ts';
import type { Spot } from '../survey/boxOf.ts';
import { describeShape, type Shape } from '../survey/Shape.ts';
import { medianOf, type Survey } from '../survey/Survey.ts';

/** A position is far if it is this many times farther away than most, and at least this far. */
const farTimes = 5;
const farMeters = 1000;

/** GEO-08: nothing is far from the rest of the venue. */
export const farAway: Rule = {
  id: 'GEO-08',
  severity: 'error',
  title: 'Nothing is far from the rest',
  why: 'The camera fits the whole venue, so one outlier shrinks it to a dot on the map.',
  fix: 'Check the order, longitude first, and the numbers; most outliers are swapped, lack a digit, or are 0, 0.',
  *check(survey: Survey): Iterable<Fault> {
    const limit = farLimitOf(survey);
    const isFar = ([east, north]: Spot): boolean => Math.hypot(east, north) > limit;
    const { center } = survey.venue.manifest;
    if (survey.floors.length > 0 && isFar(survey.plan.toLocal(center))) {
      const message = `The center of the venue is ${farness(survey, center, limit)}.`;
      yield {
        file: 'manifest.geojson',
        pointer: '/features/0/geometry/coordinates',
        place: { position: center },
        message,
      };
    }
    for (const { shape, found } of farShapesOf(survey)) {
      const message = `${describeShape(shape)} has a position that is ${farness(survey, found.position, limit)}.`;
      yield faultOfShape(survey, shape, message, { more: found.more, spot: found.spot });
    }
    for (const node of survey.nodes) {
      if (!isFar(node.spot)) continue;
      const message = `node ${node.id} is ${farness(survey, node.feature.geometry.coordinates, limit)}.`;
      yield faultOfNode(survey, node, message, '/geometry/coordinates');
    }
  },
};

/** A shape with a position that is far from the rest, and the first such position. */
export interface FarShape {
  readonly shape: Shape;
  readonly found: PlacedPosition;
}

/** The shapes that are far from the rest of the venue. */
export function* farShapesOf(survey: Survey): Iterable<FarShape> {
  const limit = farLimitOf(survey);
  for (const shape of survey.shapes) {
    const found = strayOf(shape, ([east, north]) => Math.hypot(east, north) > limit);
    if (found !== undefined) yield { shape, found };
  }
}

/** Meters from the venue's middle beyond which a position is a stray. */
function farLimitOf({ shapes, nodes, venue }: Survey): number {
  // Derived lines repeat the borders of rooms, which would outweigh outdoor shapes.
  const derived = new Set(
    Object.values(venue.obstructions)
      .flat()
      .filter(isDerived)
      .map(({ properties }) => properties.id),
  );
  const given = shapes.filter(({ id }) => !derived.has(id));
  const corners = [
    ...given.map(({ box: [west, south] }): Spot => [west, south]),
    ...nodes.map(({ spot }) => spot),
  ];
  const usual = medianOf(corners.map(([east, north]) => Math.hypot(east, north)));
  return Math.max(farMeters, farTimes * usual);
}

function strayOf(shape: Shape, isFar: (spot: Spot) => boolean) {
  const [west, south, east, north] = shape.box;
  const corners: Spot[] = [
    [west, south],
    [west, north],
    [east, south],
    [east, north],
  ];
  if (!corners.some(isFar)) return undefined;
  return positionsOf(shape).find(({ spot }) => isFar(spot));
}

interface PlacedPosition {
  readonly position: Position;
  readonly spot: Spot;
  readonly more: string;
}

function positionsOf({ geometry, lines }: Shape): PlacedPosition[] {
  const placed: PlacedPosition[] = [];
  const spots = lines.flat();
  const walk = (value: unknown, more: string): void => {
    if (!Array.isArray(value)) return;
    if (typeof value[0] === 'number') {
      const spot = spots[placed.length];
      if (spot !== undefined) placed.push({ position: value as unknown as Position, spot, more });
      return;
    }
    value.forEach((inner, i) => walk(inner, `${more}/${i}`));
  };
  walk(geometry.coordinates, '/geometry/coordinates');
  return placed;
}

function farness({ plan }: Survey, position: Position, limit: number): string {
  const lengthOf = ([lon, lat]: Position): number => Math.hypot(...plan.toLocal([lon, lat]));
  const [lon, lat] = position;
  const away = `${meters(lengthOf(position))} from the middle of the venue, at ${JSON.stringify([lon, lat])}; expected it within ${meters(limit)}`;
  if (lengthOf([lat, lon]) <= limit) return `${away}. Longitude and latitude are swapped`;
  return lon === 0 && lat === 0 ? `${away}. 0, 0 stands for a missing position` : away;
}
