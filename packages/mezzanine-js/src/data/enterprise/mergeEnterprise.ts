import type {
  EnterpriseCategory,
  EnterpriseLocation,
  EnterpriseLocationInstance,
  LocationRecord,
  Mvf,
  ShapeReference,
} from '@mezzanine/mvf';

/** A location merged from both files. */
export type MergedLocation = LocationRecord &
  Partial<EnterpriseLocation> & { readonly enterpriseId?: string };

/** The directory merged from the map and the operator's files. */
export interface MergedDirectory {
  readonly locations: readonly MergedLocation[];
  readonly instances: readonly EnterpriseLocationInstance[];
  readonly categories: readonly EnterpriseCategory[];
}

/**
 * Merges `location.json`, `category.json`, and the operator's files into one directory. An
 * operator's record matches the location with the same id, otherwise with the same external id,
 * otherwise with the same name and spaces. Its fields take precedence, and the places of both are
 * kept. Records without a match are added.
 */
export function mergeEnterprise(
  mvf: Pick<Mvf, 'locations' | 'categories' | 'enterprise'>,
): MergedDirectory {
  const { enterprise } = mvf;
  if (!enterprise) return { locations: mvf.locations, instances: [], categories: mvf.categories };
  const { partners, others } = pairUp(mvf.locations, enterprise.locations);
  const locations = [
    ...mvf.locations.map((record) => {
      const partner = partners.get(record);
      return partner ? merge(record, partner) : record;
    }),
    ...others.map((record) => ({ ...record, enterpriseId: record.id })),
  ];
  const { categoryPriorities: priorities } = enterprise;
  return {
    locations: inOrder(locations.map((location) => ranked(location, priorities))),
    instances: enterprise.locationInstances,
    categories: inOrder(mergeCategories(mvf.categories, enterprise.categories)),
  };
}

/** Criteria for matching two records, the most reliable first. */
const KEYS: readonly ((record: LocationRecord) => string | undefined)[] = [
  ({ id }) => id,
  ({ externalId }) => externalId || undefined,
  ({ name, spaces }) => JSON.stringify([name, ...spaces.map(({ id }) => id).sort()]),
];

function pairUp(records: readonly LocationRecord[], kept: readonly EnterpriseLocation[]) {
  const partners = new Map<LocationRecord, EnterpriseLocation>();
  const others = new Set(kept);
  for (const keyOf of KEYS) {
    const byKey = new Map<string | undefined, EnterpriseLocation>();
    for (const record of others) if (!byKey.has(keyOf(record))) byKey.set(keyOf(record), record);
    byKey.delete(undefined);
    for (const record of records) {
      if (partners.has(record)) continue;
      const partner = byKey.get(keyOf(record));
      if (partner && others.delete(partner)) partners.set(record, partner);
    }
  }
  return { partners, others: [...others] };
}

function merge(record: LocationRecord, kept: EnterpriseLocation): MergedLocation {
  return {
    ...record,
    ...kept,
    id: record.id,
    enterpriseId: kept.id,
    categories: kept.categories.length > 0 ? kept.categories : record.categories,
    spaces: union(record.spaces, kept.spaces),
    obstructions: union(record.obstructions, kept.obstructions),
    areas: union(record.areas, kept.areas),
    annotations: union(record.annotations, kept.annotations),
    entrances: union(record.entrances, kept.entrances),
    connections: [...new Set([...(record.connections ?? []), ...(kept.connections ?? [])])],
  };
}

function union(
  some: readonly ShapeReference[] = [],
  more: readonly ShapeReference[] = [],
): ShapeReference[] {
  return [...new Map([...some, ...more].map((reference) => [reference.id, reference])).values()];
}

/** Its categories, the most important first. */
function ranked(
  location: MergedLocation,
  priorities: Readonly<Record<string, readonly string[]>>,
): MergedLocation {
  const { categories, enterpriseId = '', primaryCategory } = location;
  const listed = Object.hasOwn(priorities, enterpriseId) ? priorities[enterpriseId] : undefined;
  const first = listed ?? [primaryCategory];
  const known = first.filter((id) => id !== undefined && categories.includes(id)) as string[];
  return { ...location, categories: [...new Set([...known, ...categories])] };
}

function mergeCategories(
  records: readonly EnterpriseCategory[],
  kept: readonly EnterpriseCategory[],
): EnterpriseCategory[] {
  const merged = new Map(records.map((record) => [record.id, record]));
  for (const record of kept) merged.set(record.id, { ...merged.get(record.id), ...record });
  return [...merged.values()];
}

/** Sorts by the operator's order; records without one come last, in their original order. */
function inOrder<T extends { readonly sortOrder?: number }>(records: readonly T[]): T[] {
  const place = ({ sortOrder = Infinity }: T) => sortOrder;
  return [...records].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
