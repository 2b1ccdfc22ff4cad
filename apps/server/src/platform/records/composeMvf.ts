import type {
  CategoryRecord,
  Enterprise,
  EnterpriseLocation,
  LocationRecord,
  Mvf,
  ShapeReference,
} from '@mezzanine/mvf';
import { recordFields } from '@mezzanine/api-contract/record-schemas';
import type { RecordRow } from '../database/DatabaseSchema.ts';
import { type BundleIds, bundleIds, floorsOfSpaces } from './bundleRecords.ts';

type Body = Readonly<Record<string, unknown>>;
type DirectoryKind = 'locations' | 'categories';

/** Changes of a workspace by external id; null for deleted records. */
type Written = ReadonlyMap<string, Body | null>;

interface Composition {
  readonly written: Readonly<Record<DirectoryKind, Written>>;
  readonly ids: BundleIds;
  /** Ids in the new bundle by external id. */
  readonly idOf: Readonly<Record<DirectoryKind, ReadonlyMap<string, string>>>;
  readonly places: ReadonlyMap<string, ShapeReference>;
}

/**
 * Creates a bundle in which the workspace's changes replace locations, categories, and the venue.
 *
 * @param rows - the rows of these kinds that differ from the bundle
 */
export function composeMvf(mvf: Mvf, rows: readonly RecordRow[]): Mvf {
  const of = (kind: RecordRow['kind']): Written =>
    new Map(
      rows
        .filter((row) => row.kind === kind)
        .map((row) => [
          row.external_id,
          row.is_deleted === 1 ? null : (JSON.parse(row.body) as Body),
        ]),
    );
  const written = { locations: of('locations'), categories: of('categories') };
  const ids = bundleIds(mvf);
  const composition: Composition = {
    written,
    ids,
    places: placesOf(mvf),
    idOf: {
      locations: newIds(ids.locations, written.locations),
      categories: newIds(ids.categories, written.categories),
    },
  };
  const categories = composeCategories(mvf.categories, composition);
  const composed: Mvf = {
    ...mvf,
    locations: composeLocations(mvf.locations, composition, 'core').map(
      withCategoriesOf(categories),
    ),
    categories,
    ...(mvf.enterprise && { enterprise: composeEnterprise(mvf.enterprise, composition) }),
  };
  const [venue] = of('venue').values();
  return venue ? withVenue(composed, venue) : composed;
}

/** The ids of all external ids after the changes. */
function newIds(known: ReadonlyMap<string, string>, written: Written) {
  const all = new Map([...known].map(([id, externalId]) => [externalId, id]));
  for (const [externalId, body] of written) {
    if (body === null) all.delete(externalId);
    else if (!all.has(externalId)) all.set(externalId, freeId(externalId, known));
  }
  return all;
}

function freeId(externalId: string, taken: ReadonlyMap<string, string>): string {
  let id = externalId;
  while (taken.has(id)) id = `${id}~`;
  return id;
}

function placesOf(mvf: Mvf): ReadonlyMap<string, ShapeReference> {
  const floors = floorsOfSpaces(mvf);
  const own = Object.values(mvf.spaces).flat();
  return new Map(
    own.flatMap(({ properties: { id, externalId } }) =>
      [externalId, id].flatMap((name) => {
        const floor = floors.get(id);
        return name === undefined || floor === undefined ? [] : [[name, { id, floor }] as const];
      }),
    ),
  );
}

function composeEnterprise(enterprise: Enterprise, composition: Composition): Enterprise {
  const categories = composeCategories(enterprise.categories, composition);
  const locations = composeLocations(enterprise.locations, composition, 'enterprise').map(
    withCategoriesOf(categories),
  );
  const [isThere, isCategory] = [locations, categories].map((list) => {
    const all = new Set(list.map(({ id }) => id));
    return (id: string) => all.has(id);
  }) as [(id: string) => boolean, (id: string) => boolean];
  const { venue } = enterprise;
  return {
    ...enterprise,
    locations: locations.map((location) => withSiblings(location, isThere)),
    categories,
    locationInstances: enterprise.locationInstances
      .filter(({ parent }) => isThere(parent))
      .map((instance) => ({
        ...omit(instance, 'primaryCategory'),
        ...(instance.categories && { categories: instance.categories.filter(isCategory) }),
      })),
    categoryPriorities: Object.fromEntries(
      Object.entries(enterprise.categoryPriorities)
        .filter(([id]) => isThere(id))
        .map(([id, priorities]) => [id, priorities.filter(isCategory)]),
    ),
    ...(venue && {
      venue: {
        ...venue,
        ...(venue.topLocations && { topLocations: venue.topLocations.filter(isThere) }),
      },
    }),
  };
}

function withSiblings(
  location: EnterpriseLocation,
  isThere: (id: string) => boolean,
): EnterpriseLocation {
  const { siblingGroups, ...rest } = location;
  if (siblingGroups === undefined) return location;
  const groups = siblingGroups.map(({ label, siblings }) => ({
    label,
    siblings: siblings.filter(isThere),
  }));
  return { ...rest, siblingGroups: groups };
}

function composeLocations<T extends LocationRecord>(
  records: readonly T[],
  composition: Composition,
  file: 'core' | 'enterprise',
): T[] {
  const { written, ids } = composition;
  const left = new Map(written.locations);
  const kept = records.flatMap((record) => {
    const externalId = ids.locations.get(record.id);
    const body = externalId === undefined ? undefined : left.get(externalId);
    if (externalId !== undefined) left.delete(externalId);
    if (body === null) return [];
    return [body === undefined ? record : writeOver(record, body)];
  });
  function writeOver(record: T, body: Body): T {
    return { ...without(record, 'locations'), ...locationFields(body, composition, file) };
  }
  const added = [...left].flatMap(([externalId, body]) => {
    if (body === null) return [];
    const id = composition.idOf.locations.get(externalId) ?? externalId;
    return [{ id, externalId, ...locationFields(body, composition, file) } as unknown as T];
  });
  return [...kept, ...added];
}

/**
 * Leaves out categories that do not exist in the location's file: deleted categories and, in
 * `location.json`, categories that only the operator's records have.
 */
function withCategoriesOf(
  categories: readonly CategoryRecord[],
): <T extends LocationRecord>(location: T) => T {
  const there = new Set(categories.map(({ id }) => id));
  return (location) => {
    const shown = {
      ...location,
      categories: location.categories.filter((id) => there.has(id)),
    };
    const { primaryCategory } = location as Partial<EnterpriseLocation>;
    return primaryCategory === undefined || shown.categories.includes(primaryCategory)
      ? shown
      : omit(shown, 'primaryCategory');
  };
}

function composeCategories<T extends CategoryRecord>(
  records: readonly T[],
  { written, ids, idOf }: Composition,
): T[] {
  const left = new Map(written.categories);
  const kept = records.flatMap((record) => {
    const externalId = ids.categories.get(record.id) ?? record.id;
    const body = left.get(externalId);
    left.delete(externalId);
    if (body === null) return [];
    if (body === undefined) return [record];
    return [{ ...without(record, 'categories'), ...categoryFields(body) }];
  });
  function categoryFields(body: Body) {
    const { parent, ...rest } = body;
    const id = typeof parent === 'string' ? idOf.categories.get(parent) : undefined;
    return { ...rest, ...(id !== undefined && { parent: id }) };
  }
  const added = [...left].flatMap(([externalId, body]) =>
    body === null
      ? []
      : [
          {
            id: idOf.categories.get(externalId) ?? externalId,
            externalId,
            ...categoryFields(body),
          } as unknown as T,
        ],
  );
  const all = [...kept, ...added];
  const there = new Set(all.map(({ id }) => id));
  return all.map((category) => {
    const { parent } = category;
    return parent === undefined || there.has(parent) ? category : omit(category, 'parent');
  });
}

function omit<T extends object>(record: T, field: string): T {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== field)) as T;
}

/** A record without the fields that the contract defines for its kind. */
function without<T extends object>(record: T, kind: DirectoryKind): T {
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !Object.hasOwn(recordFields[kind], name)),
  ) as T;
}

function locationFields(
  body: Body,
  { idOf, places }: Composition,
  file: 'core' | 'enterprise',
): Body {
  const list = (name: string) => (body[name] ?? []) as readonly string[];
  const groups = (body['siblingGroups'] ?? []) as { label: string; siblings: string[] }[];
  const fields = {
    ...body,
    categories: list('categories').flatMap((id) => idOf.categories.get(id) ?? []),
    spaces: list('spaces').flatMap((id) => places.get(id) ?? []),
    ...withAltTexts(body),
  };
  if (file === 'core') {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => !enterpriseOnly.has(name)));
  }
  return {
    type: 'tenant',
    ...fields,
    ...(groups.length > 0 && {
      siblingGroups: groups.map(({ label, siblings }) => ({
        label,
        siblings: siblings.flatMap((id) => idOf.locations.get(id) ?? []),
      })),
    }),
  };
}

/** Fields that `location.json` does not have. */
const enterpriseOnly = new Set([
  'type',
  'amenity',
  'shortName',
  'sortOrder',
  'states',
  'siblingGroups',
  'headerImage',
  'showLogo',
  'isHidden',
]);

function withAltTexts({ pictures, name }: Body): Body {
  if (!Array.isArray(pictures)) return {};
  return {
    pictures: (pictures as readonly Body[]).map((picture) => ({ altText: name, ...picture })),
  };
}

function withVenue(mvf: Mvf, body: Body): Mvf {
  const { name, openingHoursSpecification, website, propertyImage, externalId } = body;
  const nothing = { locations: [], locationInstances: [], categories: [], layers: [] };
  const enterprise: Enterprise = mvf.enterprise ?? { ...nothing, categoryPriorities: {} };
  const fields = {
    ...(typeof externalId === 'string' && { externalId }),
    ...(typeof website === 'string' && { webUrl: website }),
    ...(typeof propertyImage === 'string' && { coverImage: propertyImage }),
    ...(Array.isArray(openingHoursSpecification) && { openingHoursSpecification }),
  };
  const venue = { id: mvf.manifest.map, ...enterprise.venue, ...fields, name: String(name) };
  return {
    ...mvf,
    manifest: { ...mvf.manifest, name: String(name) },
    enterprise: { ...enterprise, venue },
  };
}
