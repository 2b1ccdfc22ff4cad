import type { Mvf } from '../../Mvf.ts';
import type { Finding } from '../../validator/Finding.ts';
import type { LocalPlane } from '../../LocalPlane.ts';
import type { Box, Spot } from '../../validator/survey/boxOf.ts';
import { describeShape, type Shape, spotOfShape } from '../../validator/survey/Shape.ts';
import { type FloorSurvey, type Survey, surveyOf } from '../../validator/survey/Survey.ts';

/** One shape of the preview: an SVG path in meters, north up. */
interface PreviewShape {
  readonly id: string;
  /** CSS classes: `space room`, `wall`, `door`. */
  readonly look: string;
  /** Name and id, for the tooltip. */
  readonly title: string;
  /** `d` of an SVG path. */
  readonly path: string;
}

/** A name on the plan. */
interface PreviewLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Width of the shape in meters, to hide names of small rooms. */
  readonly width: number;
}

/** One floor of the preview. */
export interface PreviewFloor {
  readonly id: string;
  readonly name: string;
  readonly stack: string;
  /** 0 is the ground floor. */
  readonly elevation: number;
  /** West, north, width, and height in meters, y to the south, as in `viewBox`. */
  readonly view: readonly [number, number, number, number];
  readonly shapes: readonly PreviewShape[];
  readonly labels: readonly PreviewLabel[];
  /** The edges of the walking graph, as one path. */
  readonly ways: string;
  /** The nodes, as one path of dots. */
  readonly nodes: string;
}

/** A finding, and its position on the plan. */
export interface PreviewFinding extends Finding {
  readonly spot?: readonly [x: number, y: number];
}

/** Content of the preview page. */
export interface PreviewPlan {
  readonly name: string;
  readonly floors: readonly PreviewFloor[];
  readonly findings: readonly PreviewFinding[];
}

/** Draws a venue as plans of its floors, with the findings. */
export function previewPlanOf(venue: Mvf, findings: readonly Finding[]): PreviewPlan {
  const survey = surveyOf(venue);
  return {
    name: venue.manifest.name,
    floors: floorsInOrder(survey).map(([floor, stack]) => floorOf(survey, floor, stack)),
    findings: findings.map((finding) => withSpot(finding, survey.plan)),
  };
}

/** Floors by building, from the top, with the name of the building. */
function floorsInOrder({ venue, floors }: Survey): (readonly [FloorSurvey, string])[] {
  const stackOf = (id: string): number =>
    venue.floorStacks.findIndex((stack) => stack.floors.includes(id));
  return [...floors]
    .sort(
      (a, b) =>
        stackOf(a.id) - stackOf(b.id) || elevationOf(venue, b.id) - elevationOf(venue, a.id),
    )
    .map((floor) => [floor, venue.floorStacks[stackOf(floor.id)]?.name ?? '']);
}

function elevationOf(venue: Mvf, id: string): number {
  const floor = venue.floors.find(({ properties }) => properties.id === id);
  return floor?.properties.elevation ?? 0;
}

function floorOf(survey: Survey, floor: FloorSurvey, stack: string): PreviewFloor {
  const { id, outline, spaces, obstructions, entrances } = floor;
  const own = survey.nodes.filter((node) => node.floor === id);
  const ways = own.flatMap((node) =>
    node.feature.properties.neighbors.flatMap((neighbor) => {
      const other = survey.nodeById.get(neighbor.id);
      const isDrawn = other !== undefined && other.floor === id;
      return isDrawn ? [`M${pointOf(node.spot)}L${pointOf(other.spot)}`] : [];
    }),
  );
  return {
    id,
    name: outline.name || id,
    stack,
    elevation: elevationOf(survey.venue, id),
    view: viewOf(outline.box),
    shapes: [outline, ...spaces, ...obstructions, ...entrances].map(drawn),
    labels: spaces.flatMap(labelOf),
    ways: ways.join(''),
    nodes: own.map(({ spot }) => `M${pointOf(spot)}h0`).join(''),
  };
}

function viewOf([west, south, east, north]: Box): PreviewFloor['view'] {
  const margin = 0.04 * Math.max(east - west, north - south, 10);
  const numbers = [
    west - margin,
    -north - margin,
    east - west + 2 * margin,
    north - south + 2 * margin,
  ];
  // A floor without an outline has no box.
  const isDrawable = numbers.every(Number.isFinite);
  const [x = 0, y = 0, width = 10, height = 10] = isDrawable ? numbers.map(rounded) : [];
  return [x, y, width, height];
}

function drawn(shape: Shape): PreviewShape {
  const isClosed = shape.polygons.length > 0;
  const path = shape.lines
    .filter((line) => line.length > 0)
    .map((line) =>
      line.length === 1
        ? `M${pointOf(line[0] as Spot)}h0`
        : `M${line.map(pointOf).join('L')}${isClosed ? 'Z' : ''}`,
    )
    .join('');
  return { id: shape.id, look: lookOf(shape), title: describeShape(shape), path };
}

function lookOf({ group, kind, polygons }: Shape): string {
  if (group === 'floor') return 'floor';
  if (group === 'entrance') return 'door';
  if (group === 'obstruction') return polygons.length === 0 ? 'wall' : 'furniture';
  if (polygons.length === 0) return 'poi';
  if (kind.startsWith('connection.')) return 'space connection';
  const known = ['room', 'hallway', 'exterior', 'void', 'otb', 'gate'];
  return known.includes(kind) ? `space ${kind}` : 'space';
}

function labelOf(shape: Shape): PreviewLabel[] {
  if (shape.name === '' || shape.polygons.length === 0) return [];
  const [x, y] = spotOfShape(shape);
  const [west, , east] = shape.box;
  return [{ text: shape.name, x: rounded(x), y: rounded(-y), width: rounded(east - west) }];
}

function withSpot(finding: Finding, plan: LocalPlane): PreviewFinding {
  const position = finding.place?.position;
  if (position === undefined) return finding;
  const [x, y] = plan.toLocal(position);
  return { ...finding, spot: [rounded(x), rounded(-y)] };
}

function pointOf([x, y]: Spot): string {
  return `${rounded(x)} ${rounded(-y)}`;
}

/** Centimeters are precise enough for drawing. */
function rounded(meters: number): number {
  return Math.round(meters * 100) / 100;
}
