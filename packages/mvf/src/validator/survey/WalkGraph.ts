import type { Mvf } from '../../Mvf.ts';
import type { ConnectionRecord } from '../../record-types/connection.ts';

/** The walking graph as arrays, by index of nodes in `node.geojson`. */
export interface WalkGraph {
  /** For each node, its direct neighbors, including through connections. */
  readonly next: readonly (readonly number[])[];
  /** Like `next`, but step-free: no stairs, no escalators, only accessible nodes. */
  readonly nextStepFree: readonly (readonly number[])[];
  readonly indexOf: ReadonlyMap<string, number>;
}

const typesWithSteps: ReadonlySet<string> = new Set(['stairs', 'escalator', 'ladder', 'slide']);

/** Whether a wheelchair can use the connection, by its `accessible` flag or otherwise its type. */
function isStepFree({ accessible, type }: ConnectionRecord): boolean {
  return !typesWithSteps.has(type) && accessible !== false;
}

/** Whether the type of connection has steps, regardless of its `accessible` flag. */
export function hasSteps(type: string): boolean {
  return typesWithSteps.has(type);
}

/** Builds the walking graph without dangling references (`REF-01` reports them). */
export function walkGraphOf(venue: Mvf): WalkGraph {
  const indexOf = new Map(venue.nodes.map(({ properties }, i) => [properties.id, i]));
  const accessible = accessibleNodesOf(venue);
  const next: number[][] = venue.nodes.map(() => []);
  const nextStepFree: number[][] = venue.nodes.map(() => []);
  const join = (from: number, to: number, isFree: boolean): void => {
    next[from]?.push(to);
    if (isFree && accessible[from] && accessible[to]) nextStepFree[from]?.push(to);
  };
  venue.nodes.forEach(({ properties }, from) => {
    for (const { id } of properties.neighbors) {
      const to = indexOf.get(id);
      if (to !== undefined) join(from, to, true);
    }
  });
  for (const connection of venue.connections) {
    const isFree = isStepFree(connection);
    for (const [from, to] of stepsOf(connection, indexOf)) join(from, to, isFree);
  }
  return { next, nextStepFree, indexOf };
}

function* stepsOf(
  { nodes, isOneWay = false }: ConnectionRecord,
  indexOf: ReadonlyMap<string, number>,
): Generator<readonly [number, number]> {
  const stops = nodes.map((id) => indexOf.get(id)).filter((i) => i !== undefined);
  for (const [i, from] of stops.entries()) {
    for (const to of isOneWay ? stops.slice(i + 1) : stops) if (from !== to) yield [from, to];
  }
}

/** If no node has the accessible flag, all nodes count as accessible. */
function accessibleNodesOf(venue: Mvf): readonly boolean[] {
  const flag = venue.navigationFlags['accessible'];
  const isFlagged = venue.nodes.map(
    ({ properties }) =>
      flag !== undefined && (((properties.flags?.[flag.index] ?? 0) >> flag.bit) & 1) === 1,
  );
  return isFlagged.includes(true) ? isFlagged : venue.nodes.map(() => true);
}

/** The connected part of each node, ignoring the direction of edges. */
export function componentsOf(next: readonly (readonly number[])[]): Int32Array {
  const parents = Int32Array.from(next.keys());
  const rootOf = (node: number): number => {
    let root = node;
    while (parents[root] !== root) root = parents[root] as number;
    let step = node;
    while (step !== root) [step, parents[step]] = [parents[step] as number, root];
    return root;
  };
  next.forEach((targets, from) => {
    for (const to of targets) {
      const [a, b] = [rootOf(from), rootOf(to)];
      // The lower index stays the root, so a part is numbered by its first node.
      if (a < b) parents[b] = a;
      else parents[a] = b;
    }
  });
  return parents.map((_, node) => rootOf(node));
}

/** The most frequent number among entries for which `counts` is true; the lowest if tied, or -1. */
export function mostCommon(
  components: Int32Array,
  counts: (node: number) => boolean = () => true,
): number {
  const sizes = new Map<number, number>();
  components.forEach((component, node) => {
    if (counts(node)) sizes.set(component, (sizes.get(component) ?? 0) + 1);
  });
  let best: readonly [component: number, size: number] = [-1, 0];
  for (const [component, size] of sizes) {
    if (size > best[1] || (size === best[1] && component < best[0])) best = [component, size];
  }
  return best[0];
}
