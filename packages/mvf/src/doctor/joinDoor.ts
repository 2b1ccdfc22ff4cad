import { pathsThrough } from '../graph/AreaPaths.ts';
import type { Door } from '../graph/Door.ts';
import { findHub } from '../graph/findHub.ts';
import type { Area, FloorPlan } from '../graph/FloorPlan.ts';
import { distance, ringsContain, type Vec } from '../graph/planeGeometry.ts';
import { canWalk, type Spot } from '../graph/sightLine.ts';
import type { LocalPlane } from '../LocalPlane.ts';
import type { Mvf } from '../Mvf.ts';
import type { NodeFeature } from '../record-types/node.ts';
import { roundPosition } from '../roundPosition.ts';
import { replaced, withFeatures, withPaths, withSpace } from './editVenue.ts';

/** Distance of new edges from walls, in meters: the shoulders of a person turned sideways. */
const marginMeters = 0.08;
/** Nodes of a space that are tried, nearest first. */
const mostTried = 40;

/** A door that becomes part of the walking graph. */
export interface DoorToJoin {
  readonly plan: FloorPlan;
  readonly plane: LocalPlane;
  readonly door: Door;
  /** Id of its entrance, which is already in the venue. */
  readonly id: string;
  readonly newId: (prefix: string) => string;
}

/** Additions to the walking graph. */
interface Draft {
  readonly nodes: NodeFeature[];
  readonly edges: (readonly [string, string])[];
  /** New ends of routes, by space. */
  readonly ends: Map<string, string>;
}

/**
 * Joins a door to the walking graph: adds a node in the door, and paths to a node of the space on
 * each side, which is created if missing.
 *
 * @returns undefined if no path leads through the door
 */
export function joinDoor(venue: Mvf, given: DoorToJoin): Mvf | undefined {
  const { plan, door, id, newId } = given;
  if (door.sides.length < 2) return undefined;
  const draft: Draft = { nodes: [], edges: [], ends: new Map() };
  const doorNode = newId('n_new');
  for (const side of door.sides) {
    const start: Spot = { at: door.middle, door, side };
    if (!joinSide(venue, given, { area: side.area, start, doorNode, draft })) return undefined;
  }
  const spaces = door.sides.map(({ area }) => area.space.id);
  draft.nodes.unshift(nodeAt(venue, given, { id: doorNode, at: door.middle, spaces }));
  const entrances = venue.entrances[plan.id] ?? [];
  const index = entrances.findIndex(({ properties }) => properties.id === id);
  const entrance = entrances[index];
  if (entrance === undefined) return undefined;
  const named = { ...entrance, properties: { ...entrance.properties, node: doorNode } };
  let result = withPaths(
    withFeatures(venue, 'entrances', plan.id, replaced(entrances, index, named)),
    draft.nodes,
    draft.edges,
  );
  for (const [space, end] of draft.ends) {
    result = withSpace(result, plan.id, space, (own) => ({
      ...own,
      destinationNodes: [...own.destinationNodes, end],
    }));
  }
  return result;
}

interface Side {
  readonly area: Area;
  readonly start: Spot;
  readonly doorNode: string;
  readonly draft: Draft;
}

function joinSide(venue: Mvf, given: DoorToJoin, { area, start, doorNode, draft }: Side): boolean {
  const { plan, plane, newId } = given;
  const known = nodesIn(venue, given, area);
  const inSight = known.find(({ at }) =>
    canWalk(plan, area, [start, { at, isTight: true }], marginMeters),
  );
  if (inSight !== undefined) {
    draft.edges.push([doorNode, inSight.id]);
    addEnd(venue, { plan, area, draft, id: inSight.id });
    return true;
  }
  const [nearest] = known;
  const hub = nearest?.at ?? findHub(plan, area, plane);
  if (hub === undefined) return false;
  const end: Spot = nearest === undefined ? { at: hub } : { at: hub, isTight: true };
  const paths = pathsThrough(plan, area, [start, end]);
  if (paths.cutOff.length > 0 || plan.isSpent) return false;
  const ids = paths.spots.map((spot, i) => {
    if (i === 0) return doorNode;
    if (i === 1 && nearest !== undefined) return nearest.id;
    const id = newId('n_new');
    draft.nodes.push(nodeAt(venue, given, { id, at: spot.at, spaces: [area.space.id] }));
    return id;
  });
  paths.net.links.forEach((links, i) => {
    for (const k of links) {
      const [from, to] = [ids[i], ids[k]];
      if (i < k && from !== undefined && to !== undefined) draft.edges.push([from, to]);
    }
  });
  addEnd(venue, { plan, area, draft, id: ids[1] ?? doorNode });
  return true;
}

/** Lets routes to a space that has no end nodes end at a node. */
function addEnd(
  venue: Mvf,
  { plan, area, draft, id }: Pick<Side, 'area' | 'draft'> & { plan: FloorPlan; id: string },
): void {
  const space = venue.spaces[plan.id]?.find(({ properties }) => properties.id === area.space.id);
  if (space?.properties.destinationNodes.length === 0) draft.ends.set(area.space.id, id);
}

interface KnownNode {
  readonly id: string;
  readonly at: Vec;
}

/** The nodes of an area, nearest to the door first. */
function nodesIn(venue: Mvf, { plan, plane, door }: DoorToJoin, area: Area): KnownNode[] {
  const ends = new Set(area.space.destinationNodes);
  const found: KnownNode[] = [];
  for (const { geometry, properties } of venue.nodes) {
    if (properties.floor !== plan.id) continue;
    const at = plane.toLocal(geometry.coordinates);
    const isInside = isInBox(area, at) && ringsContain(area.rings, at);
    if (ends.has(properties.id) || (isInside && plan.areasAt(at)[0] === area)) {
      found.push({ id: properties.id, at });
    }
  }
  return found
    .sort((one, two) => distance(one.at, door.middle) - distance(two.at, door.middle))
    .slice(0, mostTried);
}

function isInBox({ box }: Area, [x, y]: Vec): boolean {
  return x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;
}

interface NewNode extends KnownNode {
  readonly spaces: string[];
}

function nodeAt(venue: Mvf, { plan, plane }: DoorToJoin, { id, at, spaces }: NewNode): NodeFeature {
  const [first] = spaces;
  const flags = accessibleFlags(venue);
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: roundPosition(plane.toPosition(at)) },
    properties: {
      id,
      floor: plan.id,
      ...(first !== undefined && { space: spaces.length === 1 ? first : spaces }),
      neighbors: [],
      ...(flags && { flags }),
    },
  };
}

/** Flags of a node without steps; undefined if the venue does not have the flag. */
function accessibleFlags({ navigationFlags }: Mvf): number[] | undefined {
  const flag = navigationFlags['accessible'];
  if (flag === undefined) return undefined;
  const words = Array.from({ length: flag.index + 1 }, () => 0);
  words[flag.index] = 2 ** flag.bit;
  return words;
}
