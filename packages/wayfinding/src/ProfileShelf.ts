import type { Barriers } from './Barriers.ts';
import type { ClosedShape } from './closeEdges.ts';
import type { Graph } from './Graph.ts';
import type { LocalPlane } from '@mezzanine/mvf';
import { Pricing } from './Pricing.ts';
import type { ClosedZone, RouteProfile } from './Profile.ts';
import { piecesOf } from './Surroundings.ts';
import { WayfindingError } from './WayfindingError.ts';

/** Number of cached profiles: an app uses a few, repeatedly. */
const MOST_KEPT = 8;

/** A profile, prepared for searching. */
export interface PreparedProfile {
  readonly pricing: Pricing;
  readonly zoneNames: readonly string[];
  /** Barriers of a floor, including the edges of closed zones. */
  readonly barriersOn: (floor: string, barriers: Barriers) => Barriers;
}

/** Caches the most recently used profiles by value. */
export class ProfileShelf {
  readonly #graph: Graph;
  readonly #plane: LocalPlane;
  readonly #kept = new Map<string, PreparedProfile>();

  constructor(graph: Graph, plane: LocalPlane) {
    this.#graph = graph;
    this.#plane = plane;
  }

  /**
   * @throws {@link WayfindingError} `invalid-profile`, `invalid-stop` for unknown nodes of zones
   */
  prepare(profile: RouteProfile): PreparedProfile {
    const key = JSON.stringify(profile);
    const prepared = this.#kept.get(key) ?? this.#make(profile);
    this.#kept.delete(key);
    this.#kept.set(key, prepared);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return prepared;
  }

  #make(profile: RouteProfile): PreparedProfile {
    checkProfile(profile);
    const zones = profile.closed ?? [];
    const shapes = zones.map((zone) => this.#shapeOf(zone));
    const edges = new Map<string, ReturnType<typeof piecesOf>>();
    for (const [index, zone] of zones.entries()) {
      const shape = shapes[index];
      if (!('floor' in zone) || shape === undefined || !('ring' in shape)) continue;
      const ring = [...shape.ring, ...shape.ring.slice(0, 1)];
      edges.set(zone.floor, [...(edges.get(zone.floor) ?? []), ...piecesOf(ring, 0)]);
    }
    return {
      pricing: new Pricing(this.#graph, profile, shapes),
      zoneNames: zones.map(({ name }) => name),
      barriersOn: (floor, barriers) => barriers.with(edges.get(floor) ?? []),
    };
  }

  #shapeOf(zone: ClosedZone): ClosedShape {
    if ('nodes' in zone) {
      const nodes = zone.nodes.map((id) => this.#graph.nodeIndexes.get(id));
      const missing = zone.nodes[nodes.indexOf(undefined)];
      if (missing !== undefined) {
        throw invalid(`Zone "${zone.name}" has the node "${missing}"`, 'nodes of the network');
      }
      return { nodes: new Set(nodes.flatMap((node) => node ?? [])) };
    }
    const floor = this.#graph.floorIndexes.get(zone.floor);
    if (floor === undefined || zone.outline.length < 3) {
      throw invalid(
        `Zone "${zone.name}" has ${zone.outline.length} corners on the floor "${zone.floor}"`,
        'three corners or more on a floor of the network',
      );
    }
    return { floor, ring: zone.outline.map((position) => this.#plane.toLocal(position)) };
  }
}

function checkProfile({ weights = {}, travel = {}, walkingMetersPerSecond }: RouteProfile): void {
  for (const [key, weight] of Object.entries(weights)) {
    checkNumber(weight, `The weight of "${key}"`, 'zero or more');
  }
  if (walkingMetersPerSecond !== undefined) {
    checkNumber(walkingMetersPerSecond, 'The walking speed', 'above zero');
  }
  for (const [kind, { waitSeconds, ...speeds }] of Object.entries(travel)) {
    checkNumber(waitSeconds, `The wait of "${kind}"`, 'zero or more');
    for (const speed of Object.values(speeds)) {
      checkNumber(speed, `A speed of "${kind}"`, 'above zero');
    }
  }
}

function checkNumber(value: number, what: string, range: 'zero or more' | 'above zero'): void {
  const isLowEnough = value < Infinity;
  const isHighEnough = range === 'above zero' ? value > 0 : value >= 0;
  if (isLowEnough && isHighEnough) return;
  throw invalid(`${what} is ${value}`, `a finite number ${range}`);
}

function invalid(given: string, expected: string): WayfindingError {
  return new WayfindingError(
    'invalid-profile',
    `${given}; expected ${expected}. Correct the profile.`,
  );
}
