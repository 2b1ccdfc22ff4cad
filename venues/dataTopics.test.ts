import { loadVenue, type Venue } from '@mezzanine/mezzanine-js';
import { writeMvf } from '@mezzanine/mvf';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoVenues } from './demoVenues.ts';
import { builtVenue } from './src/builtVenue.fixture.ts';

describe.each(demoVenues.map(({ design }) => [design.id, design] as const))('%s', (_, design) => {
  const file = builtVenue(design);
  let venue: Venue;

  beforeAll(async () => {
    venue = await loadVenue(writeMvf(file));
  });

  it("lists each location once, with its operator's record", () => {
    expect(venue.locations).toHaveLength(file.locations.length);
    expect(new Set(venue.locations.map(({ id }) => id)).size).toBe(file.locations.length);
    for (const { id } of file.enterprise?.locations ?? []) {
      expect(venue.getLocation(id)?.enterpriseId).toBe(id);
    }
  });

  it('finds each location by its name first', async () => {
    for (const { name } of venue.locations) {
      const [first] = await venue.search(name, { types: ['location'], limit: 1 });
      expect(first?.entity.name).toBe(name);
    }
  });

  it('returns whether a location with hours is open, and when that changes', () => {
    const noon = new Date('2026-06-03T16:00:00Z');
    for (const location of venue.locations.filter(({ openingHours }) => openingHours.length > 0)) {
      const isOpen = location.isOpenAt(noon);
      expect(isOpen).toBeTypeOf('boolean');
      const change = location.nextChange(noon);
      if (change) expect(change.isOpen).toBe(!isOpen);
    }
  });

  it('has an image in the bundle for each logo and each legend entry', () => {
    const logos = venue.locations.flatMap(({ logo }) => logo ?? []);
    const kinds = venue.annotationGroups.flatMap((group) => group.kinds);
    const addresses = [...logos, ...kinds.map(({ icon }) => icon)];
    for (const address of addresses) expect(venue.assetUrl(address)).toMatch(/^data:image\//);
  });

  it('has the same places in each of its languages', () => {
    for (const { code } of venue.languages) {
      const translated = venue.inLanguage(code);
      expect(translated.language?.code).toBe(code);
      expect(translated.spaces.map(({ id }) => id)).toEqual(venue.spaces.map(({ id }) => id));
    }
  });

  it('has rooms that contain their center', () => {
    for (const space of venue.spaces.filter(({ kind }) => kind === 'room')) {
      expect(venue.spaceAt(space.center)?.floor).toBe(space.floor);
    }
  });
});
