import { roundPosition } from '../roundPosition.ts';
import type { FindingPlace } from './Finding.ts';
import type { Fault } from './Rule.ts';
import type { Spot } from './survey/boxOf.ts';
import { type Shape, spotOfShape } from './survey/Shape.ts';
import type { NodeSurvey, Survey } from './survey/Survey.ts';

/** Creates a fault of a shape: at `more` within its feature, shown at `spot` or at the shape. */
export function faultOfShape(
  survey: Survey,
  shape: Shape,
  message: string,
  { more = '', spot = spotOfShape(shape) }: { readonly more?: string; readonly spot?: Spot } = {},
): Fault {
  return {
    file: shape.file,
    pointer: `${shape.pointer}${more}`,
    place: placeOf(survey, shape.floor, spot),
    message,
  };
}

/** A fault of a node of the walking graph. */
export function faultOfNode(survey: Survey, node: NodeSurvey, message: string, more = ''): Fault {
  return {
    file: node.file,
    pointer: `${node.pointer}${more}`,
    place: placeOf(survey, node.floor, node.spot),
    message,
  };
}

/** Converts a point of the plan to a position on a floor. */
export function placeOf(survey: Survey, floor: string, spot: Spot): FindingPlace {
  const position = roundPosition(survey.plan.toPosition(spot));
  return position.every(Number.isFinite) ? { floor, position } : { floor };
}

/** Meters for people: `0.4 m`, `12 m`, `3.2 km`. */
export function meters(length: number): string {
  if (length >= 1000) return `${(length / 1000).toFixed(1)} km`;
  if (length < 0.1) return `${(length * 100).toFixed(1)} cm`;
  return `${length.toFixed(length < 10 ? 1 : 0)} m`;
}

/** Square meters for people: `0.4 m²`, `12 m²`. */
export function squareMeters(area: number): string {
  return `${area.toFixed(area < 10 ? 1 : 0)} m²`;
}

/** Joins the first three names, and says how many more there are. */
export function listed(names: readonly string[]): string {
  const first = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${first} and ${names.length - 3} more` : first;
}
