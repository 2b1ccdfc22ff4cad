import { isRoomKind } from '../../isRoomKind.ts';
import { roundPosition } from '../../roundPosition.ts';
import { faultOfNode, faultOfShape, meters } from '../faultAt.ts';
import { closestOnSegment, distance, distanceToLines } from '../geometry/rings.ts';
import type { Position } from '../../record-types/geometry.ts';
import type { Fault, FixPlace, Rule } from '../Rule.ts';
import { LocalPlane } from '../../LocalPlane.ts';
import type { Spot } from '../survey/boxOf.ts';
import { describeShape, type Shape, spotOfShape } from '../survey/Shape.ts';
import type { FloorSurvey, NodeSurvey, Survey } from '../survey/Survey.ts';

/** A door belongs to a wall or room that is at most this far away: half a thick wall. */
const wallReachMeters = 0.5;
/** Maximum distance from a door at which to look for the rooms it joins. */
const stepThroughMeters = 0.75;
/** A door node within `fine` is valid; a node within `snap` can be moved. */
const nodeReachMeters = { fine: 0.02, snap: 0.25 };

/** TOPO-01: rooms have a door. */
export const roomWithoutDoor: Rule = {
  id: 'TOPO-01',
  severity: 'warning',
  title: 'Rooms have a door',
  why: 'A room without a door looks closed, and routes to it end at a wall.',
  fix: 'Add the entrance across the opening in the wall, or change the kind of the space if it is not a room.',
  *check(survey: Survey): Iterable<Fault> {
    for (const floor of survey.floors) {
      for (const space of floor.spaces) {
        if (!isRoomKind(space.kind) || space.polygons.length === 0) continue;
        const doors = floor.entranceIndex.near(space.box, wallReachMeters);
        if (doors.some((door) => touches(door, space))) continue;
        if (isOpenPlan(survey, floor, space)) continue;
        const message = `${describeShape(space)} has no entrance within ${meters(wallReachMeters)} of its walls; expected one or more.`;
        yield faultOfShape(survey, space, message);
      }
    }
  },
};

function touches(door: Shape, space: Shape): boolean {
  const [line = []] = door.lines;
  return [spotOfShape(door), ...line].some(
    (spot) => distanceToLines(spot, space.lines) <= wallReachMeters,
  );
}

/** A room without walls around it needs no door: desks, stands, parts of a hall. */
function isOpenPlan({ spaceById }: Survey, floor: FloorSurvey, space: Shape): boolean {
  if (space.parent !== undefined && spaceById.has(space.parent)) return true;
  const walls = floor.obstructionIndex.near(space.box, wallReachMeters);
  const isWalled = walls.some(({ kind }) => /wall/i.test(kind));
  // If a floor has no walls at all, rooms are assumed to have walls along their outlines.
  return !isWalled && floor.obstructions.some(({ kind }) => /wall/i.test(kind));
}

/** TOPO-02: doors are in a wall. */
export const doorOffWall: Rule = {
  id: 'TOPO-02',
  severity: 'warning',
  title: 'Doors are in a wall',
  why: 'A door inside a room is drawn as a line on the floor, and its wall stays closed.',
  fix: 'Move the entrance onto the wall or the outline of the room.',
  *check(survey: Survey): Iterable<Fault> {
    for (const floor of survey.floors) {
      for (const door of floor.entrances) {
        const spot = spotOfShape(door);
        const away = Math.min(
          ...[
            ...floor.spaceIndex.around(spot, wallReachMeters),
            ...floor.obstructionIndex.around(spot, wallReachMeters),
            floor.outline,
          ].map(({ lines }) => distanceToLines(spot, lines)),
        );
        if (away <= wallReachMeters) continue;
        const message = `${describeShape(door)} is not within ${meters(wallReachMeters)} of any wall or room outline; expected it in one.`;
        yield faultOfShape(survey, door, message, { more: '/geometry' });
      }
    }
  },
};

/** TOPO-03: doors join something. */
export const doorToNothing: Rule = {
  id: 'TOPO-03',
  severity: 'warning',
  title: 'Doors lead somewhere',
  why: 'Routes through the door end outside the map.',
  fix: 'Draw the space behind the door, mark the door as `isExterior` if it leads outdoors, or remove it.',
  *check(survey: Survey): Iterable<Fault> {
    for (const floor of survey.floors) {
      const exteriors = exteriorDoorsOf(survey, floor);
      for (const door of floor.entrances) {
        const sides = sidesOf(door).map((spot) => floor.spaceIndex.at(spot));
        const empty = sides.filter((spaces) => spaces.length === 0).length;
        if (empty === 0 || (empty === 1 && exteriors.has(door.id))) continue;
        if (empty === 1 && sides.length === 2 && !hasHallways(floor)) continue;
        const given =
          empty === sides.length ? 'no space on either side' : 'a space on one side only';
        const message = `${describeShape(door)} has ${given} within ${meters(stepThroughMeters)}; expected a space on both sides, or on one of an exterior door.`;
        yield faultOfShape(survey, door, message);
      }
    }
  },
};

function exteriorDoorsOf({ venue }: Survey, { id }: FloorSurvey): ReadonlySet<string> {
  const doors = (venue.entrances[id] ?? []).filter(({ properties }) => properties.isExterior);
  return new Set(doors.map(({ properties }) => properties.id));
}

/** Venues that only draw rooms leave the hallways between them empty. */
function hasHallways({ spaces }: FloorSurvey): boolean {
  return spaces.some(({ kind }) => kind === 'hallway');
}

/** The spots a step in front of and behind the door. */
function sidesOf(door: Shape): Spot[] {
  const [line = []] = door.lines;
  const [from, to] = [line[0], line.at(-1)];
  if (from === undefined || to === undefined) return [];
  const length = distance(from, to);
  if (length === 0) return [];
  const [x, y] = spotOfShape(door);
  const aside = [
    ((from[1] - to[1]) / length) * stepThroughMeters,
    ((to[0] - from[0]) / length) * stepThroughMeters,
  ] as const;
  return [
    [x + aside[0], y + aside[1]],
    [x - aside[0], y - aside[1]],
  ];
}

/** TOPO-04: the node of a door sits in the door. */
export const nodeOffDoor: Rule = {
  id: 'TOPO-04',
  severity: 'warning',
  title: 'The node of a door is in the door',
  why: 'The line of a route passes through the wall next to the door instead of through the door.',
  fix: 'Move the node onto the line of the entrance.',
  *check(survey: Survey): Iterable<Fault> {
    for (const { door, node, away } of doorNodesOf(survey)) {
      if (node.floor !== door.floor) {
        const message = `Node ${node.id} of ${describeShape(door)} is on floor ${node.floor}; expected it on floor ${door.floor}.`;
        yield { ...faultOfNode(survey, node, message, '/properties/floor'), isFixable: false };
      } else if (away > nodeReachMeters.fine) {
        const message = `Node ${node.id} of ${describeShape(door)} is ${meters(away)} off its line; expected it within ${meters(nodeReachMeters.fine)}.`;
        const fault = faultOfNode(survey, node, message, '/geometry/coordinates');
        yield { ...fault, isFixable: away <= nodeReachMeters.snap };
      }
    }
  },
  applyFix: snapToDoor,
};

interface DoorNode {
  readonly door: Shape;
  readonly node: NodeSurvey;
  readonly away: number;
}

/** Each node referenced by an entrance, with the first such entrance. */
function* doorNodesOf({ venue, floors, nodeById }: Survey): Generator<DoorNode> {
  const seen = new Set<string>();
  for (const { id: floor, entrances } of floors) {
    for (const [i, door] of entrances.entries()) {
      const id = venue.entrances[floor]?.[i]?.properties.node;
      const node = id === undefined ? undefined : nodeById.get(id);
      if (node === undefined || seen.has(node.id)) continue;
      seen.add(node.id);
      yield { door, node, away: distanceToLines(node.spot, door.lines) };
    }
  }
}

function snapToDoor(value: unknown, { venue, pointer }: FixPlace): unknown {
  const node = venue.nodes[Number(pointer.split('/')[2])];
  if (node === undefined || !Array.isArray(value)) return value;
  const { id, floor } = node.properties;
  const door = venue.entrances[floor]?.find(({ properties }) => properties.node === id);
  if (door === undefined) return value;
  const position = value as Position;
  const plan = new LocalPlane(position);
  const line = door.geometry.coordinates.map((corner) => plan.toLocal(corner));
  const away = distanceToLines([0, 0], [line]);
  if (away <= nodeReachMeters.fine || away > nodeReachMeters.snap) return value;
  let nearest: Spot = [Infinity, Infinity];
  for (const [i, to] of line.slice(1).entries()) {
    const close = closestOnSegment([0, 0], line[i] as Spot, to);
    if (Math.hypot(...close) < Math.hypot(...nearest)) nearest = close;
  }
  const [lon, lat] = roundPosition(plan.toPosition(nearest));
  return [lon, lat, ...position.slice(2)];
}

/** TOPO-05: if the venue has a walking graph, doors are part of it. */
export const doorWithoutNode: Rule = {
  id: 'TOPO-05',
  severity: 'info',
  title: 'Doors are part of the walking graph',
  why: 'Directions cannot say "through the door", or avoid the door while it is closed.',
  fix: 'Add a node in the opening, connect it to both sides, and set it as `node` of the entrance.',
  *check(survey: Survey): Iterable<Fault> {
    if (survey.nodes.length === 0) return;
    for (const { id, entrances } of survey.floors) {
      for (const [i, door] of entrances.entries()) {
        if (survey.venue.entrances[id]?.[i]?.properties.node !== undefined) continue;
        const message = `${describeShape(door)} has no node; expected the id of the node in its opening.`;
        yield faultOfShape(survey, door, message, { more: '/properties' });
      }
    }
  },
};
