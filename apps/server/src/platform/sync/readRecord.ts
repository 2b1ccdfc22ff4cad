import type { z } from 'zod';
import { compileSchema } from '../../validation/compileSchema.ts';
import type { Fault } from '../../validation/Fault.ts';
import { faultsOf } from '../../validation/readValue.ts';
import { unstorableTexts } from '../../validation/unstorableTexts.ts';
import { isObject } from '../isObject.ts';
import { syncObjects } from '@mezzanine/api-contract/published-schemas';
import type { SyncObject } from '@mezzanine/api-contract/sync-object';

/** A record of a customer, with only the fields of its schema. */
export type CustomerRecord = Readonly<Record<string, unknown>> & { readonly externalId: string };

/** A valid record, or its errors by JSON Pointer into the record. */
export type ReadRecord =
  | { readonly record: CustomerRecord; readonly faults?: undefined }
  | { readonly externalId: string | undefined; readonly faults: readonly Fault[] };

const checks = new Map<string, z.ZodType>();
const byEndpoint = new Map(syncObjects.map((object) => [object.endpoint, object]));

/** The object that an endpoint returns. */
function objectOf(endpoint: string): SyncObject {
  const object = byEndpoint.get(endpoint);
  if (object === undefined) throw new Error(`There is no endpoint "${endpoint}".`);
  return object;
}

/** Reads one record with the published schema of its kind. Null is the same as missing. */
export function readRecord(endpoint: string, given: unknown): ReadRecord {
  const { record: schema } = objectOf(endpoint);
  let check = checks.get(endpoint);
  if (check === undefined) checks.set(endpoint, (check = compileSchema(schema)));
  const known = Object.keys(schema.properties ?? {});
  const picked: unknown = isObject(given)
    ? Object.fromEntries(
        known.flatMap((name) => {
          const value = Object.hasOwn(given, name) ? given[name] : null;
          return value === null ? [] : [[name, value]];
        }),
      )
    : given;
  const wrong = faultsOf(check, picked);
  const faults = wrong.length > 0 ? wrong : unstorableTexts(picked);
  if (faults.length > 0) return { externalId: idOf(picked), faults };
  return { record: picked as CustomerRecord };
}

function idOf(value: unknown): string | undefined {
  const { externalId } = (value ?? {}) as { readonly externalId?: unknown };
  const isId = typeof externalId === 'string' && /^[A-Za-z0-9][\w.:~-]{0,99}$/.test(externalId);
  return isId ? externalId : undefined;
}
