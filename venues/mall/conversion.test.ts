import { exportGeoJson, exportImdf, importGeoJson, importImdf, type Mvf } from '@mezzanine/mvf';
import { expect, it } from 'vitest';
import { builtVenue } from '../src/builtVenue.fixture.ts';
import { mall } from './venue.ts';

const venue = builtVenue(mall);

it('IMDF-33: keeps its rooms, doors, elevators, and tenants after an export to IMDF', () => {
  const { files, report } = exportImdf(venue);
  const back = importImdf(files).venue;
  expect(shapesOf(back, 'spaces')).toEqual(shapesOf(venue, 'spaces'));
  expect(shapesOf(back, 'entrances')).toEqual(shapesOf(venue, 'entrances'));
  expect(placesOf(back)).toEqual(placesOf(venue));
  const types = (of: Mvf) => of.connections.map(({ id, type }) => `${id} ${type}`).sort();
  expect(types(back)).toEqual(types(venue));
  expect(report.entries.every(({ count, message }) => count > 0 && message !== '')).toBe(true);
});

it('GRAPH-14: gets a generated graph that connects all spaces with at most 1,500 nodes', () => {
  const { venue: back } = importImdf(exportImdf(venue).files);
  expect(back.nodes.length).toBeLessThanOrEqual(1500);
  const ends = Object.values(back.spaces)
    .flat()
    .filter(({ properties }) => !['void', 'otb'].includes(properties.kind))
    .map(({ properties }) => properties.destinationNodes[0]);
  const next = new Map(
    back.nodes.map(({ properties: { id, neighbors } }) => [id, neighbors.map((n) => n.id)]),
  );
  for (const { nodes } of back.connections) for (const id of nodes) next.get(id)?.push(...nodes);
  const reached = new Set<string | undefined>([ends[0]]);
  for (const id of reached) for (const other of next.get(id ?? '') ?? []) reached.add(other);
  expect(ends.filter((id) => id === undefined || !reached.has(id))).toEqual([]);
});

it('GJ-21: keeps its rooms, walls, and doors after an export to GeoJSON', () => {
  const { files } = exportGeoJson(venue);
  const floors = Object.values(files).map((spaces) => ({ spaces }));
  const back = importGeoJson(floors, { graph: false }).venue;
  for (const key of ['spaces', 'obstructions', 'entrances', 'areas'] as const) {
    expect(shapesOf(back, key)).toEqual(shapesOf(venue, key));
  }
});

interface Shape {
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
  readonly properties: {
    readonly id: string;
    readonly kind?: string;
    readonly details?: { readonly name?: string };
  };
}

/** Properties of shapes that a conversion must keep, in a comparable format. */
function shapesOf(of: Mvf, key: 'spaces' | 'obstructions' | 'entrances' | 'areas'): string[] {
  const lists: readonly (readonly Shape[])[] = Object.values(of[key]);
  return lists.flatMap((features) =>
    features.map(({ geometry, properties: { id, kind, details } }) =>
      JSON.stringify([id, kind, details?.name, geometry.type, geometry.coordinates]),
    ),
  );
}

function placesOf({ locations }: Mvf): string[] {
  return locations.map(({ id, name, phone, spaces: [first] }) =>
    JSON.stringify([id, name, phone, first]),
  );
}
