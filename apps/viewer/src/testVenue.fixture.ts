import type { Mvf } from '@mezzanine/mvf';
import { buildVenue } from '@mezzanine/mezzanine-js/build-venue';
import { sampleEnterpriseMvf } from '@mezzanine/mezzanine-js/fixtures/sample-enterprise-mvf';

type Record = NonNullable<NonNullable<Mvf['enterprise']>['locations']>[number];

/**
 * A hall with two floors and a bookshop with an operator's record.
 *
 * @param change - changes to the bookshop
 */
export function testVenue(change: Partial<Record> = {}) {
  const mvf = sampleEnterpriseMvf();
  const locations = (mvf.enterprise?.locations ?? []).map((one) =>
    one.id === 'el_books' ? { ...one, ...change } : one,
  );
  return buildVenue({ ...mvf, enterprise: { ...mvf.enterprise, locations } } as Mvf);
}

/** The bookshop of {@link testVenue}. */
export function testShop(change: Partial<Record> = {}) {
  const shop = testVenue(change).getLocation('el_books');
  if (!shop) throw new Error('The test venue has no bookshop.');
  return shop;
}
