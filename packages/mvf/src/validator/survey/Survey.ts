import type { Mvf } from '../../Mvf.ts';
import type { NodeFeature } from '../../record-types/node.ts';
import type { Position } from '../../record-types/geometry.ts';
import { LocalPlane } from '../../LocalPlane.ts';
import type { Spot } from './boxOf.ts';
import { floorName } from './floorName.ts';
import { type Shape, type ShapeFeature, type ShapeGroup, shapeOf } from './Shape.ts';
import { ShapeIndex } from './ShapeIndex.ts';
import { type WalkGraph, walkGraphOf } from './WalkGraph.ts';

/** A floor on the plan, with its contents. */
export interface FloorSurvey {
  readonly id: string;
  /** Display name, with the building if several floors share it; the id if there is none. */
  readonly name: string;
  readonly outline: Shape;
  readonly spaces: readonly Shape[];
  readonly obstructions: readonly Shape[];
  readonly entrances: readonly Shape[];
  readonly spaceIndex: ShapeIndex;
  readonly obstructionIndex: ShapeIndex;
  readonly entranceIndex: ShapeIndex;
}

/** A node of the walking graph on the plan. */
export interface NodeSurvey {
  readonly id: string;
  readonly floor: string;
  readonly file: string;
  /** JSON pointer to the feature. */
  readonly pointer: string;
  readonly spot: Spot;
  readonly feature: NodeFeature;
}

/** Measurements of a venue, computed once for all rules. */
export interface Survey {
  readonly venue: Mvf;
  readonly plan: LocalPlane;
  readonly floors: readonly FloorSurvey[];
  readonly floorById: ReadonlyMap<string, FloorSurvey>;
  /** Outlines of floors, then spaces, obstructions, entrances, and areas, floor by floor. */
  readonly shapes: readonly Shape[];
  readonly spaceById: ReadonlyMap<string, Shape>;
  readonly nodes: readonly NodeSurvey[];
  readonly nodeById: ReadonlyMap<string, NodeSurvey>;
  readonly graph: WalkGraph;
}

/** Measures a venue. */
export function surveyOf(venue: Mvf): Survey {
  const plan = new LocalPlane(middleOf(venue));
  const floors = venue.floors.map((_, i) => floorSurveyOf(venue, i, plan));
  const areas = floors.flatMap(({ id }) => shapesOf(venue.areas[id], ['area', id], plan));
  const nodes = venue.nodes.map((feature, i) => ({
    id: feature.properties.id,
    floor: feature.properties.floor,
    file: 'node.geojson',
    pointer: `/features/${i}`,
    spot: plan.toLocal(feature.geometry.coordinates),
    feature,
  }));
  const spaces = floors.flatMap((floor) => floor.spaces);
  return {
    venue,
    plan,
    floors,
    floorById: new Map(floors.map((floor) => [floor.id, floor])),
    shapes: [
      ...floors.map(({ outline }) => outline),
      ...spaces,
      ...floors.flatMap(({ obstructions }) => obstructions),
      ...floors.flatMap(({ entrances }) => entrances),
      ...areas,
    ],
    spaceById: new Map(spaces.map((space) => [space.id, space])),
    nodes,
    nodeById: new Map(nodes.map((node) => [node.id, node])),
    graph: walkGraphOf(venue),
  };
}

function floorSurveyOf(venue: Mvf, i: number, plan: LocalPlane): FloorSurvey {
  const feature = venue.floors[i] as Mvf['floors'][number];
  const { id } = feature.properties;
  const place = {
    group: 'floor',
    file: 'floor.geojson',
    pointer: `/features/${i}`,
    floor: id,
  } as const;
  const spaces = shapesOf(venue.spaces[id], ['space', id], plan);
  const obstructions = shapesOf(venue.obstructions[id], ['obstruction', id], plan);
  const entrances = shapesOf(venue.entrances[id], ['entrance', id], plan);
  return {
    id,
    name: floorName(venue, feature),
    outline: shapeOf(feature, place, plan),
    spaces,
    obstructions,
    entrances,
    spaceIndex: new ShapeIndex(spaces),
    obstructionIndex: new ShapeIndex(obstructions),
    entranceIndex: new ShapeIndex(entrances),
  };
}

function shapesOf(
  features: readonly ShapeFeature[] | undefined,
  [group, floor]: readonly [ShapeGroup, string],
  plan: LocalPlane,
): Shape[] {
  const file = `${group}/${floor}.geojson`;
  return (features ?? []).map((feature, i) =>
    shapeOf(feature, { group, file, pointer: `/features/${i}`, floor }, plan),
  );
}

/** The median of the floors' corners, so that one stray corner does not move the plan. */
export function middleOf(venue: Mvf): Position {
  const corners = venue.floors.flatMap(({ geometry }) =>
    (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flat(2),
  );
  if (corners.length === 0) return venue.manifest.center;
  return [medianOf(corners.map(([lon]) => lon)), medianOf(corners.map(([, lat]) => lat))];
}

/** The middle one of the numbers in order; 0 for none. */
export function medianOf(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
