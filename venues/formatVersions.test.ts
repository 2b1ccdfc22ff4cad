import { readMvf, writeMvf, writeMvfV1 } from '@mezzanine/mvf';
import { expect, it } from 'vitest';
import { coreOf } from '../packages/mvf/fixtures/coreOf.ts';
import { mall } from './mall/venue.ts';
import { buildVenue } from './src/buildVenue.ts';

it('V1-57: the mall is one venue in both format versions, but for what the report names', () => {
  const venue = buildVenue(mall);
  const { bytes, report } = writeMvfV1(venue);
  expect(coreOf(readMvf(bytes))).toEqual(coreOf(readMvf(writeMvf(venue))));
  const { styles, floors } = venue;
  expect(report.entries.every(({ effect }) => effect === 'lost')).toBe(true);
  expect(report.entries).toContainEqual(
    expect.objectContaining({ what: 'style groups', count: Object.keys(styles).length }),
  );
  expect(report.entries).toContainEqual(
    expect.objectContaining({ what: 'maxHeight of floors', count: floors.length }),
  );
});
