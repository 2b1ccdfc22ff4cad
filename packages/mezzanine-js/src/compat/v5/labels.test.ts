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
beforeAll(async () => {
  server = await serveVenue();
  venue = await getVenue(accessTo(server));
});
afterAll(() => server.close());
beforeEach(() => {
  patches = [];
});

/** A map of version 6 of which these tests need only the labels. */
function context(): MapContext {
  const labels = {
    add: () => ({ id: 1 }) as Label6,
    update: (_: Label6, patch: LabelPatch) => patches.push(patch),
  };
  return { map6: { labels }, venue } as unknown as MapContext;
}

test.each([
  ['its own', { color: '#0f766e' }, '#0f766e'],
  ['that of the theme', {}, undefined],
])('a label whose color is %s gets it back', (_, appearance, color) => {
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
