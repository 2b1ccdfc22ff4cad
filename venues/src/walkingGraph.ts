import { type FloorPlan, outside } from './FloorPlan.ts';
import type { Door } from './placeDoors.ts';
import { clearance, contains, edgesOf, type Ring, segmentsCross } from './ring.ts';
import { roomPlaces } from './roomPlaces.ts';
import { between, distance, type Vector } from './vector.ts';

/** A place in the walking graph, and its faces: one, or two for a door. */
export interface WalkNode {
  readonly id: string;
  readonly at: Vector;
  readonly faces: readonly string[];
  readonly isService: boolean;
}

/** An edge between two nodes, by index. Bidirectional unless stated otherwise. */
interface WalkLink {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  readonly isOneWay?: boolean;
}

/** The walking graph of one floor. */
export interface WalkingGraph {
  readonly nodes: readonly WalkNode[];
  readonly links: readonly WalkLink[];
  /** Index of each door's node, in the order of the doors. */
  readonly doorNodes: readonly number[];
  /** Index of the node at which a route to a room ends, by unit. */
  readonly destinations: ReadonlyMap<string, number>;
}

const farthestLaneLink = 9.6;
const usualClearance = 0.8;
const linksPerDoor = 3;

/** Input of the graph: the faces of a floor, its doors, and obstacles. */
export interface WalkInput {
  readonly plan: FloorPlan;
  readonly faces: ReadonlyMap<string, readonly Ring[]>;
  readonly doors: readonly Door[];
}

/**
 * Builds the walking graph of a floor: lanes through halls, a node per door, and a node per room.
 */
export function walkingGraph({ plan, faces, doors }: WalkInput): WalkingGraph {
  const obstacles = plan.fixtures
    .filter((fixture) => !fixture.isLine && !fixture.isLoose)
    .map((f) => f.points);
  const walkable = walkableFaces(plan, faces);
  const lanes = laneNodes(plan, walkable, obstacles);
  const sees = sightIn(walkable, obstacles);
  const nodes = [...lanes, ...roomNodes({ plan, faces, doors }, walkable, { lanes, sees })];
  const inner = nodes.length;
  for (const [i, door] of doors.entries()) {
    nodes.push({
      id: `door-${i}`,
      at: door.center,
      faces: [door.from, door.to].filter((face) => face !== outside),
      isService: door.rule.isService ?? false,
    });
  }
  const links = [
    ...laneLinks(nodes.slice(0, inner), sees),
    ...doors.flatMap((door, i) => doorLinks({ door, index: inner + i, inner, nodes, sees })),
  ];
  const destinations = destinationsOf(nodes.slice(0, inner), doors);
  return { nodes, links, doorNodes: doors.map((_, i) => inner + i), destinations };
}

type Sight = (face: string, a: Vector, b: Vector) => boolean;
type FaceRings = ReadonlyMap<string, readonly Ring[]>;

interface Walked {
  readonly lanes: readonly WalkNode[];
  readonly sees: Sight;
}

/** Connects places of one face that are within a lane's distance and in line of sight. */
function laneLinks(nodes: readonly WalkNode[], sees: Sight): WalkLink[] {
  return nodes.flatMap((node, from) =>
    nodes.flatMap((other, to) => {
      const face = node.faces[0] ?? '';
      if (to <= from || other.faces[0] !== face) return [];
      if (distance(node.at, other.at) > farthestLaneLink) return [];
      return sees(face, node.at, other.at) ? [{ from, to, weight: 0 }] : [];
    }),
  );
}

interface DoorContext {
  readonly door: Door;
  readonly index: number;
  /** Nodes before this index are lanes and rooms, and the others are doors. */
  readonly inner: number;
  readonly nodes: readonly WalkNode[];
  readonly sees: Sight;
}

/** Connects a door to the nearest places in line of sight, on both sides. */
function doorLinks({ door, index, inner, nodes, sees }: DoorContext): WalkLink[] {
  const places = nodes
    .slice(0, inner)
    .map((node, to) => ({ node, to, far: distance(node.at, door.center) }))
    .sort((p, q) => p.far - q.far);
  const { weight = 0, isOneWay = false } = door.rule;
  return (nodes[index]?.faces ?? []).flatMap((face) => {
    const links: WalkLink[] = [];
    for (const { node, to } of places) {
      if (links.length === linksPerDoor) break;
      if (node.faces[0] !== face || !sees(face, door.center, node.at)) continue;
      if (!isOneWay) links.push({ from: index, to, weight });
      else if (face === door.to) links.push({ from: index, to, weight, isOneWay });
      else links.push({ from: to, to: index, weight, isOneWay });
    }
    return links;
  });
}

function walkableFaces(plan: FloorPlan, faces: ReadonlyMap<string, readonly Ring[]>) {
  const closed = new Set(plan.rooms.filter((r) => r.isWalkable === false).map((r) => r.unit));
  return new Map([...faces].filter(([unit]) => !closed.has(unit)));
}

function laneNodes(
  plan: FloorPlan,
  faces: ReadonlyMap<string, readonly Ring[]>,
  obstacles: readonly Ring[],
): WalkNode[] {
  const service = serviceUnits(plan);
  const nodes: WalkNode[] = [];
  for (const at of plan.lanes) {
    const face = [...faces].find(([, rings]) => contains(rings, at));
    if (!face || clearance(face[1], at) < (plan.laneClearance ?? usualClearance)) continue;
    if (obstacles.some((ring) => contains([ring], at) || clearance([ring], at) < 0.4)) continue;
    if (nodes.some((node) => distance(node.at, at) < 1.5)) continue;
    nodes.push({
      id: `lane-${nodes.length}`,
      at,
      faces: [face[0]],
      isService: service.has(face[0]),
    });
  }
  return nodes;
}

/** Nodes in each room without a lane. */
function roomNodes({ plan, doors }: WalkInput, faces: FaceRings, { lanes, sees }: Walked) {
  const service = serviceUnits(plan);
  const crossed = new Set(lanes.flatMap((lane) => lane.faces));
  const fixtures = plan.fixtures.filter((fixture) => !fixture.isLine);
  return plan.rooms.flatMap(({ unit }): WalkNode[] => {
    const rings = faces.get(unit);
    if (!rings || crossed.has(unit)) return [];
    const places = roomPlaces({
      rings,
      doors: doors.filter((door) => door.from === unit || door.to === unit),
      fixtures,
      sees: (a, b) => sees(unit, a, b),
    });
    return places.map((at, i) => ({
      id: i === 0 ? `room-${unit}` : `room-${unit}-${i}`,
      at,
      faces: [unit],
      isService: service.has(unit),
    }));
  });
}

/** The place in each face that is nearest to its first door. */
function destinationsOf(places: readonly WalkNode[], doors: readonly Door[]): Map<string, number> {
  const destinations = new Map<string, number>();
  for (const door of doors) {
    for (const face of [door.from, door.to]) {
      if (destinations.has(face)) continue;
      const own = places.flatMap((node, index) =>
        node.faces[0] === face ? [{ index, far: distance(node.at, door.center) }] : [],
      );
      const [nearest] = own.sort((a, b) => a.far - b.far);
      if (nearest) destinations.set(face, nearest.index);
    }
  }
  return destinations;
}

function serviceUnits(plan: FloorPlan): Set<string> {
  const rooms = plan.rooms.filter((room) => room.isService ?? room.style === 'Service');
  return new Set(rooms.map((room) => room.unit));
}

/** Whether a straight walk from one place to another stays inside the face. */
function sightIn(faces: ReadonlyMap<string, readonly Ring[]>, obstacles: readonly Ring[]): Sight {
  const barriers = new Map(
    [...faces].map(([unit, rings]) => [unit, [...rings, ...obstacles].flatMap(edgesOf)]),
  );
  return (face, a, b) => {
    // A door's node is on the boundary, so both ends are moved inside a little.
    const inset = Math.min(0.4, 0.05 / distance(a, b));
    const way = [between(a, b, inset), between(a, b, 1 - inset)];
    if (barriers.get(face)?.some((barrier) => segmentsCross(way, barrier))) return false;
    return contains(faces.get(face) ?? [], between(a, b, 0.5));
  };
}
