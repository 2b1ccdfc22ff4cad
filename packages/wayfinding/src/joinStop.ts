import type { Barriers } from './Barriers.ts';
import { distanceBetween } from './geometry.ts';
import { type Graph, pointAt } from './Graph.ts';
import type { LocalPlane } from '@mezzanine/mvf';
import type { JoinedStop } from './planSections.ts';
import type { End } from './Search.ts';
import type { Stop } from './Stop.ts';
import type { Surroundings } from './Surroundings.ts';
import { WayfindingError } from './WayfindingError.ts';

/** Maximum number of visible nodes that a position is joined to, */
const MOST_ENDS = 4;
/** among this many nearest ones. */
const MOST_LOOKED_AT = 24;

/** Inputs for joining stops. */
export interface JoinContext {
  readonly graph: Graph;
  readonly plane: LocalPlane;
  readonly surroundings: Surroundings;
  readonly barriersOf: (floor: string) => Barriers;
}

/**
 * Joins a stop to the graph. A position that sees no node is joined to the nearest one: a line
 * through a wall is better than none, because positioning can be a meter off.
 *
 * @throws {@link WayfindingError} `invalid-stop` for unknown nodes and floors
 */
export function joinStop(stop: Stop, context: JoinContext): JoinedStop {
  const { graph, plane, surroundings, barriersOf } = context;
  if ('nodes' in stop) {
    const ends = stop.nodes.map((id) => ({ node: nodeOf(id, graph), cost: 0 }));
    const [first] = ends;
    const floor = first && graph.floors[graph.floorOf[first.node] ?? 0]?.id;
    return { floor, ends };
  }
  const { floor, position } = stop;
  const point = plane.toLocal(position);
  if (!graph.floorIndexes.has(floor) || !point.every(Number.isFinite)) {
    throw new WayfindingError(
      'invalid-stop',
      `A stop is at [${position.join(', ')}] on the floor "${floor}"; expected WGS84 degrees and the id of a floor. Pass a floor of the network.`,
    );
  }
  const ends: End[] = surroundings.nodesNear(floor, point, MOST_LOOKED_AT).map((node) => ({
    node,
    cost: distanceBetween(point, pointAt(graph, node)),
  }));
  const barriers = barriersOf(floor);
  const seen: End[] = [];
  for (const end of ends) {
    if (seen.length === MOST_ENDS) break;
    if (!barriers.isCrossed(point, pointAt(graph, end.node))) seen.push(end);
  }
  return { floor, point, ends: seen.length > 0 ? seen : ends.slice(0, 1) };
}

function nodeOf(id: string, { nodeIndexes }: Graph): number {
  const index = nodeIndexes.get(id);
  if (index !== undefined) return index;
  throw new WayfindingError(
    'invalid-stop',
    `A stop references the node "${id}"; expected the id of a node. Pass a node of the network.`,
  );
}
