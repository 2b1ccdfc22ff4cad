import fc from 'fast-check';
import { expect } from 'vitest';
import type { NetworkInput } from './NetworkInput.ts';
import type { RouteProfile } from './Profile.ts';
import { fuzzRuns, randomFrom, randomVenue } from './randomVenue.fixture.ts';
import type { Route } from './Route.ts';
import { WalkingNetwork } from './WalkingNetwork.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** Tries a property on many random venues. */
export function tryAll(check: (venue: NetworkInput, random: () => number) => void): void {
  fc.assert(
    fc.property(seeds, (seed) => check(randomVenue(seed), randomFrom(seed + 1))),
    { numRuns: fuzzRuns },
  );
}

/** Ids of one node or several. */
export function pickNodes(venue: NetworkInput, random: () => number, most = 1): string[] {
  return Array.from(
    { length: 1 + Math.floor(random() * most) },
    () => venue.nodes[Math.floor(random() * venue.nodes.length)]?.id ?? '',
  );
}

/** Costs are sums of rounded lengths. */
export function expectCost(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThan(1e-6 * Math.max(1, expected));
}

/** The route from the best of some nodes to the best of others. */
export function routeOrNone(
  venue: NetworkInput,
  [from, to]: readonly [string[], string[]],
  profile: RouteProfile = {},
): Route | undefined {
  const result = new WalkingNetwork(venue).findRoute({ nodes: from }, [{ nodes: to }], { profile });
  return result.type === 'route' ? result : undefined;
}
