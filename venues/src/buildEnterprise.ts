import type {
  CategoryRecord,
  Enterprise,
  EnterpriseLocation,
  LocationRecord,
  Mvf,
} from '@mezzanine/mvf';
import type { EnterpriseDesign, LocationNote } from './EnterpriseDesign.ts';

/** Input of the records. */
type Source = Pick<Mvf, 'manifest' | 'spaces' | 'locations' | 'categories'> & {
  readonly languages: readonly { readonly code: string; readonly name: string }[];
};

/** The operator's records of a venue. Throws if the design refers to an unknown location. */
export function buildEnterprise(source: Source, design: EnterpriseDesign): Enterprise {
  const { manifest, locations, categories } = source;
  const idOf = idsByName(locations);
  const { language = { code: 'en', name: 'English' } } = manifest;
  return {
    venue: {
      id: manifest.map,
      name: manifest.name,
      slug: manifest.map,
      ...(manifest.externalId !== undefined && { externalId: manifest.externalId }),
      ...(manifest.tzid !== undefined && { tzid: manifest.tzid }),
      ...design.venue,
      defaultLanguage: language.code,
      languages: [language, ...source.languages].map(({ code, name }) => ({ code, name })),
      topLocations: design.topLocations.map(idOf),
      openingHoursSpecification: [...design.openingHours],
    },
    locations: locations.map((location, i) => ({
      ...toEnterprise(location, i, design),
      ...noted(
        design.notes.find((note) => note.of === location.name),
        idOf,
      ),
    })),
    locationInstances: [],
    categories: categories.map((category, i) => ({ ...category, sortOrder: i + 1 })),
    categoryPriorities: prioritiesOf(locations, categories),
    layers: design.layers.map(({ key, name, includes }) => ({
      id: `ely_${key}`,
      name,
      spaces: Object.entries(source.spaces).flatMap(([floor, spaces]) =>
        spaces.filter(includes).map((space) => ({ id: space.properties.id, floor })),
      ),
    })),
  };
}

function enterpriseId(location: LocationRecord): string {
  return location.id.replace(/^loc_/, 'el_');
}

function idsByName(locations: readonly LocationRecord[]): (name: string) => string {
  const ids = new Map(locations.map((location) => [location.name, enterpriseId(location)]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new RangeError(`The venue has no location named ${name}.`);
    return id;
  };
}

function toEnterprise(
  location: LocationRecord,
  index: number,
  { typeOf, metadataOf }: EnterpriseDesign,
): EnterpriseLocation {
  const [primaryCategory = ''] = location.categories;
  const metadata = metadataOf?.(location);
  return {
    ...location,
    id: enterpriseId(location),
    type: typeOf[primaryCategory] ?? 'tenant',
    sortOrder: index + 1,
    primaryCategory,
    ...(location.logo !== undefined && { showLogo: true }),
    ...(metadata && { metadata }),
  };
}

function noted(note: LocationNote | undefined, idOf: (name: string) => string) {
  if (!note) return {};
  const { states, siblings } = note;
  return {
    ...(states && { states: [...states] }),
    ...(siblings && {
      siblingGroups: siblings.map(({ label, names }) => ({ label, siblings: names.map(idOf) })),
    }),
  };
}

/**
 * Categories of the locations that have several. Categories with a parent come first, because they
 * are more specific.
 */
function prioritiesOf(locations: readonly LocationRecord[], categories: readonly CategoryRecord[]) {
  const nested = new Set(categories.filter((c) => c.parent !== undefined).map((c) => c.id));
  return Object.fromEntries(
    locations
      .filter((location) => location.categories.length > 1)
      .map((location) => [
        enterpriseId(location),
        [...location.categories].sort((a, b) => Number(nested.has(b)) - Number(nested.has(a))),
      ]),
  );
}
