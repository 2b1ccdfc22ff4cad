import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Label as Label6, LabelPatch } from '../../index.ts';
import { FlatLabels } from './FlatLabels.ts';
import { getVenue } from './getVenue.ts';
import type { MapContext } from './MapContext.ts';
import type { Venue } from './Venue.ts';
import { accessTo, serveVenue, type VenueServer } from './venue5.fixture.ts';

let server: VenueServer;
let venue: Venue;
let patches: LabelPatch[] = [];
let lastId = 0;
const shown = new Set<Label6>();
beforeAll(async () => {
  server = await serveVenue();
  venue = await getVenue(accessTo(server));
});
afterAll(() => server.close());
beforeEach(() => {
  patches = [];
  shown.clear();
});

/** A version 6 map with only the labels that these tests need. */
function context(): MapContext {
  const labels = {
    add: (_: unknown, text: string) => {
      const label = { id: (lastId += 1), text } as Label6;
      shown.add(label);
      return label;
    },
    remove: (label: Label6) => shown.delete(label),
    update: (_: Label6, patch: LabelPatch) => patches.push(patch),
  };
  return { map6: { labels }, venue } as unknown as MapContext;
}

test.each([
  ['its own', { color: '#0f766e' }, '#0f766e'],
  ['that of the theme', {}, undefined],
])('a label gets its color %s back', (_, appearance, color) => {
  const labels = new FlatLabels(context());
  const [polygon] = venue.polygons;
  if (!polygon) throw new Error('The venue has no polygons.');
  labels.add(polygon, 'Sale', { appearance });
  labels.resetColor(polygon);
  expect(patches).toEqual([]);
  labels.setColor(polygon, '#ffffff');
  labels.setColor(polygon, '#000000');
  labels.resetColor(polygon);
  labels.resetColor(polygon);
  expect(patches).toStrictEqual([{ color: '#ffffff' }, { color: '#000000' }, { color }]);
});

test('a second labelAllLocations replaces the labels of the first, and no others', () => {
  const labels = new FlatLabels(context());
  const [polygon] = venue.polygons;
  if (!polygon) throw new Error('The venue has no polygons.');
  const own = labels.add(polygon, 'Sale');
  const first = labels.labelAllLocations();
  expect(first).not.toEqual([]);
  const second = labels.labelAllLocations({ appearance: { fontSize: 8 } });
  expect(second.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
  expect(labels.getAll()).toEqual([own, ...second]);
  expect([...shown]).toEqual([own, ...second].map(({ v6 }) => v6));
});

test('labelAllLocations with invalid options keeps the labels', () => {
  const labels = new FlatLabels(context());
  const first = labels.labelAllLocations();
  expect(() => labels.labelAllLocations(7 as never)).toThrow('options');
  expect(labels.getAll()).toEqual(first);
});
