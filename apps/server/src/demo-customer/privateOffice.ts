import { type CatalogVenue, VenueCatalog } from '../venues/VenueCatalog.ts';

/** Id of a private venue to try links with. */
export const privateOffice = 'private-office';
/** The venue whose bundles it uses. */
const original = 'office';

/** The catalog with the private venue: a copy of the office with its own id. */
export function withPrivateOffice(catalog: VenueCatalog): VenueCatalog {
  const office = catalog.getVenue(original);
  if (office === undefined) return catalog;
  const { listing, bundles } = office;
  const copy: CatalogVenue = {
    listing: {
      ...listing,
      id: privateOffice,
      description: `The office as a private venue, to try links with. ${listing.description}`,
    },
    bundles,
  };
  const venues = catalog.listings.flatMap(({ id }) => catalog.getVenue(id) ?? []);
  return new VenueCatalog([...venues, copy]);
}
