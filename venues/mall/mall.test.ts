import type { Mvf, Position, SpaceFeature } from '@mezzanine/mvf';
import { readMvf, writeMvf } from '@mezzanine/mvf';
import { intersection } from 'polyclip-ts';
import { describe, expect, it } from 'vitest';
import { buildVenue } from '../src/buildVenue.ts';
import { mall } from './venue.ts';

const venue = buildVenue(mall);
const metresPerDegree = 111_320;
const metresPerLongitude = metresPerDegree * Math.cos((mall.site.origin[1] * Math.PI) / 180);
const floorIds = venue.floors.map((floor) => floor.properties.id);
const rooms = floorIds.flatMap((floor) => polygonsOf(floor));

describe('the mall', () => {
  it('has three floors, more than 150 spaces, 110 tenants and 400 walls', () => {
    const walls = Object.values(venue.obstructions)
      .flat()
      .filter((obstruction) => obstruction.properties.kind === 'wall');
    expect(venue.floors.map((floor) => floor.properties.elevation)).toEqual([0, 1, 2]);
    expect(Object.values(venue.spaces).flat().length).toBeGreaterThanOrEqual(150);
    expect(venue.locations.filter((location) => location.website).length).toBeGreaterThan(105);
    expect(walls.length).toBeGreaterThan(400);
  });

  it('is about 220 m long and 110 m deep', () => {
    const [ring = []] = venue.floors[0]?.geometry.coordinates as Position[][];
    const turn = (mall.site.bearing * Math.PI) / 180;
    const metres = ring.map(toMetres);
    const along = metres.map(([x, y]) => x * Math.cos(turn) - y * Math.sin(turn));
    const across = metres.map(([x, y]) => x * Math.sin(turn) + y * Math.cos(turn));
    expect(spanOf(along)).toBeGreaterThan(200);
    expect(spanOf(along)).toBeLessThan(230);
    expect(spanOf(across)).toBeGreaterThan(95);
    expect(spanOf(across)).toBeLessThan(130);
  });

  it('closes every ring, outer rings counterclockwise and holes clockwise', () => {
    for (const space of rooms) {
      const rings = ringsOf(space);
      rings.forEach((ring, i) => {
        expect(ring.at(-1), space.properties.id).toEqual(ring[0]);
        expect(Math.sign(areaOf(ring)), space.properties.id).toBe(i === 0 ? 1 : -1);
      });
    }
  });

  it('lets no two rooms of a floor overlap by more than half a square metre', () => {
    for (const floor of floorIds) {
      const spaces = polygonsOf(floor).map((space) => ({ space, box: boxOf(space) }));
      spaces.forEach((one, i) => {
        for (const other of spaces.slice(i + 1)) {
          if (!boxesMeet(one.box, other.box)) continue;
          const ids = `${one.space.properties.id} and ${other.space.properties.id}`;
          expect(overlapOf(one.space, other.space), ids).toBeLessThan(0.5);
        }
      });
    }
  });

  it('leaves no gap: the spaces of a floor fill its outline', () => {
    for (const floor of venue.floors) {
      const [outline = []] = floor.geometry.coordinates as Position[][];
      const filled = polygonsOf(floor.properties.id)
        .flatMap(ringsOf)
        .reduce((sum, ring) => sum + areaOf(ring), 0);
      expect(Math.abs(filled - areaOf(outline))).toBeLessThan(1);
    }
  });

  it('gives each room a door on its boundary', () => {
    for (const floor of floorIds) {
      const doors = venue.entrances[floor] ?? [];
      for (const space of polygonsOf(floor)) {
        if (['otb', 'void'].includes(space.properties.kind)) continue;
        const own = doors.filter((door) => isOnBoundary(door.geometry.coordinates, space));
        expect(own.length, space.properties.id).toBeGreaterThan(0);
      }
    }
  });

  it('leaves a gap in the wall at each door', () => {
    for (const floor of floorIds) {
      const walls = (venue.obstructions[floor] ?? []).flatMap(({ geometry }) =>
        geometry.type === 'LineString' ? edgesOf(geometry.coordinates.map(toMetres)) : [],
      );
      for (const door of venue.entrances[floor] ?? []) {
        const [a, b] = door.geometry.coordinates.map(toMetres);
        if (!a || !b) throw new Error('A door is a line of two positions.');
        const middle: Metres = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
        const nearest = Math.min(...walls.map((wall) => distanceTo(middle, wall)));
        expect(nearest, door.properties.id).toBeGreaterThan(0.3);
      }
    }
  });

  it('has openings over the atrium, a garden, and exterior doors only where people can leave', () => {
    const kinds = new Set(rooms.map((space) => space.properties.kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['otb', 'void', 'exterior', 'hallway']));
    const exits = floorIds.map(
      (floor) => venue.entrances[floor]?.filter((door) => door.properties.isExterior).length,
    );
    expect(exits[0]).toBeGreaterThanOrEqual(3);
    expect(exits.slice(1)).toEqual([0, 0]);
  });

  it('writes the same bytes twice, and reads back what was written', () => {
    const bytes = writeMvf(venue);
    expect(writeMvf(buildVenue(mall))).toEqual(bytes);
    expect(readMvf(bytes)).toEqual(venue);
  });
});

describe('walking through the mall', () => {
  it('reaches every node from the main entrance', () => {
    expect(reached(venue, () => true)).toBe(venue.nodes.length);
  });

  it('reaches every accessible node without stairs and escalators', () => {
    const isLevel = (flags: number | undefined): boolean => ((flags ?? 0) & 1) === 1;
    const accessible = venue.nodes.filter((node) => isLevel(node.properties.flags?.[0]));
    expect(reached(venue, isLevel)).toBe(accessible.length);
  });

  it('ends routes inside the space they lead to', () => {
    const nodes = new Map(venue.nodes.map((node) => [node.properties.id, node.properties]));
    for (const space of Object.values(venue.spaces).flat()) {
      const isOpening = ['otb', 'void'].includes(space.properties.kind);
      expect(space.properties.destinationNodes.length).toBe(isOpening ? 0 : 1);
      if (space.geometry.type === 'Point') continue;
      for (const id of space.properties.destinationNodes) {
        expect(nodes.get(id)?.space).toBe(space.properties.id);
      }
    }
  });
});

describe('the tenants', () => {
  it('each have a space with a destination, a description, hours and a category', () => {
    const spaces = new Map(rooms.map((space) => [space.properties.id, space]));
    for (const location of venue.locations) {
      expect(location.spaces.length, location.name).toBeGreaterThan(0);
      expect(location.description, location.name).toMatch(/\.$/);
      expect(location.openingHoursSpecification, location.name).not.toEqual([]);
      expect(location.categories, location.name).not.toEqual([]);
      for (const { id } of location.spaces) {
        expect(spaces.get(id)?.properties.destinationNodes, location.name).not.toEqual([]);
      }
    }
  });

  it('have names, phone numbers and websites of their own, all of them kept for fiction', () => {
    const tenants = venue.locations.filter((location) => location.website);
    for (const key of ['name', 'phone'] as const) {
      expect(new Set(tenants.map((tenant) => tenant[key])).size).toBe(tenants.length);
    }
    for (const tenant of tenants) {
      expect(tenant.phone).toMatch(/^\+1 \d{3} 555-01\d\d$/);
      expect(tenant.website?.url).toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
    }
  });

  it('leave no shop empty', () => {
    const taken = new Set(venue.locations.flatMap((location) => location.spaces.map((s) => s.id)));
    const empty = venue.styles['Shops']?.polygons ?? [];
    expect(empty.filter((id) => !taken.has(id))).toEqual([]);
  });
});

type Metres = readonly [number, number];

function toMetres([lon, lat]: Position): Metres {
  const [lon0, lat0] = mall.site.origin;
  return [(lon - lon0) * metresPerLongitude, (lat - lat0) * metresPerDegree];
}

function polygonsOf(floor: string): SpaceFeature[] {
  return (venue.spaces[floor] ?? []).filter((space) => space.geometry.type === 'Polygon');
}

function ringsOf(space: SpaceFeature): Position[][] {
  return space.geometry.type === 'Polygon' ? space.geometry.coordinates : [];
}

function edgesOf(points: readonly Metres[]): [Metres, Metres][] {
  return points.slice(1).map((point, i) => [points[i] ?? point, point]);
}

function areaOf(ring: readonly Position[]): number {
  return (
    edgesOf(ring.map(toMetres)).reduce((sum, [a, b]) => sum + a[0] * b[1] - a[1] * b[0], 0) / 2
  );
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function boxOf(space: SpaceFeature): readonly [number, number, number, number] {
  const points = (ringsOf(space)[0] ?? []).map(toMetres);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

type Box = ReturnType<typeof boxOf>;

function boxesMeet(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function overlapOf(one: SpaceFeature, other: SpaceFeature): number {
  const shape = (space: SpaceFeature) =>
    ringsOf(space).map((ring) => ring.map((position): [number, number] => [...toMetres(position)]));
  return intersection(shape(one), shape(other))
    .flat()
    .map((ring) => edgesOf(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - a[1] * b[0], 0) / 2)
    .reduce((sum, area) => sum + area, 0);
}

function distanceTo(point: Metres, [a, b]: readonly [Metres, Metres]): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const squared = dx * dx + dy * dy || 1;
  const raw = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / squared;
  const share = Math.min(1, Math.max(0, raw));
  return Math.hypot(point[0] - a[0] - share * dx, point[1] - a[1] - share * dy);
}

function isOnBoundary(line: readonly Position[], space: SpaceFeature): boolean {
  const edges = ringsOf(space).flatMap((ring) => edgesOf(ring.map(toMetres)));
  return line.every((end) => edges.some((edge) => distanceTo(toMetres(end), edge) < 0.02));
}

/** How many nodes one can walk to from the first exterior door, over nodes with fitting flags. */
function reached(given: Mvf, isOpen: (flags: number | undefined) => boolean): number {
  const open = new Set(
    given.nodes.filter((n) => isOpen(n.properties.flags?.[0])).map((n) => n.properties.id),
  );
  const ways = waysOf(given);
  const start = venue.entrances[floorIds[0] ?? '']?.find((door) => door.properties.isExterior);
  const seen = new Set([start?.properties.node ?? '']);
  for (const id of seen) {
    for (const next of ways.get(id) ?? []) if (open.has(next)) seen.add(next);
  }
  return seen.size;
}

/** Where each node leads, on its floor and by connections. */
function waysOf({ nodes, connections }: Mvf): Map<string, string[]> {
  const ways = new Map(
    nodes.map(({ properties: { id, neighbors } }) => [id, neighbors.map((n) => n.id)]),
  );
  for (const { nodes: stops } of connections) {
    for (const from of stops) ways.get(from)?.push(...stops.filter((to) => to !== from));
  }
  return ways;
}
