import { loadVenue } from '@mezzanine/mezzanine-js';
import { writeMvf } from '@mezzanine/mvf';
import { expect, test } from 'vitest';
import { builtVenue } from '../src/builtVenue.fixture.ts';
import { mall } from './venue.ts';

const venue = await loadVenue(writeMvf(builtVenue(mall)));
const shops = venue.locations.filter(({ spaces }) => spaces.length > 0);

test('lead from every location to every other one, and step-free without stairs or escalators', () => {
  for (const [index, from] of shops.entries()) {
    for (const to of shops.slice(index + 1)) {
      const way = venue.directions(from, to, { isStepFree: true });
      const steps = `${from.name} → ${to.name}`;
      if (way.type === 'no-directions') throw new Error(`${steps}: ${way.blockers[0]?.text}`);
      const kinds = way.legs.map((leg) => (leg.type === 'connection' ? leg.connection.kind : ''));
      expect(kinds, steps).not.toContain('stairs');
      expect(kinds, steps).not.toContain('escalator');
    }
  }
});

test('nearest finds the closest washroom by route, not by straight line', () => {
  const washrooms = venue.locations.filter(({ name }) => /washroom/i.test(name));
  const [from] = shops;
  if (!from) throw new Error('The mall has shops.');
  const [nearest, ...others] = venue.nearest(from, washrooms, { count: 99 });
  expect(others.length).toBeGreaterThan(0);
  for (const { directions } of others) {
    expect(directions.costMeters).toBeGreaterThanOrEqual(nearest?.directions.costMeters ?? 0);
  }
});
