import type { Mvf } from '@mezzanine/mvf';
import { createHash } from 'node:crypto';
import { type RecordKind, recordFields } from '@mezzanine/api-contract/record-schemas';
import { linksOf } from './linksOf.ts';
import type { LinkedRecord } from './RecordStore.ts';

/** Fields that records of all kinds have in a bundle. */
interface BundleRecord {
  readonly id: string;
  readonly externalId?: string;
}

const idPattern = /^[A-Za-z0-9][\w.:~-]{0,99}$/;

/** The locations and categories of a bundle as records. */
export function bundleRecords(mvf: Mvf, venue: string, now: string): readonly LinkedRecord[] {
  const { locations, categories } = directoryOf(mvf);
  const ids = { locations: externalIds(locations), categories: externalIds(categories) };
  const floors = floorsOfSpaces(mvf);
  const record = (kind: 'locations' | 'categories', source: BundleRecord): LinkedRecord => {
    const body = bodyOf(kind, source, ids);
    return {
      row: {
        venue,
        kind,
        external_id: ids[kind].get(source.id) ?? source.id,
        body: JSON.stringify(body),
        source: 'bundle',
        is_deleted: 0,
        starts_at: null,
        ends_at: null,
        updated_at: now,
        sync_source: null,
      },
      links: linksOf(kind, body, (id) => floors.get(id)),
    };
  };
  return [
    ...categories.map((category) => record('categories', category)),
    ...locations.map((location) => record('locations', location)),
  ];
}

/** The operator's data has priority; the map fills in missing data. */
function directoryOf({ enterprise, locations, categories }: Mvf) {
  const own = { locations: enterprise?.locations ?? [], categories: enterprise?.categories ?? [] };
  const all: Readonly<Record<'locations' | 'categories', readonly BundleRecord[]>> = {
    locations: own.locations.length > 0 ? own.locations : locations,
    categories: own.categories.length > 0 ? own.categories : categories,
  };
  return all;
}

/** External ids of records by their ids in a bundle. */
export type BundleIds = Readonly<Record<'locations' | 'categories', ReadonlyMap<string, string>>>;

/** External ids by id, including objects of the map that correspond to an operator's record. */
export function bundleIds(mvf: Mvf): BundleIds {
  const { locations, categories } = directoryOf(mvf);
  const ids = { locations: externalIds(locations), categories: externalIds(categories) };
  const kept = mvf.enterprise?.locations ?? [];
  if (kept.length === 0) return ids;
  const keysOf = ({ id, externalId, name, spaces }: (typeof mvf.locations)[number]) => [
    `id ${id}`,
    `external ${externalId || id}`,
    `named ${JSON.stringify([name, ...spaces.map((space) => space.id).sort()])}`,
  ];
  const known = new Map(
    kept.flatMap((one) => keysOf(one).map((key) => [key, ids.locations.get(one.id)] as const)),
  );
  const onMap = mvf.locations.flatMap((one) => {
    const key = keysOf(one).find((name) => known.has(name));
    const externalId = key === undefined ? undefined : known.get(key);
    return externalId === undefined ? [] : [[one.id, externalId] as const];
  });
  return { ...ids, locations: new Map([...ids.locations, ...onMap]) };
}

/**
 * Maps ids to external ids, or to themselves if the external id is taken or not valid in a URL.
 */
function externalIds(records: readonly BundleRecord[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    records.map(({ id, externalId }) => {
      const digest = createHash('sha256').update(id).digest('hex').slice(0, 32);
      const isFree = (one: string | undefined) =>
        one !== undefined && idPattern.test(one) && !taken.has(one);
      const chosen = [externalId, id].find(isFree) ?? digest;
      taken.add(chosen);
      return [id, chosen];
    }),
  );
}

/** The fields that the contract defines, with external ids as references. */
function bodyOf(kind: RecordKind, source: BundleRecord, ids: BundleIds): Record<string, unknown> {
  const body = Object.fromEntries(
    Object.entries(source).filter(([name]) => Object.hasOwn(recordFields[kind], name)),
  );
  const by = (map: ReadonlyMap<string, string>, list: unknown) => [
    ...new Set((Array.isArray(list) ? list : []).map((id) => map.get(String(id)) ?? String(id))),
  ];
  if (typeof body['parent'] === 'string') {
    body['parent'] = ids.categories.get(body['parent']) ?? body['parent'];
  }
  if (kind !== 'locations') return body;
  const groups = (body['siblingGroups'] ?? []) as { label: string; siblings: string[] }[];
  return {
    ...body,
    categories: by(ids.categories, body['categories']),
    spaces: [...new Set(((body['spaces'] ?? []) as { id: string }[]).map(({ id }) => id))],
    ...(groups.length > 0 && {
      siblingGroups: groups.map(({ label, siblings }) => ({
        label,
        siblings: by(ids.locations, siblings),
      })),
    }),
  };
}

/** Floors by the id and the external id of their spaces. */
export function floorsOfSpaces({ spaces }: Mvf): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(spaces).flatMap(([floor, features]) =>
      features.flatMap(({ properties: { id, externalId } }) =>
        [externalId, id].flatMap((name) => (name === undefined ? [] : [[name, floor] as const])),
      ),
    ),
  );
}
