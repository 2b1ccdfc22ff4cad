import createGraph from 'ngraph.graph';
import { aStar, type PathFinder } from 'ngraph.path';
import { buildGraph } from '@mezzanine/wayfinding/build-graph';
import type { Graph } from '@mezzanine/wayfinding/graph';
import { WalkingNetwork } from '@mezzanine/wayfinding';
import { LocalPlane } from '@mezzanine/mvf';
import { Pricing } from '@mezzanine/wayfinding/pricing';
import { Search } from '@mezzanine/wayfinding/search';
import { buildingGraph, randomFrom } from './buildingGraph.ts';

/** Medians over all pairs, in milliseconds. */
export interface RoutingResult {
  readonly nodes: number;
  /** The cheapest route, as nodes. */
  readonly searchMs: number;
  /** The same with legs, times, and instructions. */
  readonly directionsMs: number;
  /** A* of ngraph.path with the same costs and heuristic. */
  readonly ngraphMs: number;
  /** Our search without a heuristic: Dijkstra. */
  readonly dijkstraMs: number;
  /** Pairs whose costs differ between our search, ngraph, and Dijkstra. */
  readonly differences: number;
}

const ROUNDS = 3;

/**
 * Measures routing in a building.
 *
 * @param count - approximate number of nodes
 * @param floorCount - number of floors
 * @param pairCount - number of random pairs
 */
export function measureRouting(
  count: number,
  floorCount: number,
  pairCount: number,
): RoutingResult {
  const input = buildingGraph(count, floorCount);
  const graph = buildGraph(input, new LocalPlane(input.nodes[0]?.position ?? [0, 0]));
  const pricing = new Pricing(graph, {}, []);
  const search = new Search(graph);
  const network = new WalkingNetwork(input);
  const peer = peerOf(graph, pricing);
  const random = randomFrom(11);
  const pick = () => Math.floor(random() * graph.nodeIds.length);
  const pairs = Array.from({ length: pairCount }, () => [pick(), pick()] as const);
  const end = (node: number) => [{ node, cost: 0 }];
  const ways: Ways = {
    search: ([from, to]: Pair) => search.findPath(end(from), end(to), pricing)?.cost,
    directions: ([from, to]: Pair) => {
      const [a = '', b = ''] = [graph.nodeIds[from], graph.nodeIds[to]];
      const route = network.findRoute({ nodes: [a] }, [{ nodes: [b] }]);
      return route.type === 'route' ? route.cost : undefined;
    },
    ngraph: ([from, to]: Pair) =>
      costOfPath(
        peer.find(from, to).map(({ id }) => Number(id)),
        graph,
        pricing,
      ),
    dijkstra: ([from, to]: Pair) => search.findPaths(end(from), end(to), pricing)[0]?.cost,
  };
  const { times, differences } = runAll(ways, pairs);
  return {
    nodes: graph.nodeIds.length,
    searchMs: medianOf(times.search),
    directionsMs: medianOf(times.directions),
    ngraphMs: medianOf(times.ngraph),
    dijkstraMs: medianOf(times.dijkstra),
    differences,
  };
}

type Contender = 'search' | 'directions' | 'ngraph' | 'dijkstra';

/** Functions that return the cost of a pair, by search; undefined means no route. */
type Ways = Readonly<Record<Contender, (pair: Pair) => number | undefined>>;

/**
 * Times of all rounds except the first, which warms up and compares costs. The order rotates.
 */
function runAll(ways: Ways, pairs: readonly Pair[]) {
  const names = Object.keys(ways) as Contender[];
  const emptyLists = (): Record<Contender, number[]> => ({
    search: [],
    directions: [],
    ngraph: [],
    dijkstra: [],
  });
  const [times, costs] = [emptyLists(), emptyLists()];
  const runOne = (name: Contender, round: number) => {
    for (const pair of pairs) {
      const start = performance.now();
      const cost = ways[name](pair) ?? Infinity;
      if (round === 0) costs[name].push(cost);
      else times[name].push(performance.now() - start);
    }
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const offset of names.keys()) {
      runOne(names[(round + offset) % names.length] ?? 'search', round);
    }
  }
  const differences = pairs.filter((_, pair) => {
    const all = names.map((name) => costs[name][pair] ?? Number.NaN);
    return !(Math.max(...all) - Math.min(...all) < 1e-6);
  }).length;
  return { times, differences };
}

type Pair = readonly [from: number, to: number];

/** The same graph for ngraph.path, with costs computed beforehand. */
function peerOf(graph: Graph, pricing: Pricing): PathFinder {
  const peer = createGraph<number>();
  for (const node of graph.nodeIds.keys()) peer.addNode(node);
  for (let from = 0; from + 1 < graph.offsets.length; from += 1) {
    for (let edge = graph.offsets[from] ?? 0; edge < (graph.offsets[from + 1] ?? 0); edge += 1) {
      peer.addLink(from, graph.targets[edge] ?? 0, pricing.edgeCost(graph, edge));
    }
  }
  const { x, y } = graph;
  return aStar(peer, {
    oriented: true,
    distance: (_from, _to, link) => link.data,
    heuristic: (node, goal) => {
      const [a, b] = [Number(node.id), Number(goal.id)];
      const [dx, dy] = [(x[b] ?? 0) - (x[a] ?? 0), (y[b] ?? 0) - (y[a] ?? 0)];
      return pricing.leastPerMeter * Math.sqrt(dx * dx + dy * dy);
    },
  });
}

/** Cost of a path, which ngraph returns from end to start. */
function costOfPath(path: readonly number[], graph: Graph, pricing: Pricing): number {
  const nodes = path.toReversed();
  return nodes.slice(1).reduce((sum, to, i) => {
    const from = nodes[i] ?? to;
    let least = Infinity;
    for (let edge = graph.offsets[from] ?? 0; edge < (graph.offsets[from + 1] ?? 0); edge += 1) {
      if (graph.targets[edge] === to) least = Math.min(least, pricing.edgeCost(graph, edge));
    }
    return sum + least;
  }, 0);
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
