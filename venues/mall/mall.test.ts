import type { Mvf, Position, SpaceFeature } from '@mezzanine/mvf';
import { describe, expect, it } from 'vitest';
import { metersAround } from '../src/Site.ts';
import { describeVenue } from '../src/venueSuite.fixture.ts';
import { french } from './french.ts';
import { mallLogos } from './locations.ts';
import { mall } from './venue.ts';

const venue = describeVenue(mall);
const toMeters = metersAround(mall.site.origin);
const floorIds = venue.floors.map((floor) => floor.properties.id);
const rooms = floorIds.flatMap((floor) => polygonsOf(floor));

describe('the mall', () => {
  it('has three floors, more than 150 spaces, 110 tenants, and 400 walls', () => {
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
    const meters = ring.map(toMeters);
    const along = meters.map(([x, y]) => x * Math.cos(turn) - y * Math.sin(turn));
    const across = meters.map(([x, y]) => x * Math.sin(turn) + y * Math.cos(turn));
    expect(spanOf(along)).toBeGreaterThan(200);
    expect(spanOf(along)).toBeLessThan(230);
    expect(spanOf(across)).toBeGreaterThan(95);
    expect(spanOf(across)).toBeLessThan(130);
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

  it('has openings above the atrium, a garden, and exterior doors only where people can leave', () => {
    const kinds = new Set(rooms.map((space) => space.properties.kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['otb', 'void', 'exterior', 'hallway']));
    const exits = floorIds.map(
      (floor) => venue.entrances[floor]?.filter((door) => door.properties.isExterior).length,
    );
    expect(exits[0]).toBeGreaterThanOrEqual(3);
    expect(exits.slice(1)).toEqual([0, 0]);
  });
});

describe('routes through the mall', () => {
  it('reach every node from the main entrance', () => {
    expect(reached(venue, () => true)).toBe(venue.nodes.length);
  });

  it('reach every accessible node without stairs and escalators', () => {
    const isLevel = (flags: number | undefined): boolean => ((flags ?? 0) & 1) === 1;
    const accessible = venue.nodes.filter((node) => isLevel(node.properties.flags?.[0]));
    expect(reached(venue, isLevel)).toBe(accessible.length);
  });

  it('end inside their destination space', () => {
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
  it('each have a space with a destination, a description, hours, and a category', () => {
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

  it('have unique names, phone numbers, and websites, all of them fictional', () => {
    const tenants = venue.locations.filter((location) => location.website);
    for (const key of ['name', 'phone'] as const) {
      expect(new Set(tenants.map((tenant) => tenant[key])).size).toBe(tenants.length);
    }
    for (const tenant of tenants) {
      expect(tenant.phone).toMatch(/^\+1 \d{3} 555-01\d\d$/);
      expect(tenant.website?.url).toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
    }
  });

  it('occupy every shop', () => {
    const taken = new Set(venue.locations.flatMap((location) => location.spaces.map((s) => s.id)));
    const empty = venue.styles['Shops']?.polygons ?? [];
    expect(empty.filter((id) => !taken.has(id))).toEqual([]);
  });
});

interface DescribedFeature {
  readonly properties: { readonly id: string; readonly details?: { readonly name?: string } };
}

describe('additional data of the mall', () => {
  it('translates everything into French except proper names', () => {
    const texts = venue.languagePacks['fr']?.text ?? {};
    for (const { id, description = '' } of venue.locations) {
      expect(texts[id]?.['description'], description).toMatch(/\.$/);
    }
    const described = [
      venue.spaces,
      venue.obstructions,
      venue.areas,
      venue.annotations,
      venue.floorImages,
    ].flatMap((byFloor) => Object.values<readonly DescribedFeature[]>(byFloor).flat());
    const own = new Set(tenantNames());
    const named = [
      ...described.map(({ properties: { id, details } }) => ({ id, name: details?.name })),
      ...venue.floors.map(({ properties }) => properties),
      ...venue.connections.map(({ id, details }) => ({ id, name: details?.name })),
      ...venue.categories,
      ...(venue.enterprise?.layers ?? []),
    ];
    for (const { id, name } of named) {
      if (name === undefined || own.has(name)) continue;
      expect(texts[id]?.['name'], name).toBeDefined();
    }
  });

  it('does not translate what does not exist', () => {
    const all = JSON.stringify([venue.locations, venue.annotations, venue.areas, venue.categories]);
    for (const name of Object.keys(french.descriptions)) {
      expect(all).toContain(JSON.stringify(name));
    }
  });

  it('gives each tenant a unique logo', () => {
    expect(Object.keys(mallLogos)).toHaveLength(tenantNames().length);
    expect(new Set(Object.values(mallLogos)).size).toBe(tenantNames().length);
  });

  it('has operator records with valid references', () => {
    const { locations = [], layers = [], venue: record } = venue.enterprise ?? {};
    const ids = new Set(locations.map(({ id }) => id));
    const siblings = locations.flatMap(({ siblingGroups = [] }) =>
      siblingGroups.flatMap((group) => group.siblings),
    );
    expect(siblings.length).toBeGreaterThan(8);
    for (const id of [...siblings, ...(record?.topLocations ?? [])]) expect(ids).toContain(id);
    const states = locations.flatMap(({ states: own = [] }) => own.map(({ type }) => type));
    expect(new Set(states).size).toBe(5);
    for (const layer of layers) expect(layer.spaces.length, layer.name).toBeGreaterThan(10);
  });

  it('closes the shops at Christmas and on New Year’s Day', () => {
    for (const { name, openingHoursSpecification = [] } of venue.locations) {
      for (const date of ['2026-12-25', '2027-01-01']) {
        const [day] = openingHoursSpecification.filter(({ validFrom }) => validFrom === date);
        expect(day?.opens, name).toBe(day?.closes);
        expect(day, name).toBeDefined();
      }
    }
  });

  it('divides each level into wings', () => {
    expect(Object.values(venue.areas).map((areas) => areas.length)).toEqual([4, 4, 3]);
  });
});

function tenantNames(): string[] {
  return venue.locations.filter(({ website }) => website).map(({ name }) => name);
}

type Meters = readonly [number, number];

function polygonsOf(floor: string): SpaceFeature[] {
  return (venue.spaces[floor] ?? []).filter((space) => space.geometry.type === 'Polygon');
}

function ringsOf(space: SpaceFeature): Position[][] {
  return space.geometry.type === 'Polygon' ? space.geometry.coordinates : [];
}

function edgesOf(points: readonly Meters[]): [Meters, Meters][] {
  return points.slice(1).map((point, i) => [points[i] ?? point, point]);
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function distanceTo(point: Meters, [a, b]: readonly [Meters, Meters]): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const squared = dx * dx + dy * dy || 1;
  const raw = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / squared;
  const share = Math.min(1, Math.max(0, raw));
  return Math.hypot(point[0] - a[0] - share * dx, point[1] - a[1] - share * dy);
}

function isOnBoundary(line: readonly Position[], space: SpaceFeature): boolean {
  const edges = ringsOf(space).flatMap((ring) => edgesOf(ring.map(toMeters)));
  return line.every((end) => edges.some((edge) => distanceTo(toMeters(end), edge) < 0.02));
}

/** Number of nodes reachable from the first exterior door, over nodes with matching flags. */
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

/** The neighbors of each node, on its floor and over connections. */
function waysOf({ nodes, connections }: Mvf): Map<string, string[]> {
  const ways = new Map(
    nodes.map(({ properties: { id, neighbors } }) => [id, neighbors.map((n) => n.id)]),
  );
  for (const { nodes: stops } of connections) {
    for (const from of stops) ways.get(from)?.push(...stops.filter((to) => to !== from));
  }
  return ways;
}
