import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, chain, corridors, node } from './corridor.fixture.ts';
import type { NetworkInput } from './NetworkInput.ts';
import { orderStops, type StopCosts } from './orderStops.ts';
import { fuzzRuns, fuzzTimeoutMs, randomFrom } from './randomVenue.fixture.ts';
import { WalkingNetwork } from './WalkingNetwork.ts';

/** Costs between places of stops, different in each direction; sometimes there is no route. */
function randomCosts(seed: number, count: number): StopCosts {
  const random = randomFrom(seed);
  const stopOf = Array.from({ length: count }, (_, stop) =>
    random() < 0.4 ? [stop, stop] : [stop],
  ).flat();
  const cost = () => (random() < 0.05 ? Infinity : Math.floor(random() * 100));
  const fromStart = stopOf.map(cost);
  return { stopOf, fromStart, between: stopOf.map(() => stopOf.map(cost)) };
}

function everyOrder(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first) =>
    everyOrder(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

/** The cheapest route through stops in this order, over all their places. */
function costOf({ fromStart, between, stopOf }: StopCosts, order: readonly number[]): number {
  let reached = new Map<number, number>();
  for (const [i, stop] of order.entries()) {
    const places = stopOf.flatMap((own, place) => (own === stop ? [place] : []));
    const costs = places.map((place) => {
      const ways = [...reached].map(([from, so]) => so + (between[from]?.[place] ?? Infinity));
      return [place, i === 0 ? (fromStart[place] ?? Infinity) : Math.min(...ways)] as const;
    });
    reached = new Map(costs);
  }
  return Math.min(...reached.values());
}

test(
  'WF-26 for up to nine destinations, the order is optimal',
  () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.integer({ min: 1, max: 5 }), (seed, count) => {
        const costs = randomCosts(seed, count);
        const orders = everyOrder(Array.from({ length: count }, (_, stop) => stop));
        const best = Math.min(...orders.map((order) => costOf(costs, order)));
        const found = orderStops(costs);
        expect(found?.leastCost ?? Infinity).toBe(best);
        if (found) expect(costOf(costs, found.order)).toBe(best);
      }),
      { numRuns: fuzzRuns },
    );
  },
  fuzzTimeoutMs,
);

test('WF-26 beyond nine, every destination is visited once, and no order beats the bound', () => {
  const count = 9;
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      const random = randomFrom(seed);
      const places = Array.from({ length: count + 3 }, () => [random(), random()] as const);
      const far = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
        Math.hypot(ax - bx, ay - by);
      const [start = [0, 0] as const, ...stops] = places;
      const found = orderStops({
        stopOf: stops.map((_, stop) => stop),
        fromStart: stops.map((stop) => far(start, stop)),
        between: stops.map((from) => stops.map((to) => far(from, to))),
      });
      const order = found?.order ?? [];
      expect(order.toSorted((a, b) => a - b)).toEqual(stops.map((_, stop) => stop));
      expect(found?.isBest).toBe(false);
      const length = order.reduce(
        (sum, stop, i) => sum + far(stops[order[i - 1] ?? -1] ?? start, stops[stop] ?? start),
        0,
      );
      expect(found?.leastCost).toBeLessThanOrEqual(length + 1e-9);
    }),
    { numRuns: Math.min(fuzzRuns, 100) },
  );
});

test('WF-26 a tour in the best order is as long as necessary', () => {
  const network = new WalkingNetwork(corridors());
  const stops = ['e1', 'b1', 'd1'].map((id) => ({ nodes: [id] }));
  const given = network.findRoute({ nodes: ['a1'] }, stops);
  const best = network.findRoute({ nodes: ['a1'] }, stops, { order: 'best' });
  expect(given).toMatchObject({ order: [0, 1, 2] });
  expect(given.type === 'route' && given.distanceMeters).toBeCloseTo(90);
  expect(best).toMatchObject({ order: [1, 2, 0], isBestOrder: true });
  expect(best.type === 'route' && best.distanceMeters).toBeCloseTo(40);
});

test('WF-26 twelve stops along a corridor are visited in sequence', () => {
  const ids = Array.from({ length: 13 }, (_, i) => `n${i}`);
  const input: NetworkInput = {
    floors: [{ id: 'l1', altitudeMeters: 0 }],
    nodes: ids.map((id, i) => node(id, [i * 5, 0])),
    edges: chain(...ids),
  };
  const mixed = [7, 2, 11, 4, 1, 9, 12, 3, 8, 6, 10, 5];
  const stops = mixed.map((i) => ({ position: at(i * 5, 0), floor: 'l1' }));
  const start = { nodes: ['n0'] };
  const route = new WalkingNetwork(input).findRoute(start, stops, { order: 'best' });
  expect(route.type === 'route' && route.distanceMeters).toBeCloseTo(60);
  expect(route).toMatchObject({ isBestOrder: false });
  expect(route.type === 'route' && route.leastCost).toBeCloseTo(60);
});
