import { type FloorPlan, hall } from './FloorPlan.ts';
import { hallRings } from './hallRings.ts';
import { type Door, placeDoors } from './placeDoors.ts';
import type { Ring } from './ring.ts';
import { subdivide } from './subdivide.ts';
import { type WalkingGraph, walkingGraph } from './walkingGraph.ts';
import { type WallLine, wallLines } from './wallLines.ts';

/** The layout of a plan: faces, doors, walls, and the walking graph. */
export interface FloorLayout {
  /** Rings of every room and of the hall: the outer one, then holes. */
  readonly faces: ReadonlyMap<string, readonly Ring[]>;
  readonly doors: readonly Door[];
  readonly walls: readonly WallLine[];
  readonly graph: WalkingGraph;
}

/**
 * Indexes of the nodes at which routes to a face end: a node inside it or, if people do not walk in
 * it, the nodes of its public doors.
 */
export function destinationsIn({ doors, graph }: FloorLayout, face: string): number[] {
  const own = graph.destinations.get(face);
  if (own !== undefined) return [own];
  return doors.flatMap(({ from, rule }, i) =>
    from === face && !rule.isService ? [graph.doorNodes[i] ?? 0] : [],
  );
}

/** Lays out a floor. Throws if rooms overlap or split the hall. */
export function layOutFloor(plan: FloorPlan): FloorLayout {
  const { edges, faces: rooms } = subdivide(plan);
  const [publicHall, stray] = hallRings(edges);
  if (!publicHall || stray) {
    const places = JSON.stringify(stray?.[0] ?? []);
    throw new RangeError(`The rooms must leave one hall; they also leave ${places}.`);
  }
  const faces = new Map<string, readonly Ring[]>([[hall, publicHall], ...rooms]);
  const doors = placeDoors(plan, edges);
  const walls = wallLines(plan, edges, doors);
  return { faces, doors, walls, graph: walkingGraph({ plan, faces, doors }) };
}
