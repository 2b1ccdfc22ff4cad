import type { Mvf, Position, SpaceFeature } from '@mezzanine/mvf';
import { validate } from '@mezzanine/mvf';
import { intersection } from 'polyclip-ts';
import { describe, expect, it } from 'vitest';
import { builtVenue } from './builtVenue.fixture.ts';
import { metersAround } from './Site.ts';
import type { VenueDesign } from './VenueDesign.ts';

/** Intended properties of a demo venue for which the format's checks report warnings. */
export interface Intended {
  /** Rules whose warnings are intended, such as a step-free gap. */
  readonly warnings?: readonly string[];
}

type Meters = readonly [number, number];

/**
 * Requirements for every demo venue: plans without gaps, doors in walls, no dead ends, and signs.
 */
export function describeVenue(design: VenueDesign, { warnings = [] }: Intended = {}): Mvf {
  const venue = builtVenue(design);
  describe(`the plans of ${design.id}`, () => describePlans(venue));
  describe(`the treads of ${design.id}`, () => describeTreads(venue));
  describe(`the safety equipment of ${design.id}`, () => describeSafety(venue));
  describe(`the bundle of ${design.id}`, () => {
    it('has no findings other than those intended', () => {
      const findings = validate(venue).filter(
        ({ rule, severity }) => severity !== 'info' && !warnings.includes(rule),
      );
      expect(findings.map(({ rule, message }) => `${rule} ${message}`)).toEqual([]);
    });

    it('contains each image that it refers to, and no others', () => {
      const named = JSON.stringify({ ...venue, extras: {} }).match(/assets\/[\w-]+\.svg/g);
      const pictures = Object.keys(venue.extras).filter((path) => path.endsWith('.svg'));
      expect([...new Set(named)].sort()).toEqual(pictures.sort());
    });
  });
  return venue;
}

function describePlans(venue: Mvf): void {
  const toMeters = metersAround(venue.manifest.center);
  const floorIds = venue.floors.map((floor) => floor.properties.id);
  const roomsOf = (floor: string): SpaceFeature[] =>
    (venue.spaces[floor] ?? []).filter(({ geometry }) => geometry.type === 'Polygon');

  it('close every ring, outer rings counterclockwise and holes clockwise', () => {
    for (const space of floorIds.flatMap(roomsOf)) {
      ringsOf(space).forEach((ring, i) => {
        expect(ring.at(-1), space.properties.id).toEqual(ring[0]);
        expect(Math.sign(areaOf(ring.map(toMeters))), space.properties.id).toBe(i === 0 ? 1 : -1);
      });
    }
  });

  it('have no two rooms of a floor that overlap by more than half a square meter', () => {
    for (const floor of floorIds) {
      const shapes = roomsOf(floor).map((space) => {
        const rings = ringsOf(space).map((ring) => ring.map(toMeters));
        return { id: space.properties.id, rings, box: boxOf(rings[0] ?? []) };
      });
      shapes.forEach((one, i) => {
        for (const other of shapes.slice(i + 1)) {
          if (!boxesMeet(one.box, other.box)) continue;
          expect(overlapOf(one.rings, other.rings), `${one.id} and ${other.id}`).toBeLessThan(0.5);
        }
      });
    }
  });

  it('have no gaps: the spaces of a floor fill its outline', () => {
    for (const floor of venue.floors) {
      const outline = floor.geometry.coordinates[0] as Position[];
      const filled = roomsOf(floor.properties.id)
        .flatMap(ringsOf)
        .reduce((sum, ring) => sum + areaOf(ring.map(toMeters)), 0);
      const id = floor.properties.id;
      expect(Math.abs(filled - areaOf(outline.map(toMeters))), id).toBeLessThan(1);
    }
  });

  it('have a gap in the wall at each door', () => {
    for (const floor of floorIds) {
      const walls = (venue.obstructions[floor] ?? []).flatMap(({ geometry }) =>
        geometry.type === 'LineString' ? edgesOf(geometry.coordinates.map(toMeters)) : [],
      );
      for (const door of venue.entrances[floor] ?? []) {
        const [a, b] = door.geometry.coordinates.map(toMeters);
        if (!a || !b) throw new Error('A door is a line of two positions.');
        const middle: Meters = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
        const nearest = Math.min(...walls.map((wall) => distanceTo(middle, wall)));
        expect(nearest, door.properties.id).toBeGreaterThan(0.3);
      }
    }
  });
}

function describeTreads(venue: Mvf): void {
  const toMeters = metersAround(venue.manifest.center);
  it('are on all stairs and escalators', () => {
    for (const { properties: floor } of venue.floors) {
      const treads = (venue.obstructions[floor.id] ?? [])
        .filter(({ properties }) => properties.kind === 'tread')
        .map(({ geometry }) => boxOf((geometry.coordinates[0] as Position[]).map(toMeters)));
      for (const space of venue.spaces[floor.id] ?? []) {
        if (!/^connection\.(?:stairs|escalator)$/.test(space.properties.kind)) continue;
        const around = boxOf((ringsOf(space)[0] ?? []).map(toMeters));
        const own = treads.filter((tread) => boxesMeet(tread, around));
        expect(own.length, space.properties.id).toBeGreaterThan(4);
      }
    }
  });
}

function describeSafety(venue: Mvf): void {
  const toMeters = metersAround(venue.manifest.center);
  const indoors = venue.floorStacks
    .filter((stack) => stack.type !== 'Outdoor')
    .flatMap((stack) => stack.floors);
  const placesOf = (floor: string, types: readonly string[]): Meters[] =>
    (venue.annotations[floor] ?? [])
      .filter(({ properties }) => types.includes(properties.type))
      .map(({ geometry }) => toMeters(geometry.coordinates));

  it('has a sign within two meters of each door to the outside, or of an adjacent one', () => {
    for (const floor of indoors) {
      const signs = placesOf(floor, ['exit', 'emergency-exit']);
      const terraces = new Set(
        (venue.spaces[floor] ?? [])
          .filter(({ properties }) => properties.kind === 'exterior')
          .map(({ properties }) => properties.id),
      );
      for (const door of venue.entrances[floor] ?? []) {
        const node = venue.nodes.find(({ properties }) => properties.id === door.properties.node);
        const isOutdoors = [node?.properties.space ?? []].flat().some((id) => terraces.has(id));
        if (!door.properties.isExterior || isOutdoors) continue;
        const [a = [0, 0], b = [0, 0]] = door.geometry.coordinates.map(toMeters);
        const middle: Meters = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
        expect(nearestTo(middle, signs), door.properties.id).toBeLessThan(7);
      }
    }
  });

  it('has an extinguisher within 23 m of each place in a hall or corridor', () => {
    for (const floor of indoors) {
      const extinguishers = placesOf(floor, ['fire-extinguisher']);
      const halls = new Set(
        (venue.spaces[floor] ?? [])
          .filter(({ properties }) => properties.kind === 'hallway')
          .map(({ properties }) => properties.id),
      );
      for (const { geometry, properties } of venue.nodes) {
        if (properties.floor !== floor || !halls.has(String(properties.space))) continue;
        const place = toMeters(geometry.coordinates);
        expect(nearestTo(place, extinguishers), properties.id).toBeLessThan(23);
      }
    }
  });

  it('has a symbol for each annotation, and no duplicate names', () => {
    const all = Object.values(venue.annotations).flat();
    for (const { group, type, id } of all.map(({ properties }) => properties)) {
      expect(venue.annotationSymbols[`${group}--${type}`], id).toBeDefined();
    }
    const names = all.map(({ properties }) => properties.externalId);
    expect(new Set(names).size).toBe(names.length);
  });
}

function ringsOf({ geometry }: SpaceFeature): Position[][] {
  return geometry.type === 'Polygon' ? geometry.coordinates : [];
}

function edgesOf(points: readonly Meters[]): [Meters, Meters][] {
  return points.slice(1).map((point, i) => [points[i] ?? point, point]);
}

function areaOf(ring: readonly Meters[]): number {
  return edgesOf(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - a[1] * b[0], 0) / 2;
}

type Box = readonly [number, number, number, number];

function boxOf(ring: readonly Meters[]): Box {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether boxes overlap by more than the wall between two rooms. */
function boxesMeet(a: Box, b: Box): boolean {
  const wall = 0.01;
  return a[0] + wall < b[2] && b[0] + wall < a[2] && a[1] + wall < b[3] && b[1] + wall < a[3];
}

function overlapOf(one: readonly Meters[][], other: readonly Meters[][]): number {
  const shape = (rings: readonly Meters[][]) =>
    rings.map((ring) => ring.map(([x, y]): [number, number] => [x, y]));
  return intersection(shape(one), shape(other))
    .flat()
    .reduce((sum, ring) => sum + areaOf(ring), 0);
}

function distanceTo(point: Meters, [a, b]: readonly [Meters, Meters]): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const squared = dx * dx + dy * dy || 1;
  const raw = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / squared;
  const share = Math.min(1, Math.max(0, raw));
  return Math.hypot(point[0] - a[0] - share * dx, point[1] - a[1] - share * dy);
}

function nearestTo([x, y]: Meters, places: readonly Meters[]): number {
  return Math.min(...places.map((place) => Math.hypot(place[0] - x, place[1] - y)));
}
