import fc from 'fast-check';
import {
  loadVenue,
  simulateWalk,
  type Coordinate,
  type Directions,
  type PlacedEntity,
  type Venue,
} from '@mezzanine/mezzanine-js';
import { writeMvf } from '@mezzanine/mvf';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoVenues } from './demoVenues.ts';
import { builtVenue } from './src/builtVenue.fixture.ts';

/** Maximum distance of a route's coordinate from the drawn line, due to rounding. */
const NEAR_METERS = 0.5;

describe.each(demoVenues.map(({ design }) => [design.id, design] as const))('%s', (_, design) => {
  let venue: Venue;
  let places: readonly PlacedEntity[];

  beforeAll(async () => {
    venue = await loadVenue(writeMvf(builtVenue(design)));
    places = placesOf(venue);
  });

  it('has drawable routes with steps between any two places, or a reason why not', () => {
    const place = fc.nat().map((number) => places[number % places.length]!);
    fc.assert(
      fc.property(place, place, fc.boolean(), (from, to, isStepFree) => {
        const way = venue.directions(from, to, { isStepFree });
        if (way.type === 'directions') expectDrawable(venue, way);
        else expect(way.blockers.map(({ text }) => isText(text))).toContain(true);
      }),
      { numRuns: 60 },
    );
  });

  it('has routes from its first location to every other one', () => {
    const [start, ...others] = venue.locations.filter(({ spaces }) => spaces.length > 0);
    for (const location of others) {
      expect([location.name, venue.directions(start!, location).type]).toEqual([
        location.name,
        'directions',
      ]);
    }
  });
});

/** Returns some examples of every kind of place. */
function placesOf(venue: Venue): readonly PlacedEntity[] {
  const { spaces, pointsOfInterest, areas, annotations, entrances, connections } = venue;
  const desks = venue.obstructions.filter(({ locations }) => locations.length > 0);
  const lists = [spaces, pointsOfInterest, areas, annotations, entrances, connections, desks];
  return [...lists.flat(), ...venue.locations.filter((one) => one.spaces.length > 0)];
}

function expectDrawable(venue: Venue, way: Directions): void {
  for (const { coordinates } of way.legs) {
    expect(coordinates.length).toBeGreaterThanOrEqual(2);
    for (const coordinate of coordinates) expectOnFloor(venue, coordinate);
  }
  for (const { text, coordinate, floor, leg } of way.instructions) {
    expect(isText(text), text).toBe(true);
    expectOnFloor(venue, coordinate);
    expect(coordinate.floorId).toBe(floor.id);
    const line = way.legs[leg]?.coordinates ?? [];
    expect(distanceToLine(venue, coordinate, line), text).toBeLessThan(NEAR_METERS);
  }
  const recording = simulateWalk(way, { intervalMs: 10_000 });
  for (const position of recording) expectOnFloor(venue, position);
}

function expectOnFloor(venue: Venue, { longitude, latitude, floorId = '' }: Coordinate): void {
  expect(Number.isFinite(longitude) && Number.isFinite(latitude)).toBe(true);
  expect(venue.getFloor(floorId)).toBeDefined();
}

/** Whether a text has words, without placeholders for missing values. */
function isText(text: string): boolean {
  return text.trim().length > 3 && !/undefined|null|NaN|\[object|\{|\s{2}/.test(text);
}

/** Approximate length in meters by sampling the line, on one floor. */
function distanceToLine(venue: Venue, from: Coordinate, line: readonly Coordinate[]): number {
  const distances = line.slice(1).flatMap((end, index) => {
    const start = line[index]!;
    const steps = Math.ceil(venue.distanceMeters(start, end) / (NEAR_METERS / 2)) + 1;
    return Array.from({ length: steps + 1 }, (_, step) => {
      const at = (key: 'longitude' | 'latitude') =>
        start[key] + ((end[key] - start[key]) * step) / steps;
      return venue.distanceMeters(from, { longitude: at('longitude'), latitude: at('latitude') });
    });
  });
  return Math.min(...distances);
}
