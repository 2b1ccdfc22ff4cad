import { LocalPlane, type LocalPoint } from '@mezzanine/mvf';
import type { ConnectionInput, NetworkInput, NodeInput } from './NetworkInput.ts';
import type { RouteProfile } from './Profile.ts';

/** Finds the lowest cost in the simplest way: no heap, no bounds, no typed arrays. */
export function oracleCost(
  input: NetworkInput,
  from: readonly string[],
  to: readonly string[],
  profile: RouteProfile = {},
): number {
  const edges = edgesOf(input, profile);
  const costs = new Map<string, number>(from.map((id) => [id, 0]));
  const done = new Set<string>();
  for (;;) {
    const [next] = [...costs].filter(([id]) => !done.has(id)).sort(([, a], [, b]) => a - b);
    if (next === undefined) return Infinity;
    const [id, cost] = next;
    if (to.includes(id)) return cost;
    done.add(id);
    for (const edge of edges.get(id) ?? []) {
      costs.set(edge.to, Math.min(cost + edge.cost, costs.get(edge.to) ?? Infinity));
    }
  }
}

interface OracleEdge {
  readonly from: NodeInput;
  readonly to: NodeInput;
  readonly cost: number;
}

type Edges = Map<string, { to: string; cost: number }[]>;

/** Every edge that the profile may use. */
function edgesOf(input: NetworkInput, profile: RouteProfile): Edges {
  const edges: Edges = new Map();
  for (const { from, to, cost } of [...walksOf(input, profile), ...ridesOf(input, profile)]) {
    if (profile.isStepFree && to.isAccessible === false) continue;
    edges.set(from.id, [...(edges.get(from.id) ?? []), { to: to.id, cost }]);
  }
  return edges;
}

function walksOf(input: NetworkInput, profile: RouteProfile): OracleEdge[] {
  const nodes = new Map(input.nodes.map((node) => [node.id, node]));
  return input.edges.flatMap(({ from: fromId, to: toId, weight = 0 }) => {
    const [from, to] = [nodes.get(fromId), nodes.get(toId)];
    if (!from || !to) return [];
    const isOutdoors = from.isOutdoors === true && to.isOutdoors === true;
    const factor = isOutdoors && profile.prefersIndoors ? 3 : 1;
    const length = Math.hypot(runOf(input, from, to), riseOf(input, from, to));
    return { from, to, cost: length * factor + weight };
  });
}

function ridesOf(input: NetworkInput, profile: RouteProfile): OracleEdge[] {
  const usable = (input.connections ?? []).filter((connection) => isUsable(connection, profile));
  return usable.flatMap((connection) => {
    const own = connection.nodes.flatMap((id) => input.nodes.filter((node) => node.id === id));
    const isLevel = new Set(own.map(({ floor }) => floor)).size === 1;
    const pairs = own.flatMap((from, i) => own.map((to, j) => ({ from, to, i, j })));
    return pairs.flatMap(({ from, to, i, j }) => {
      const isBackwards = connection.isOneWay === true && j < i;
      if (i === j || isBackwards || (from.floor === to.floor && !isLevel)) return [];
      return { from, to, cost: rideCost(connection, { input, from, to, profile }) };
    });
  });
}

interface Ride {
  readonly input: NetworkInput;
  readonly from: NodeInput;
  readonly to: NodeInput;
  readonly profile: RouteProfile;
}

function rideCost(connection: ConnectionInput, { input, from, to, profile }: Ride): number {
  const { multiplier = 1, weight = 0, id, kind } = connection;
  const seconds = time(kind, riseOf(input, from, to), runOf(input, from, to));
  const factor = (profile.weights?.[id] ?? 1) * (profile.weights?.[kind] ?? 1);
  const isAvoided = [id, kind].some((key) => profile.avoid?.includes(key));
  return (seconds * 1.34 * multiplier + weight) * factor + (isAvoided ? 10_000 : 0);
}

function isUsable({ id, kind, isAccessible }: ConnectionInput, profile: RouteProfile): boolean {
  if ([id, kind].some((key) => profile.exclude?.includes(key))) return false;
  return !profile.isStepFree || (isAccessible ?? !['stairs', 'escalator'].includes(kind));
}

function time(kind: string, rise: number, run: number): number {
  const speeds: Record<string, readonly [up: number, down: number, along: number]> = {
    escalator: [0.25, 0.25, 0.43],
    elevator: [1, 1, 1.34],
    ramp: [1.34 / 12, 1.34 / 12, 1.34],
  };
  const [up, down, along] = speeds[kind] ?? [0.36, 0.41, 1.34];
  return (
    (kind === 'elevator' ? 30 : 0) + Math.max(Math.abs(rise) / (rise > 0 ? up : down), run / along)
  );
}

const points = new WeakMap<NodeInput, LocalPoint>();

function pointOf({ nodes }: NetworkInput, node: NodeInput): LocalPoint {
  const known = points.get(node);
  if (known) return known;
  const point = new LocalPlane(nodes[0]?.position ?? [0, 0]).toLocal(node.position);
  points.set(node, point);
  return point;
}

function runOf(input: NetworkInput, a: NodeInput, b: NodeInput): number {
  const [[ax, ay], [bx, by]] = [pointOf(input, a), pointOf(input, b)];
  return Math.hypot(bx - ax, by - ay);
}

function riseOf({ floors }: NetworkInput, a: NodeInput, b: NodeInput): number {
  const altitudeOf = (id: string) => floors.find((floor) => floor.id === id)?.altitudeMeters ?? 0;
  return altitudeOf(b.floor) - altitudeOf(a.floor);
}
