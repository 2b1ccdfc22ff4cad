import type { RecordKind } from '@mezzanine/api-contract/record-schemas';
import type { Mvf } from '@mezzanine/mvf';
import { type BundleIds, bundleIds } from './bundleRecords.ts';
import type { RecordKey, RecordStore } from './RecordStore.ts';

const known = new WeakMap<Mvf, BundleIds>();

/** External ids by map ids, such as `loc_…`. Created once per bundle. */
function idsOf(mvf: Mvf): BundleIds {
  const there = known.get(mvf);
  if (there !== undefined) return there;
  const made = bundleIds(mvf);
  known.set(mvf, made);
  return made;
}

/**
 * Finds the external id for an id: the id itself if a record has it as external id, or the external
 * id of the record with this id on the map.
 */
export async function externalIdOf(
  store: RecordStore,
  mvf: Mvf,
  key: Pick<RecordKey, 'venue' | 'external_id'> & { readonly kind: RecordKind },
): Promise<string> {
  const { kind, external_id } = key;
  if (kind !== 'locations' && kind !== 'categories') return external_id;
  const onMap = idsOf(mvf)[kind].get(external_id);
  if (onMap === undefined || onMap === external_id) return external_id;
  return (await store.find(key)) === undefined ? onMap : external_id;
}

/** The ids that the fields of a record refer to. */
const references: Readonly<Record<string, 'locations' | 'categories'>> = {
  categories: 'categories',
  parent: 'categories',
  location: 'locations',
};

/** A body whose references are external ids, regardless of the given ids. */
export async function withExternalIds(
  store: RecordStore,
  mvf: Mvf,
  { venue, body }: { readonly venue: string; readonly body: Readonly<Record<string, unknown>> },
): Promise<Readonly<Record<string, unknown>>> {
  const fields = await Promise.all(
    Object.entries(body).map(async ([name, value]) => {
      const kind = Object.hasOwn(references, name) ? references[name] : undefined;
      if (kind === undefined) return [name, value] as const;
      const one = (id: unknown) =>
        externalIdOf(store, mvf, { venue, kind, external_id: String(id) });
      const resolved = Array.isArray(value) ? await Promise.all(value.map(one)) : await one(value);
      return [name, Array.isArray(resolved) ? [...new Set(resolved)] : resolved] as const;
    }),
  );
  return Object.fromEntries(fields);
}
