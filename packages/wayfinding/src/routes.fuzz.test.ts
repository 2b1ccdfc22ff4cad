import { expect, test } from 'vitest';
import { distanceBetween, distanceBetweenSegments, lengthOf, pointBetween } from './geometry.ts';
import { LocalPlane, type LocalPoint } from '@mezzanine/mvf';
import { BODY_RADIUS_METERS, EXEMPT_METERS } from './smoothLine.ts';
import { fuzzTimeoutMs } from './randomVenue.fixture.ts';
import { expectCost, pickNodes, routeOrNone, tryAll } from './tryVenues.fixture.ts';

test(
  'WF-30 a step-free route never uses stairs, escalators, or steps',
  () => {
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
  },
  fuzzTimeoutMs,
);

test(
  'WF-13 WF-70 legs add up to the route, cost shares add up to the legs, and instructions cover the line',
  () => {
    tryAll((venue, random) => {
      const ends = [pickNodes(venue, random), pickNodes(venue, random)] as const;
      const route = routeOrNone(venue, ends);
      if (!route) return;
      const { legs, instructions } = route;
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
      for (const { cost, shares } of legs) expectCost(sum(shares.map((s) => s.meters)), cost);
      expectCost(sum(legs.map(({ cost }) => cost)), route.cost);
      for (const [index, leg] of legs.entries()) {
        const own = instructions.filter((one) => one.leg === index);
        expectCost(sum(own.map((one) => one.distanceMeters)), leg.distanceMeters);
        expectCost(sum(own.map((one) => one.durationSeconds)), leg.durationSeconds);
        expect(own[0]?.position).toEqual(leg.line[0]);
      }
      expect(instructions.at(-1)).toMatchObject({ action: 'arrive', isLast: true });
    });
  },
  fuzzTimeoutMs,
);

test(
  'WF-61 WF-62 a smoothed line crosses no wall, keeps its distance, and is no longer',
  () => {
    tryAll((venue, random) => {
      const route = routeOrNone(venue, [pickNodes(venue, random), pickNodes(venue, random)]);
      const plane = new LocalPlane(venue.nodes[0]?.position ?? [0, 0]);
      const places = new Map(venue.nodes.map(({ id, position }) => [id, plane.toLocal(position)]));
      for (const leg of route?.legs ?? []) {
        if (leg.type === 'connection') continue;
        const graphLine = leg.nodes.flatMap((id) => [places.get(id) ?? [0, 0]] as LocalPoint[]);
        expect(leg.distanceMeters).toBeLessThanOrEqual(lengthOf(graphLine) + 1e-6);
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
  },
  fuzzTimeoutMs,
);

/** Each piece is an edge of the graph, or crosses nothing and is near walls only at its ends. */
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
    if (isOfGraph || length < 2 * EXEMPT_METERS) continue;
    const hair = 0.03 / length;
    const middle = EXEMPT_METERS / length;
    for (const wall of walls) {
      const inner = [pointBetween(a, b, hair), pointBetween(a, b, 1 - hair)] as const;
      expect(distanceBetweenSegments(...inner, ...wall)).toBeGreaterThan(0);
      const far = [pointBetween(a, b, middle), pointBetween(a, b, 1 - middle)] as const;
      expect(distanceBetweenSegments(...far, ...wall)).toBeGreaterThan(BODY_RADIUS_METERS - 1e-6);
    }
  }
}

/** Counts the leading points that equal their predecessor. */
function twins(points: readonly LocalPoint[], end: number): number {
  return points
    .slice(1, end + 1)
    .filter((point, i) => distanceBetween(point, points[i] ?? point) < 1e-6).length;
}
