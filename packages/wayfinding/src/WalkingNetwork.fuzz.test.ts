import { expect, test } from 'vitest';
import type { NetworkInput } from './NetworkInput.ts';
import { oracleCost } from './oracle.fixture.ts';
import type { Blocker } from './NoRoute.ts';
import type { RouteProfile } from './Profile.ts';
import { fuzzTimeoutMs } from './randomVenue.fixture.ts';
import { expectCost, pickNodes, routeOrNone, tryAll } from './tryVenues.fixture.ts';
import { WalkingNetwork } from './WalkingNetwork.ts';

const profiles: readonly RouteProfile[] = [
  {},
  { isStepFree: true },
  { avoid: ['stairs'] },
  { exclude: ['elevator', 'c0'] },
  { prefersIndoors: true },
  { weights: { shuttle: 0, c1: 2.5, elevator: 0.1 } },
];

test(
  'WF-20 WF-21 every route has the cost that a plain Dijkstra finds, for every profile',
  () => {
    tryAll((venue, random) => {
      const ends = [pickNodes(venue, random, 3), pickNodes(venue, random, 6)] as const;
      const profile = profiles[Math.floor(random() * profiles.length)] ?? {};
      const cost = routeOrNone(venue, ends, profile)?.cost ?? Infinity;
      const expected = oracleCost(venue, ...ends, profile);
      if (expected === Infinity) expect(cost).toBe(Infinity);
      else expectCost(cost, expected);
    });
  },
  fuzzTimeoutMs,
);

test(
  'WF-25 the nearest of many destinations are the cheapest, in order',
  () => {
    tryAll((venue, random) => {
      const from = pickNodes(venue, random);
      const candidates = Array.from({ length: 4 }, () => pickNodes(venue, random, 2));
      const network = new WalkingNetwork(venue);
      const stops = candidates.map((nodes) => ({ nodes }));
      const costs = network
        .findNearest({ nodes: from }, stops, { count: 9 })
        .map(({ cost }) => cost);
      const expected = candidates
        .map((nodes) => oracleCost(venue, from, nodes))
        .filter((cost) => cost < Infinity)
        .sort((a, b) => a - b);
      expect(costs).toHaveLength(expected.length);
      for (const [index, cost] of costs.entries()) expectCost(cost, expected[index] ?? 0);
    });
  },
  fuzzTimeoutMs,
);

test(
  'WF-50 a route exists without the obstacles that the reason names',
  () => {
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
  },
  fuzzTimeoutMs,
);

/** Returns the venue with only the blockers removed. */
function openUp(venue: NetworkInput, blockers: readonly Blocker[]): NetworkInput {
  const connections = new Map(
    blockers.flatMap((one) => ('connection' in one ? [[one.connection.id, one] as const] : [])),
  );
  const stairs = blockers.flatMap((one) =>
    one.type === 'steps' ? [...one.connection.nodes, ...one.landings] : [],
  );
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
