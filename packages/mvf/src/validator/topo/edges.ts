import { faultOfNode, meters } from '../faultAt.ts';
import { crossingOf } from '../geometry/findCrossing.ts';
import { ringsContain } from '../../graph/planeGeometry.ts';
import { distance, distanceToLines } from '../geometry/rings.ts';
import type { Fault, Rule } from '../Rule.ts';
import { boxOf, type Spot } from '../survey/boxOf.ts';
import { describeShape, type Shape } from '../survey/Shape.ts';
import type { FloorSurvey, NodeSurvey, Survey } from '../survey/Survey.ts';

/** Maximum distance of a node past an outline at which it still counts as inside. */
const toleratedMeters = 0.3;

/** Kinds of spaces that are not walkable. */
const notWalkable: ReadonlySet<string> = new Set(['void', 'otb']);

/** TOPO-14: nodes are where people can walk. */
export const nodeOffGround: Rule = {
  id: 'TOPO-14',
  severity: 'warning',
  title: 'Nodes are where people can walk',
  why: 'The line of a route leaves the building, crosses an atrium or runs through a column.',
  fix: 'Move the node onto a floor, or remove it.',
  *check(survey: Survey): Iterable<Fault> {
    for (const node of survey.nodes) {
      const floor = survey.floorById.get(node.floor);
      const where = floor && offGround(node.spot, floor);
      if (where === undefined) continue;
      const message = `Node ${node.id} is ${where}; expected it where people can walk.`;
      yield faultOfNode(survey, node, message, '/geometry/coordinates');
    }
  },
};

function offGround(spot: Spot, { outline, name, spaceIndex, obstructionIndex }: FloorSurvey) {
  const spaces = spaceIndex.at(spot);
  const hole = spaces.find(({ kind }) => notWalkable.has(kind));
  const ground = spaces.find(({ kind }) => !notWalkable.has(kind));
  if (hole !== undefined && isDeep(spot, hole) && !isWithin(ground, hole)) {
    return `in ${describeShape(hole)}`;
  }
  const block = obstructionIndex.at(spot).find((shape) => isDeep(spot, shape));
  if (block !== undefined) return `inside ${describeShape(block)}`;
  const isOn = outline.polygons.some((rings) => ringsContain(rings, spot));
  if (isOn || outline.polygons.length === 0) return undefined;
  const away = distanceToLines(spot, outline.lines);
  return away > toleratedMeters ? `${meters(away)} outside floor "${name}"` : undefined;
}

/** A bridge or an escalator over an atrium is a smaller space over the hole. */
function isWithin(ground: Shape | undefined, hole: Shape): boolean {
  if (ground === undefined) return false;
  const widthOf = ({ box: [west, south, east, north] }: Shape): number =>
    Math.hypot(east - west, north - south);
  return widthOf(ground) <= widthOf(hole);
}

function isDeep(spot: Spot, shape: Shape): boolean {
  return distanceToLines(spot, shape.lines) > toleratedMeters;
}

/** TOPO-15: edges go through doors, not through walls. */
export const edgeThroughWall: Rule = {
  id: 'TOPO-15',
  severity: 'warning',
  title: 'Edges do not cross walls',
  why: 'Directions send people through a wall.',
  fix: 'Route the edge through a door, or split the wall at the opening.',
  *check(survey: Survey): Iterable<Fault> {
    for (const { from, to, isSecond } of edgesOf(survey)) {
      const floor = survey.floorById.get(from.floor);
      if (isSecond || floor === undefined || from.floor !== to.floor) continue;
      const wall = wallBetween(from.spot, to.spot, floor);
      if (wall === undefined) continue;
      const message = `The edge from node ${from.id} to ${to.id} crosses ${describeShape(wall)}; expected it to go through a door.`;
      yield faultOfNode(survey, from, message, '/properties/neighbors');
    }
  },
};

/** A wall that the edge crosses, unless a door is near the crossing. */
function wallBetween(from: Spot, to: Spot, floor: FloorSurvey): Shape | undefined {
  for (const shape of floor.obstructionIndex.near(boxOf([from, to]))) {
    if (shape.geometry.type !== 'LineString' || !/wall/i.test(shape.kind)) continue;
    const crossed = crossingWith(shape, from, to);
    if (crossed === undefined) continue;
    const doors = floor.entranceIndex.around(crossed, toleratedMeters);
    if (doors.every(({ lines }) => distanceToLines(crossed, lines) > toleratedMeters)) return shape;
  }
  return undefined;
}

function crossingWith({ lines }: Shape, from: Spot, to: Spot): Spot | undefined {
  const [line = []] = lines;
  for (let i = 1; i < line.length; i++) {
    const crossed = crossingOf([from, to], [line[i - 1] as Spot, line[i] as Spot]);
    if (crossed !== undefined) return crossed;
  }
  return undefined;
}

interface Edge {
  readonly from: NodeSurvey;
  readonly to: NodeSurvey;
  /** True if the edge in the other direction was yielded before. */
  readonly isSecond: boolean;
}

function* edgesOf({ nodes, nodeById, graph }: Survey): Generator<Edge> {
  for (const [i, from] of nodes.entries()) {
    for (const { id } of from.feature.properties.neighbors) {
      const to = nodeById.get(id);
      if (to === undefined || to === from) continue;
      const j = graph.indexOf.get(id) ?? i;
      const isBoth = to.feature.properties.neighbors.some((back) => back.id === from.id);
      yield { from, to, isSecond: j < i && isBoth };
    }
  }
}

/** TOPO-16: edges between floors are connections. */
export const edgeBetweenFloors: Rule = {
  id: 'TOPO-16',
  severity: 'warning',
  title: 'Edges between floors are connections',
  why: 'Directions cannot say how to change floors, and step-free routes cannot tell stairs from an elevator.',
  fix: 'Make it a connection in `connection.json` with its type, and remove the neighbor.',
  *check(survey: Survey): Iterable<Fault> {
    for (const { from, to, isSecond } of edgesOf(survey)) {
      if (isSecond || from.floor === to.floor || isFlush(survey, from, to)) continue;
      const message = `Node ${from.id} on floor ${from.floor} has the neighbor ${to.id} on floor ${to.floor}; expected neighbors on the same floor.`;
      yield faultOfNode(survey, from, message, '/properties/neighbors');
    }
  },
};

/** A door between a building and the ground outside joins two floors without a step. */
function isFlush({ venue }: Survey, from: NodeSurvey, to: NodeSurvey): boolean {
  const elevationOf = (id: string): number | undefined =>
    venue.floors.find(({ properties }) => properties.id === id)?.properties.elevation;
  const isOneStack = venue.floorStacks.some(
    ({ floors }) => floors.includes(from.floor) && floors.includes(to.floor),
  );
  return (
    !isOneStack &&
    elevationOf(from.floor) === elevationOf(to.floor) &&
    distance(from.spot, to.spot) < 50
  );
}
