import { type Mvf, readMvf, writeMvf } from '@mezzanine/mvf';
import { anyVenue } from '@mezzanine/mvf/fixtures/anyVenue';
import { osmStation } from '@mezzanine/mvf/fixtures/osmStation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DoctorSession } from './DoctorSession.ts';
import { withoutPaths } from './withoutPaths.ts';

const station = new TextEncoder().encode(osmStation('xml'));

interface Drawn {
  readonly geometry: object;
  readonly properties: { readonly id: string; readonly kind?: string };
}

/** Everything that a map draws. */
function drawnOf({ floors, obstructions, connections, spaces, entrances, styles }: Mvf): unknown {
  const shapesOf = (byFloor: Readonly<Record<string, readonly Drawn[]>>) =>
    Object.values(byFloor).map((features) =>
      features.map(({ geometry, properties: { id, kind } }) => ({ geometry, id, kind })),
    );
  return [floors, obstructions, connections, styles, shapesOf(spaces), shapesOf(entrances)];
}

test('gives the map of the page no paths to parse, and live examples all of them', () => {
  const { bundle, mapBundle } = new DoctorSession({ name: 'a.osm', bytes: station }).chart();
  if (bundle === undefined || mapBundle === undefined) throw new Error('no bundle');
  const [whole, drawn] = [readMvf(bundle), readMvf(mapBundle)];
  const stops = new Set(whole.connections.flatMap(({ nodes }) => nodes));
  expect(whole.nodes.length).toBeGreaterThan(stops.size);
  expect(stops.size).toBeGreaterThan(0);
  expect(drawn.nodes.map(({ properties }) => properties.id).sort()).toEqual([...stops].sort());
  expect(drawn.nodes.flatMap(({ properties }) => properties.neighbors)).toEqual([]);
  expect(drawnOf(drawn)).toEqual(drawnOf(whole));
});

test('leaves any venue valid', () => {
  fc.assert(
    fc.property(anyVenue, (venue) => {
      expect(() => writeMvf(withoutPaths(venue))).not.toThrow();
    }),
    { numRuns: 200 },
  );
});
