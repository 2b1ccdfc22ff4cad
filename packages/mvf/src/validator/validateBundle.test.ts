import { expect, it } from 'vitest';
import { tinyVenue } from '../../fixtures/tinyVenue.ts';
import { writeMvf } from '../writeMvf.ts';
import { validateBundle } from './validateBundle.ts';

it('a ring of 130,000 corners is checked like any other', () => {
  const bundle = writeMvf(withRing(130_000));
  const findings = validateBundle(bundle);
  const found = (rule: string) => findings.find((finding) => finding.rule === rule)?.message;
  expect(found('SIZE-03')).toContain('has 130,001 corners; expected 2,000 at most');
  expect(found('GEO-03')).toContain('its edges 19 and 60000 meet');
});

/** The tiny venue, whose first space is a circle with two corners swapped. */
function withRing(corners: number) {
  const [[floor = '', features = []] = []] = Object.entries(tinyVenue.spaces);
  const [first, ...others] = features;
  if (first?.geometry.type !== 'Polygon') throw new Error('The first space is no polygon.');
  const [longitude = 0, latitude = 0] = first.geometry.coordinates[0]?.[0] ?? [];
  const place = (index: number): [number, number] => {
    const turn = (2 * Math.PI * index) / corners;
    return [longitude + 0.01 * Math.cos(turn), latitude + 0.01 * Math.sin(turn)];
  };
  const ring = Array.from({ length: corners + 1 }, (_, index) => place(index % corners));
  [ring[20], ring[60_000]] = [place(60_000), place(20)];
  const round = { ...first, geometry: { ...first.geometry, coordinates: [ring] } };
  return { ...tinyVenue, spaces: { ...tinyVenue.spaces, [floor]: [round, ...others] } };
}
