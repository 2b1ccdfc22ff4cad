import { readMvf, writeMvf, writeMvfV1 } from '@mezzanine/mvf';
import { expect, it } from 'vitest';
import { coreOf } from '@mezzanine/mvf/fixtures/coreOf';
import { demoVenues } from './demoVenues.ts';
import { builtVenue } from './src/builtVenue.fixture.ts';

it.each(demoVenues.map(({ design }) => [design.id, design] as const))(
  'V1-57: %s is one venue in both format versions, except for the reported losses',
  (_, design) => {
    const venue = builtVenue(design);
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
  },
);
