import { STEPS_MARK, ZONE_MARK } from './closeEdges.ts';
import { CostHeap } from './CostHeap.ts';
import { distanceBetween } from './geometry.ts';
import { floorAt, type Graph, type Hop, pointAt } from './Graph.ts';
import type { LocalPlane } from '@mezzanine/mvf';
import type { ConnectionInput } from './NetworkInput.ts';
import type { Blocker } from './NoRoute.ts';
import { isConnectionStepFree, type Pricing, totalOf } from './Pricing.ts';
import type { End } from './Search.ts';
import type { Surroundings } from './Surroundings.ts';

/** A blocker costs more than any route, so the path with the fewest is found. */
const HINDRANCE_METERS = 1e7;

/** Inputs of the search for blockers. */
export interface BlockerContext {
  readonly graph: Graph;
  readonly pricing: Pricing;
  readonly plane: LocalPlane;
  readonly surroundings: Surroundings;
  /** Names of the profile's closed zones. */
  readonly zoneNames: readonly string[];
}

/** A step of the route that would be taken if everything were allowed. */
interface Step {
  readonly edge: number;
  readonly from: number;
  readonly to: number;
  readonly isReversed: boolean;
}

/** Why no goal can be reached: the smallest set of blockers. */
export function findBlockers(
  starts: readonly End[],
  goals: readonly End[],
  context: BlockerContext,
): Blocker[] {
  const { graph } = context;
  const steps = new Map<number, Step | undefined>();
  const costs = new Map<number, number>(starts.map(({ node, cost }) => [node, cost]));
  const wanted = new Set(goals.map(({ node }) => node));
  const reversed = reverseEdges(graph);
  const waiting = new Map<number, Step | undefined>(starts.map(({ node }) => [node, undefined]));
  const heap = new CostHeap();
  for (const { node, cost } of starts) heap.push(node, cost);
  while (heap.size > 0) {
    const node = heap.pop();
    if (steps.has(node)) continue;
    steps.set(node, waiting.get(node));
    if (wanted.has(node)) return describeWay(node, steps, context);
    for (const step of stepsFrom(graph, reversed, node)) {
      const cost = (costs.get(node) ?? 0) + costOfStep(step, context);
      if (steps.has(step.to) || cost >= (costs.get(step.to) ?? Infinity)) continue;
      costs.set(step.to, cost);
      waiting.set(step.to, step);
      heap.push(step.to, cost);
    }
  }
  return [gapBetween([...steps.keys()], goals, reversed, context)];
}

function costOfStep(step: Step, context: BlockerContext): number {
  const { graph, pricing } = context;
  const { edge, isReversed } = step;
  const hop = pricing.hopOf(graph, edge);
  const isBarred = hop !== undefined && pricing.barOf(hop) !== undefined;
  const isClosed = markOf(step, context) !== 0;
  const way = hop && isBarred ? totalOf(pricing.costOf(hop)) : pricing.openCost(graph, edge);
  const hindrances = [isReversed, isBarred, isClosed].filter(Boolean).length;
  return way + hindrances * HINDRANCE_METERS;
}

function describeWay(
  end: number,
  steps: ReadonlyMap<number, Step | undefined>,
  context: BlockerContext,
): Blocker[] {
  const way: Step[] = [];
  for (let step = steps.get(end); step !== undefined; step = steps.get(step.from)) way.push(step);
  const seen = new Set<string>();
  return foldLandings(way.reverse().map((step) => blockersOf(step, context))).filter((one) => {
    const key = 'connection' in one ? `${one.type} ${one.connection.id}` : JSON.stringify(one);
    return !seen.has(key) && seen.add(key);
  });
}

/** Steps directly before and after stairs belong to the stairs and are not reported separately. */
function foldLandings(way: readonly (readonly Blocker[])[]): Blocker[] {
  const folded: Blocker[] = [];
  let landings: StepsOnFloor[] = [];
  for (const [index, blockers] of way.entries()) {
    for (const blocker of blockers) {
      const before = folded.at(-1);
      if (blocker.type === 'steps') {
        folded.push({ ...blocker, landings: landings.map(({ node }) => node) });
        landings = [];
      } else if (blocker.type !== 'steps-on-floor') {
        folded.push(...landings, blocker);
        landings = [];
      } else if (before?.type === 'steps' && isUnbroken(way, before, index)) {
        folded.splice(-1, 1, { ...before, landings: [...before.landings, blocker.node] });
      } else {
        landings.push(blocker);
      }
    }
    if (blockers.length > 0) continue;
    folded.push(...landings);
    landings = [];
  }
  return [...folded, ...landings];
}

type StepsOnFloor = Extract<Blocker, { type: 'steps-on-floor' }>;

/** Whether all nodes from the stairs to here have steps. */
function isUnbroken(
  way: readonly (readonly Blocker[])[],
  stairs: Extract<Blocker, { type: 'steps' }>,
  index: number,
): boolean {
  const start = way.findLastIndex((blockers) =>
    blockers.some((one) => one.type === 'steps' && one.connection === stairs.connection),
  );
  return way.slice(start, index).every((blockers) => blockers.length > 0);
}

function blockersOf(step: Step, context: BlockerContext): Blocker[] {
  const { graph, pricing, zoneNames } = context;
  const hop = pricing.hopOf(graph, step.edge);
  const mark = markOf(step, context);
  const found: Blocker[] = [];
  if (mark >= ZONE_MARK) {
    found.push({ type: 'closed-zone', name: zoneNames[mark - ZONE_MARK] ?? '' });
  }
  found.push(...(hop ? hopBlockersOf(step, hop, context) : walkBlockersOf(step, context)));
  // The landing of stairs may be marked as having steps; only the stairs are reported.
  if (mark !== STEPS_MARK || found.some(({ type }) => type === 'steps')) return found;
  const node = graph.nodeIds[step.to] ?? '';
  return [...found, { type: 'steps-on-floor', node, ...placeOf(step, context) }];
}

/** Why an edge is closed; in the reverse direction, its other end counts. */
function markOf({ edge, to, isReversed }: Step, { graph, pricing }: BlockerContext): number {
  const mark = pricing.closed?.[edge] ?? 0;
  if (!isReversed || mark >= ZONE_MARK) return mark;
  return pricing.isStepFree && graph.hasSteps[to] === 1 ? STEPS_MARK : 0;
}

function walkBlockersOf(step: Step, context: BlockerContext): Blocker[] {
  if (!step.isReversed) return [];
  const [to = '', from = ''] = [step.from, step.to].map((node) => context.graph.nodeIds[node]);
  return [{ type: 'one-way', from, to, ...placeOf(step, context) }];
}

function hopBlockersOf(step: Step, hop: Hop, context: BlockerContext): Blocker[] {
  const { connection } = hop;
  const bar = context.pricing.barOf(hop);
  const found: Blocker[] = [];
  if (bar === 'excluded') found.push({ type: 'excluded', connection });
  if (bar === 'steps') found.push(stepsOf(step, hop, context));
  if (step.isReversed) found.push({ type: 'one-way-connection', connection });
  return found;
}

function placeOf({ to }: Step, { graph, plane }: BlockerContext) {
  return { floor: floorAt(graph, to), position: plane.toPosition(pointAt(graph, to)) };
}

function stepsOf({ from, to }: Step, { connection }: Hop, { graph }: BlockerContext): Blocker {
  const elevator = nearestElevator(from, to, graph);
  return {
    type: 'steps',
    connection,
    fromFloor: floorAt(graph, from),
    toFloor: floorAt(graph, to),
    landings: [],
    ...(elevator && { elevator }),
  };
}

/** The nearest step-free connection to the stairs that stops at one of the floors. */
function nearestElevator(from: number, to: number, graph: Graph): ConnectionInput | undefined {
  const floors = new Set([graph.floorOf[from], graph.floorOf[to]]);
  let nearest: ConnectionInput | undefined;
  let least = Infinity;
  for (const hop of graph.hops) {
    if (!isConnectionStepFree(hop.connection) || hop.riseMeters === 0) continue;
    if (!floors.has(graph.floorOf[hop.from])) continue;
    const far = distanceBetween(pointAt(graph, hop.from), pointAt(graph, from));
    if (far < least) [nearest, least] = [hop.connection, far];
  }
  return nearest;
}

/** Edges by the node they lead to. */
type ReversedEdges = ReadonlyMap<number, readonly Step[]>;

function reverseEdges({ offsets, targets }: Graph): ReversedEdges {
  const reversed = new Map<number, Step[]>();
  for (let from = 0; from + 1 < offsets.length; from += 1) {
    for (let edge = offsets[from] ?? 0; edge < (offsets[from + 1] ?? 0); edge += 1) {
      const to = targets[edge] ?? 0;
      const step: Step = { edge, from: to, to: from, isReversed: true };
      const list = reversed.get(to);
      if (list) list.push(step);
      else reversed.set(to, [step]);
    }
  }
  return reversed;
}

function stepsFrom({ offsets, targets }: Graph, reversed: ReversedEdges, node: number): Step[] {
  const steps: Step[] = [];
  for (let edge = offsets[node] ?? 0; edge < (offsets[node + 1] ?? 0); edge += 1) {
    steps.push({ edge, from: node, to: targets[edge] ?? 0, isReversed: false });
  }
  return [...steps, ...(reversed.get(node) ?? [])];
}

/** Two disconnected parts: their shortest gap. */
function gapBetween(
  near: readonly number[],
  goals: readonly End[],
  reversed: ReversedEdges,
  { graph, surroundings, plane }: BlockerContext,
): Blocker {
  const isNear = new Set(near);
  const far = componentOf(goals, reversed, graph);
  const floorsOf = (nodes: Iterable<number>) => [
    ...new Set(Array.from(nodes, (node) => floorAt(graph, node))),
  ];
  const pair = nearestPair(isNear, far, { graph, surroundings });
  const nearest = pair && {
    floor: floorAt(graph, pair.from),
    from: plane.toPosition(pointAt(graph, pair.from)),
    to: plane.toPosition(pointAt(graph, pair.to)),
    meters: pair.meters,
  };
  return {
    type: 'gap',
    fromFloors: floorsOf(near),
    toFloors: floorsOf(far),
    ...(nearest && { nearest }),
  };
}

function componentOf(goals: readonly End[], reversed: ReversedEdges, graph: Graph): Set<number> {
  const found = new Set(goals.map(({ node }) => node));
  for (const node of found) {
    for (const { to } of stepsFrom(graph, reversed, node)) found.add(to);
  }
  return found;
}

/** Number of neighbors of a node to check for one in the other part. */
const NEIGHBORS_SEEN = 64;

function nearestPair(
  near: ReadonlySet<number>,
  far: ReadonlySet<number>,
  { graph, surroundings }: Pick<BlockerContext, 'graph' | 'surroundings'>,
): { from: number; to: number; meters: number } | undefined {
  let best: { from: number; to: number; meters: number } | undefined;
  const [few, isOther] = near.size < far.size ? [near, far] : [far, near];
  for (const node of few) {
    const point = pointAt(graph, node);
    const floor = floorAt(graph, node);
    const around = surroundings.nodesNear(floor, point, NEIGHBORS_SEEN);
    const other = around.find((candidate) => isOther.has(candidate));
    if (other === undefined) continue;
    const meters = distanceBetween(point, pointAt(graph, other));
    if (best !== undefined && best.meters <= meters) continue;
    best = few === near ? { from: node, to: other, meters } : { from: other, to: node, meters };
  }
  return best;
}
