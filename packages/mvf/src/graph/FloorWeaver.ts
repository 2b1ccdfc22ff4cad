import { type AreaPaths, pathsThrough } from './AreaPaths.ts';
import type { Door, DoorSide } from './Door.ts';
import { findHub } from './findHub.ts';
import type { Area, FloorPlan } from './FloorPlan.ts';
import type { LocalPlane } from '../LocalPlane.ts';
import { isShaft } from './openBorders.ts';
import { distance, type Vec } from './planeGeometry.ts';
import { canWalk, isClear, type Spot } from './sightLine.ts';
import type { WalkGraph, WalkNode } from './WalkGraph.ts';

/** A point of an area that must have a node, even if no route leads there. */
export interface Stop {
  readonly area: Area;
  readonly at: Vec;
  /** The door that contains it; it shares that door's node. */
  readonly door?: Door;
}

/** Maximum distance between a point of interest and the node where its routes end. */
const nearMeters = 3;
const slackMeters = 0.1;

/** Creates the nodes of one floor, area by area. */
export class FloorWeaver {
  readonly #plan: FloorPlan;
  readonly #plane: LocalPlane;
  readonly #graph: WalkGraph;
  readonly #doorNodes = new Map<Door, WalkNode>();
  readonly #stopNodes = new Map<Stop, WalkNode>();
  readonly #nodesOf = new Map<Area, WalkNode[]>();
  readonly #hubs = new Map<Area, WalkNode>();
  /** Areas with a door that could not be connected to the rest of the area. */
  readonly cutOff = new Set<Area>();

  constructor(plan: FloorPlan, plane: LocalPlane, graph: WalkGraph) {
    this.#plan = plan;
    this.#plane = plane;
    this.#graph = graph;
  }

  /** Creates the nodes of all areas of the floor. */
  weave(doors: readonly Door[], stops: readonly Stop[]): void {
    const doorsOf = new Map<Area, Spot[]>();
    const spotDoors = new Map<Spot, Door>();
    for (const door of doors) {
      for (const side of door.sides) {
        const spot = this.#spotOf(door, side);
        spotDoors.set(spot, door);
        const beside = doorsOf.get(side.area);
        if (beside === undefined) doorsOf.set(side.area, [spot]);
        else beside.push(spot);
      }
    }
    for (const area of this.#plan.areas) {
      if (this.#plan.isSpent) return;
      const own = stops.filter((stop) => stop.area === area && stop.door === undefined);
      const doorSpots = doorsOf.get(area) ?? [];
      if (!area.isWalkable || (doorSpots.length === 0 && own.length === 0)) continue;
      const nodeOf = new Map<Spot, WalkNode>();
      for (const spot of doorSpots) {
        const door = spotDoors.get(spot);
        if (door !== undefined) nodeOf.set(spot, this.#doorNode(door));
      }
      this.#weaveArea(area, doorSpots, own, nodeOf);
    }
  }

  /** A door as seen from one of its sides. */
  #spotOf(door: Door, side: DoorSide): Spot {
    const at = door.middle;
    // The open border of an area within this one, which is not a passage.
    const isInside =
      door.entrance === undefined &&
      this.#plan.isFree(side.area, at) &&
      isClear(this.#plan, side.area, [at, at], slackMeters);
    return isInside ? { at } : { at, door, side };
  }

  #weaveArea(
    area: Area,
    doorSpots: readonly Spot[],
    stops: readonly Stop[],
    nodeOf: Map<Spot, WalkNode>,
  ): void {
    const spots: Spot[] = [];
    const needsHub = (!area.isOpen || isShaft(area)) && stops.length === 0;
    const hub = needsHub ? findHub(this.#plan, area, this.#plane) : undefined;
    if (hub !== undefined) {
      const node = this.#graph.add(this.#plan.id, hub);
      this.#hubs.set(area, node);
      const spot = { at: hub };
      nodeOf.set(spot, node);
      spots.push(spot);
    }
    for (const stop of stops) {
      const node = this.#graph.add(this.#plan.id, stop.at);
      this.#stopNodes.set(stop, node);
      const spot = { at: stop.at, isTight: true };
      nodeOf.set(spot, node);
      spots.push(spot);
    }
    spots.push(...doorSpots);
    const paths = pathsThrough(this.#plan, area, spots);
    // Paths may cross areas that were no longer checked.
    if (!this.#plan.isSpent) this.#addPaths(area, paths, nodeOf);
  }

  #addPaths(area: Area, paths: AreaPaths, nodeOf: ReadonlyMap<Spot, WalkNode>): void {
    const isMissed = paths.cutOff.some((i) => {
      const door = paths.spots[i]?.door;
      return door === undefined || door.entrance !== undefined;
    });
    if (isMissed) this.cutOff.add(area);
    const nodes = paths.spots.map(
      (spot) => nodeOf.get(spot) ?? this.#graph.add(this.#plan.id, spot.at),
    );
    for (const node of nodes) this.#graph.putIn(node, area.space);
    paths.net.links.forEach((links, i) => {
      for (const k of links) {
        const a = nodes[i];
        const b = nodes[k];
        if (a !== undefined && b !== undefined) this.#graph.link(a, b);
      }
    });
    this.#nodesOf.set(area, nodes);
  }

  #doorNode(door: Door): WalkNode {
    const known = this.#doorNodes.get(door);
    if (known !== undefined) return known;
    const node = this.#graph.add(this.#plan.id, door.middle);
    this.#doorNodes.set(door, node);
    return node;
  }

  /** The node in a door. */
  nodeOfDoor(door: Door): WalkNode | undefined {
    return this.#doorNodes.get(door);
  }

  /** The node at a stop. */
  nodeOfStop(stop: Stop): WalkNode | undefined {
    return stop.door === undefined ? this.#stopNodes.get(stop) : this.#doorNodes.get(stop.door);
  }

  /** The node where routes to an area end. */
  destinationOf(area: Area): WalkNode | undefined {
    const hub = this.#hubs.get(area);
    if (hub !== undefined) return hub;
    const { center } = area.space;
    const { minX, minY, maxX, maxY } = area.box;
    const to: Vec =
      center === undefined ? [(minX + maxX) / 2, (minY + maxY) / 2] : this.#plane.toLocal(center);
    return nearestOf(this.#nodesOf.get(area) ?? [], to);
  }

  /**
   * The node where routes to a point end: a nearby one, or a new one connected to the nearest
   * visible node.
   */
  nodeFor(point: Vec): WalkNode | undefined {
    const area = this.#plan.standingAt(point);
    const nodes = area === undefined ? [] : (this.#nodesOf.get(area) ?? []);
    const known = nearestOf(nodes, point);
    if (area === undefined || known === undefined) return nearestOf(this.#allNodes(), point);
    if (distance(known.at, point) <= nearMeters) return known;
    const inSight = [...nodes]
      .sort((a, b) => distance(a.at, point) - distance(b.at, point))
      .find(({ at, spaces }) => {
        const isInner = spaces.length === 1;
        return isInner && canWalk(this.#plan, area, [{ at: point }, { at }], 0.05);
      });
    if (inSight === undefined) return known;
    const node = this.#graph.add(this.#plan.id, point);
    this.#graph.putIn(node, area.space);
    nodes.push(node);
    this.#graph.link(node, inSight);
    return node;
  }

  #allNodes(): WalkNode[] {
    return [...this.#nodesOf.values()].flat();
  }
}

function nearestOf(nodes: readonly WalkNode[], to: Vec): WalkNode | undefined {
  let best: WalkNode | undefined;
  for (const node of nodes) {
    if (best === undefined || distance(node.at, to) < distance(best.at, to)) best = node;
  }
  return best;
}
