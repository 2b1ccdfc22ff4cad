import { type Graph, type Hop, hopClass, indoorClass, outdoorClass } from './Graph.ts';
import type { LocalPlane } from '@mezzanine/mvf';
import type { ConnectionInput, NetworkInput, NodeInput } from './NetworkInput.ts';
import { WayfindingError } from './WayfindingError.ts';

/**
 * Nodes of a connection with more nodes than this are joined only with their neighbors by altitude.
 */
const MOST_NODES_JOINED_PAIRWISE = 64;
const NEIGHBORS_IN_LONG_CONNECTIONS = 32;

/** Nodes in typed arrays, before edges are added. */
type NodeArrays = Pick<
  Graph,
  'floors' | 'floorIndexes' | 'nodeIds' | 'nodeIndexes' | 'x' | 'y' | 'floorOf' | 'hasSteps'
> & { readonly isOutdoors: Uint8Array };

/** Edges in input order, before they are sorted by first node. */
interface EdgeList {
  readonly from: number[];
  readonly to: number[];
  readonly length: number[];
  readonly weight: number[];
  readonly class: number[];
}

/**
 * Converts a network to typed arrays.
 *
 * @param input - the network
 * @param plane - converts positions to meters
 * @throws {@link WayfindingError} `invalid-network`, naming the inconsistency
 */
export function buildGraph(input: NetworkInput, plane: LocalPlane): Graph {
  const { isOutdoors, ...nodes } = arrangeNodes(input, plane);
  const list: EdgeList = { from: [], to: [], length: [], weight: [], class: [] };
  const leastPerMeter: [number, number] = [Infinity, Infinity];
  const crossings = new Map<string, readonly [from: number, to: number]>();
  for (const { from: fromId, to: toId, weight = 0 } of input.edges) {
    const [from, to] = [indexOf(nodes, fromId, 'An edge'), indexOf(nodes, toId, 'An edge')];
    checkAmount(weight, `The weight of the edge from "${fromId}" to "${toId}"`);
    const run = runBetween(nodes, from, to);
    const length = Math.hypot(run, riseBetween(nodes, from, to));
    const edgeClass = isOutdoors[from] && isOutdoors[to] ? outdoorClass : indoorClass;
    push(list, { from, to, length, weight, class: edgeClass });
    const [fromFloor = 0, toFloor = 0] = [nodes.floorOf[from], nodes.floorOf[to]];
    if (fromFloor !== toFloor) crossings.set(`${fromFloor} ${toFloor}`, [fromFloor, toFloor]);
    if (run > 0) {
      const perMeter = (length + weight) / run;
      if (perMeter < leastPerMeter[edgeClass]) leastPerMeter[edgeClass] = perMeter;
    }
  }
  const hops = (input.connections ?? []).flatMap((connection) => hopsOf(connection, nodes));
  for (const [index, { from, to }] of hops.entries()) {
    push(list, { from, to, length: 0, weight: 0, class: hopClass + index });
  }
  const edges = sortEdges(list, nodes.nodeIds.length);
  return { ...nodes, ...edges, hops, leastPerMeter, levelCrossings: [...crossings.values()] };
}

function arrangeNodes(input: NetworkInput, plane: LocalPlane): NodeArrays {
  const floorIndexes = new Map(input.floors.map(({ id }, index) => [id, index]));
  const nodeIndexes = new Map(input.nodes.map(({ id }, index) => [id, index]));
  checkUnique(floorIndexes, input.floors, 'floors');
  checkUnique(nodeIndexes, input.nodes, 'nodes');
  for (const { id, altitudeMeters } of input.floors) {
    if (!Number.isFinite(altitudeMeters)) {
      throw invalid(
        `The altitude of floor "${id}" is ${altitudeMeters}`,
        'a finite number of meters',
      );
    }
  }
  const count = input.nodes.length;
  const arrays = {
    x: new Float64Array(count),
    y: new Float64Array(count),
    floorOf: new Uint32Array(count),
    hasSteps: new Uint8Array(count),
    isOutdoors: new Uint8Array(count),
  };
  for (const [index, node] of input.nodes.entries()) {
    const [x, y] = plane.toLocal(node.position);
    arrays.x[index] = x;
    arrays.y[index] = y;
    arrays.floorOf[index] = floorIndexOf(node, floorIndexes);
    arrays.hasSteps[index] = node.isAccessible === false ? 1 : 0;
    arrays.isOutdoors[index] = node.isOutdoors === true ? 1 : 0;
    if (!Number.isFinite(x) || !Number.isFinite(y)) {
      throw invalid(`Node "${node.id}" is at [${node.position.join(', ')}]`, 'degrees of WGS84');
    }
  }
  const nodeIds = input.nodes.map(({ id }) => id);
  return { floors: input.floors, floorIndexes, nodeIds, nodeIndexes, ...arrays };
}

function hopsOf(connection: ConnectionInput, nodes: Omit<NodeArrays, 'isOutdoors'>): Hop[] {
  const { id, isOneWay = false } = connection;
  checkAmount(connection.weight ?? 0, `The weight of connection "${id}"`);
  checkAmount(connection.multiplier ?? 1, `The multiplier of connection "${id}"`);
  const ends = connection.nodes.map((node) => indexOf(nodes, node, `Connection "${id}"`));
  // An elevator with doors on both sides is not a passage: pairs on one floor are joined only if
  // the whole connection is on that floor.
  const isLevel = new Set(ends.map((end) => nodes.floorOf[end])).size < 2;
  const hops: Hop[] = [];
  for (const [from, to] of pairsOf(ends, isOneWay, nodes)) {
    if (from === to || (!isLevel && nodes.floorOf[from] === nodes.floorOf[to])) continue;
    const riseMeters = riseBetween(nodes, from, to);
    const runMeters = runBetween(nodes, from, to);
    hops.push({ connection, from, to, riseMeters, runMeters });
    if (isOneWay) continue;
    hops.push({ connection, from: to, to: from, riseMeters: 0 - riseMeters, runMeters });
  }
  return hops;
}

/** All pairs, the earlier node first; for long connections, only neighbors. */
function pairsOf(
  ends: readonly number[],
  isOneWay: boolean,
  nodes: Omit<NodeArrays, 'isOutdoors'>,
): (readonly [from: number, to: number])[] {
  const isLong = ends.length > MOST_NODES_JOINED_PAIRWISE;
  const ordered = isLong && !isOneWay ? byAltitude(ends, nodes) : ends;
  const reach = isLong ? NEIGHBORS_IN_LONG_CONNECTIONS : ends.length;
  return ordered.flatMap((from, place) =>
    ordered.slice(place + 1, place + 1 + reach).map((to) => [from, to] as const),
  );
}

function byAltitude(ends: readonly number[], nodes: Omit<NodeArrays, 'isOutdoors'>): number[] {
  return ends.toSorted((a, b) => riseBetween(nodes, b, a));
}

function sortEdges(list: EdgeList, nodeCount: number) {
  const count = list.from.length;
  const offsets = new Uint32Array(nodeCount + 1);
  for (const from of list.from) offsets[from + 1] = (offsets[from + 1] ?? 0) + 1;
  for (let node = 0; node < nodeCount; node += 1) {
    offsets[node + 1] = (offsets[node + 1] ?? 0) + (offsets[node] ?? 0);
  }
  const next = offsets.slice();
  const edges = {
    offsets,
    targets: new Uint32Array(count),
    lengths: new Float64Array(count),
    weights: new Float64Array(count),
    classes: new Uint32Array(count),
  };
  for (const [index, from] of list.from.entries()) {
    const at = next[from] ?? 0;
    next[from] = at + 1;
    edges.targets[at] = list.to[index] ?? 0;
    edges.lengths[at] = list.length[index] ?? 0;
    edges.weights[at] = list.weight[index] ?? 0;
    edges.classes[at] = list.class[index] ?? 0;
  }
  const plainCosts = edges.lengths.map((length, edge) => length + (edges.weights[edge] ?? 0));
  return { ...edges, plainCosts };
}

function push(list: EdgeList, edge: Record<keyof EdgeList, number>): void {
  list.from.push(edge.from);
  list.to.push(edge.to);
  list.length.push(edge.length);
  list.weight.push(edge.weight);
  list.class.push(edge.class);
}

function runBetween({ x, y }: Pick<Graph, 'x' | 'y'>, from: number, to: number): number {
  return Math.hypot((x[to] ?? 0) - (x[from] ?? 0), (y[to] ?? 0) - (y[from] ?? 0));
}

function riseBetween({ floors, floorOf }: Pick<Graph, 'floors' | 'floorOf'>, a: number, b: number) {
  const altitudeAt = (node: number) => floors[floorOf[node] ?? 0]?.altitudeMeters ?? 0;
  return altitudeAt(b) - altitudeAt(a);
}

function indexOf({ nodeIndexes }: Pick<Graph, 'nodeIndexes'>, id: string, who: string): number {
  const index = nodeIndexes.get(id);
  if (index === undefined) throw invalid(`${who} references the node "${id}"`, 'the id of a node');
  return index;
}

function floorIndexOf(node: NodeInput, floorIndexes: ReadonlyMap<string, number>): number {
  const index = floorIndexes.get(node.floor);
  if (index !== undefined) return index;
  const known = [...floorIndexes.keys()].slice(0, 10).join(', ');
  throw invalid(`Node "${node.id}" is on the floor "${node.floor}"`, `one of ${known}`);
}

function checkUnique(
  indexes: ReadonlyMap<string, number>,
  items: readonly unknown[],
  what: string,
) {
  if (indexes.size === items.length) return;
  throw invalid(`${items.length} ${what} have ${indexes.size} different ids`, 'unique ids');
}

function checkAmount(value: number, what: string): void {
  if (value >= 0 && value < Infinity) return;
  throw invalid(`${what} is ${value}`, 'a finite number, zero or more');
}

function invalid(given: string, expected: string): WayfindingError {
  return new WayfindingError(
    'invalid-network',
    `${given}; expected ${expected}. Fix the network input.`,
  );
}
