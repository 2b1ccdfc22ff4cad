import { type CatalogVenue, VenueCatalog } from '../venues/VenueCatalog.ts';

/** Id of a venue that is private, to try links with. */
export const privateOffice = 'private-office';
/** The venue whose bundles it has. */
const original = 'office';

/** The catalog with the private venue: the office once more, under an id of its own. */
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
