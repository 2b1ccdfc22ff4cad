import { floorAt, type Graph, type Hop, outdoorClass, pointAt } from './Graph.ts';
import { distanceBetween, lengthOf } from './geometry.ts';
import type { LocalPlane, LocalPoint } from '@mezzanine/mvf';
import type { JoinedStop, Section } from './planSections.ts';
import type { Pricing } from './Pricing.ts';
import type { CostReason, CostShare, Leg } from './Route.ts';
import { smoothLine } from './smoothLine.ts';
import type { Barriers } from './Barriers.ts';

/** A leg, with its line in meters for finding turns. */
export interface LocalLeg {
  readonly leg: Leg;
  readonly line: readonly LocalPoint[];
}

/** Inputs of legs. */
export interface LegContext {
  readonly graph: Graph;
  readonly pricing: Pricing;
  readonly plane: LocalPlane;
  /** Barriers that a smoothed line may not cross on a floor. */
  readonly barriersOf: (floor: string) => Barriers;
}

/** A leg under construction. */
interface Draft {
  readonly floor: string;
  readonly points: LocalPoint[];
  readonly nodes: string[];
  readonly shares: Map<CostReason, number>;
}

/**
 * Splits the path between two stops into walks and connections, and smooths the walks.
 *
 * @param section - the path
 * @param stops - its start and end
 * @param arrivesAt - index of the destination
 */
export function buildLegs(
  section: Section,
  stops: readonly [from: JoinedStop, to: JoinedStop],
  arrivesAt: number,
  context: LegContext,
): LocalLeg[] {
  const pieces = new LegWriter(context);
  const [from, to] = stops;
  const [first] = section.nodes;
  pieces.begin(first === undefined ? (from.floor ?? '') : floorAt(context.graph, first));
  if (from.point) pieces.walkTo(from.point, section.startCost);
  if (first !== undefined) pieces.arriveAt(first);
  for (const [index, edge] of section.edges.entries()) {
    pieces.take(edge, section.nodes[index] ?? 0, section.nodes[index + 1] ?? 0);
  }
  if (to.point) pieces.walkTo(to.point, section.endCost);
  return pieces.end(arrivesAt);
}

class LegWriter {
  readonly #context: LegContext;
  readonly #legs: LocalLeg[] = [];
  #draft: Draft = newDraft('');

  constructor(context: LegContext) {
    this.#context = context;
  }

  begin(floor: string): void {
    this.#draft = newDraft(floor);
  }

  walkTo(point: LocalPoint, meters = 0): void {
    this.#draft.points.push(point);
    add(this.#draft.shares, 'distance', meters);
  }

  arriveAt(node: number): void {
    const { graph } = this.#context;
    this.walkTo(pointAt(graph, node));
    this.#draft.nodes.push(graph.nodeIds[node] ?? '');
  }

  take(edge: number, from: number, to: number): void {
    const { graph, pricing } = this.#context;
    const hop = pricing.hopOf(graph, edge);
    if (hop) {
      this.#closeWalk();
      this.#ride(hop);
      this.begin(floorAt(graph, to));
      this.arriveAt(to);
      return;
    }
    if (graph.floorOf[from] !== graph.floorOf[to]) {
      this.#closeWalk();
      this.begin(floorAt(graph, to));
      // The step onto the other floor belongs to the following leg, so no meter is lost.
      this.walkTo(pointAt(graph, from));
    }
    this.arriveAt(to);
    const length = graph.lengths[edge] ?? 0;
    add(this.#draft.shares, 'distance', length);
    add(this.#draft.shares, 'edge-weight', graph.weights[edge] ?? 0);
    if (graph.classes[edge] === outdoorClass) {
      add(this.#draft.shares, 'outdoors', length * (pricing.surcharges[outdoorClass] ?? 0));
    }
  }

  end(arrivesAt: number): LocalLeg[] {
    // A route of length zero still gets a leg, so every arrival has one.
    if (this.#draft.points.length === 1 && this.#legs.length === 0) {
      this.#draft.points.push(...this.#draft.points);
    }
    this.#closeWalk();
    const last = this.#legs.at(-1);
    if (last) this.#legs[this.#legs.length - 1] = { ...last, leg: { ...last.leg, arrivesAt } };
    return this.#legs;
  }

  #closeWalk(): void {
    const { floor, points, nodes, shares } = this.#draft;
    if (points.length < 2) return;
    const line = smoothLine(points, this.#context.barriersOf(floor));
    const distanceMeters = lengthOf(line);
    const leg: Leg = {
      type: 'walk',
      floor,
      nodes,
      distanceMeters,
      ...sumOf(shares),
      line: line.map((point) => this.#context.plane.toPosition(point)),
      durationSeconds: distanceMeters / this.#context.pricing.pace,
    };
    this.#legs.push({ leg, line });
  }

  #ride(hop: Hop): void {
    const ridden = this.#legOf(hop);
    const before = this.#legs.at(-1);
    // Several floors in one staircase are a single instruction.
    const whole = before && this.#draft.points.length < 2 ? joinRides(before, ridden) : undefined;
    if (whole) this.#legs.pop();
    this.#legs.push(whole ?? ridden);
  }

  #legOf(hop: Hop): LocalLeg {
    const { graph, pricing, plane } = this.#context;
    const { connection, riseMeters } = hop;
    const cost = pricing.costOf(hop);
    const shares = new Map<CostReason, number>();
    add(shares, 'connection-time', cost.time);
    add(shares, 'connection-weight', cost.venue);
    add(shares, 'profile-weight', cost.profile);
    add(shares, 'avoided', cost.avoided);
    const line = [pointAt(graph, hop.from), pointAt(graph, hop.to)] as const;
    const leg: Leg = {
      type: 'connection',
      connection,
      riseMeters,
      fromFloor: floorAt(graph, hop.from),
      toFloor: floorAt(graph, hop.to),
      line: line.map((point) => plane.toPosition(point)),
      distanceMeters: distanceBetween(...line),
      durationSeconds: pricing.secondsOf(hop),
      ...sumOf(shares),
    };
    return { leg, line };
  }
}

function joinRides(before: LocalLeg, after: LocalLeg): LocalLeg | undefined {
  const [first, second] = [before.leg, after.leg];
  if (first.type === 'walk' || second.type === 'walk') return undefined;
  const isSame = first.connection === second.connection && first.toFloor === second.fromFloor;
  if (!isSame || first.riseMeters * second.riseMeters < 0) return undefined;
  const shares = new Map<CostReason, number>();
  for (const { reason, meters } of [...first.shares, ...second.shares]) add(shares, reason, meters);
  const leg: Leg = {
    ...first,
    ...sumOf(shares),
    toFloor: second.toFloor,
    line: [...first.line, ...second.line.slice(1)],
    riseMeters: first.riseMeters + second.riseMeters,
    distanceMeters: first.distanceMeters + second.distanceMeters,
    durationSeconds: first.durationSeconds + second.durationSeconds,
  };
  return { leg, line: [...before.line, ...after.line.slice(1)] };
}

function sumOf(shares: ReadonlyMap<CostReason, number>): Pick<Leg, 'cost' | 'shares'> {
  const list: CostShare[] = [...shares].map(([reason, meters]) => ({ reason, meters }));
  return { cost: list.reduce((sum, { meters }) => sum + meters, 0), shares: list };
}

function newDraft(floor: string): Draft {
  return { floor, points: [], nodes: [], shares: new Map() };
}

function add(shares: Map<CostReason, number>, reason: CostReason, meters: number): void {
  if (meters !== 0) shares.set(reason, (shares.get(reason) ?? 0) + meters);
}
