import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceBetweenSegments, lengthOf, pointBetween, distanceBetween } from './geometry.ts';
import { LocalPlane, type LocalPoint } from './LocalPlane.ts';
import type { NetworkInput } from './NetworkInput.ts';
import { oracleCost } from './oracle.fixture.ts';
import type { Blocker } from './NoRoute.ts';
import type { RouteProfile } from './Profile.ts';
import { fuzzRuns, randomFrom, randomVenue } from './randomVenue.fixture.ts';
import type { Route } from './Route.ts';
import { BODY_RADIUS_METRES, EXEMPT_METRES } from './smoothLine.ts';
import { WalkingNetwork } from './WalkingNetwork.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const profiles: readonly RouteProfile[] = [
  {},
  { isStepFree: true },
  { avoid: ['stairs'] },
  { exclude: ['elevator', 'c0'] },
  { prefersIndoors: true },
  { weights: { shuttle: 0, c1: 2.5, elevator: 0.1 } },
];

function tryAll(check: (venue: NetworkInput, random: () => number) => void): void {
  fc.assert(
    fc.property(seeds, (seed) => check(randomVenue(seed), randomFrom(seed + 1))),
    { numRuns: fuzzRuns },
  );
}

function pickNodes(venue: NetworkInput, random: () => number, most = 1): string[] {
  return Array.from(
    { length: 1 + Math.floor(random() * most) },
    () => venue.nodes[Math.floor(random() * venue.nodes.length)]?.id ?? '',
  );
}

function expectCost(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThan(1e-6 * Math.max(1, expected));
}

function routeOrNone(
  venue: NetworkInput,
  [from, to]: readonly [string[], string[]],
  profile: RouteProfile = {},
): Route | undefined {
  const result = new WalkingNetwork(venue).findRoute({ nodes: from }, [{ nodes: to }], { profile });
  return result.type === 'route' ? result : undefined;
}

test('WF-20 WF-21 every route costs what a plain Dijkstra finds, for every profile', () => {
  tryAll((venue, random) => {
    const ends = [pickNodes(venue, random, 3), pickNodes(venue, random, 6)] as const;
    const profile = profiles[Math.floor(random() * profiles.length)] ?? {};
    const cost = routeOrNone(venue, ends, profile)?.cost ?? Infinity;
    const expected = oracleCost(venue, ...ends, profile);
    if (expected === Infinity) expect(cost).toBe(Infinity);
    else expectCost(cost, expected);
  });
});

test('WF-25 the nearest of many are the cheapest, in order', () => {
  tryAll((venue, random) => {
    const from = pickNodes(venue, random);
    const candidates = Array.from({ length: 4 }, () => pickNodes(venue, random, 2));
    const network = new WalkingNetwork(venue);
    const stops = candidates.map((nodes) => ({ nodes }));
    const costs = network.findNearest({ nodes: from }, stops, { count: 9 }).map(({ cost }) => cost);
    const expected = candidates
      .map((nodes) => oracleCost(venue, from, nodes))
      .filter((cost) => cost < Infinity)
      .sort((a, b) => a - b);
    expect(costs).toHaveLength(expected.length);
    for (const [index, cost] of costs.entries()) expectCost(cost, expected[index] ?? 0);
  });
});

test('WF-30 a step-free route never uses stairs or escalators, nor comes to steps', () => {
  tryAll((venue, random) => {
    const ends = [pickNodes(venue, random), pickNodes(venue, random)] as const;
    const route = routeOrNone(venue, ends, { isStepFree: true });
    for (const leg of route?.legs ?? []) {
      if (leg.type === 'connection') {
        const { kind, isAccessible } = leg.connection;
        expect(isAccessible ?? !['stairs', 'escalator'].includes(kind)).toBe(true);
      } else {
        const steps = venue.nodes.filter(
          ({ id, isAccessible }) => isAccessible === false && leg.nodes.slice(1).includes(id),
        );
        expect(steps).toEqual([]);
      }
    }
  });
});

test('WF-13 WF-70 legs sum up to the route, shares to the legs, and instructions cover the line', () => {
  tryAll((venue, random) => {
    const ends = [pickNodes(venue, random), pickNodes(venue, random)] as const;
    const route = routeOrNone(venue, ends);
    if (!route) return;
    const { legs, instructions } = route;
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    for (const { cost, shares } of legs) expectCost(sum(shares.map((s) => s.metres)), cost);
    expectCost(sum(legs.map(({ cost }) => cost)), route.cost);
    for (const [index, leg] of legs.entries()) {
      const own = instructions.filter((one) => one.leg === index);
      expectCost(sum(own.map((one) => one.distanceMetres)), leg.distanceMetres);
      expectCost(sum(own.map((one) => one.durationSeconds)), leg.durationSeconds);
      expect(own[0]?.position).toEqual(leg.line[0]);
    }
    expect(instructions.at(-1)).toMatchObject({ action: 'arrive', isLast: true });
  });
});

test('WF-61 WF-62 a smoothed line crosses no wall, keeps its distance, and is no longer', () => {
  tryAll((venue, random) => {
    const route = routeOrNone(venue, [pickNodes(venue, random), pickNodes(venue, random)]);
    const plane = new LocalPlane(venue.nodes[0]?.position ?? [0, 0]);
    const places = new Map(venue.nodes.map(({ id, position }) => [id, plane.toLocal(position)]));
    for (const leg of route?.legs ?? []) {
      if (leg.type === 'connection') continue;
      const graphLine = leg.nodes.flatMap((id) => [places.get(id) ?? [0, 0]] as LocalPoint[]);
      expect(leg.distanceMetres).toBeLessThanOrEqual(lengthOf(graphLine) + 1e-6);
      const walls = (venue.barriers ?? []).flatMap(({ floor, line }) => {
        const [start, end] = line.map((position) => plane.toLocal(position));
        return floor === leg.floor && start && end ? [[start, end] as const] : [];
      });
      checkLine(
        leg.line.map((position) => plane.toLocal(position)),
        graphLine,
        walls,
      );
    }
  });
});

/** Each piece is one of the graph's, or crosses nothing and is near walls only at its ends. */
function checkLine(
  line: readonly LocalPoint[],
  graphLine: readonly LocalPoint[],
  walls: readonly (readonly [LocalPoint, LocalPoint])[],
): void {
  for (const [i, b] of line.entries()) {
    const a = line[i - 1];
    if (a === undefined) continue;
    const length = distanceBetween(a, b);
    const at = graphLine.findIndex((point) => distanceBetween(point, a) < 1e-6);
    const isOfGraph = graphLine
      .slice(at)
      .some((p, j, rest) => distanceBetween(p, b) < 1e-6 && j <= 1 + twins(rest, j));
    if (isOfGraph || length < 2 * EXEMPT_METRES) continue;
    const hair = 0.03 / length;
    const middle = EXEMPT_METRES / length;
    for (const wall of walls) {
      const inner = [pointBetween(a, b, hair), pointBetween(a, b, 1 - hair)] as const;
      expect(distanceBetweenSegments(...inner, ...wall)).toBeGreaterThan(0);
      const far = [pointBetween(a, b, middle), pointBetween(a, b, 1 - middle)] as const;
      expect(distanceBetweenSegments(...far, ...wall)).toBeGreaterThan(BODY_RADIUS_METRES - 1e-6);
    }
  }
}

/** How many of the first points lie on the one before them. */
function twins(points: readonly LocalPoint[], end: number): number {
  return points
    .slice(1, end + 1)
    .filter((point, i) => distanceBetween(point, points[i] ?? point) < 1e-6).length;
}

test('WF-50 without all that is named as in the way, there is a route', () => {
  tryAll((venue, random) => {
    const [from, to] = [pickNodes(venue, random), pickNodes(venue, random)];
    const profile: RouteProfile = { isStepFree: true, exclude: ['shuttle'] };
    const options = { profile };
    const result = new WalkingNetwork(venue).findRoute({ nodes: from }, [{ nodes: to }], options);
    if (result.type === 'route') return;
    expect(result.blockers.length).toBeGreaterThan(0);
    if (result.blockers.some(({ type }) => type === 'gap')) return;
    const opened = openUp(venue, result.blockers);
    expect(oracleCost(opened, from, to, profile)).toBeLessThan(Infinity);
  });
});

/** The venue with what is in the way put right, and nothing else. */
function openUp(venue: NetworkInput, blockers: readonly Blocker[]): NetworkInput {
  const connections = new Map(
    blockers.flatMap((one) => ('connection' in one ? [[one.connection.id, one] as const] : [])),
  );
  const stairs = blockers.flatMap((one) => (one.type === 'steps' ? one.connection.nodes : []));
  const steps = blockers.flatMap((one) => (one.type === 'steps-on-floor' ? one.node : []));
  return {
    ...venue,
    nodes: venue.nodes.map((node) =>
      [...stairs, ...steps].includes(node.id) ? { ...node, isAccessible: true } : node,
    ),
    edges: [
      ...venue.edges,
      ...blockers.flatMap((one) => (one.type === 'one-way' ? { from: one.to, to: one.from } : [])),
    ],
    connections: (venue.connections ?? []).map((connection) =>
      connections.has(connection.id)
        ? { ...connection, kind: 'portal', isAccessible: true, isOneWay: false }
        : connection,
    ),
  };
}
