import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { SessionRecords } from './SessionRecords.ts';

/** Claim of an access token with the id of its grant. */
export const grantClaim = 'grant';

/**
 * Whether the grant of an access token exists. Using a code twice revokes its grant, and with it
 * all tokens issued for the code (RFC 6749, section 4.1.2).
 */
export function hasGrant(
  records: SessionRecords,
  claims: Readonly<Record<string, unknown>>,
): boolean {
  return records.get(`Grant:${String(claims[grantClaim])}`) !== undefined;
}

/**
 * Stores the data of `oidc-provider` in our records. The device flow is not supported, so looking
 * up a user code finds nothing.
 *
 * @param model - such as `Session` or `AuthorizationCode`; each has its own namespace
 */
export function recordAdapter(records: SessionRecords, model: string): Adapter {
  const nameOf = (id: string): string => `${model}:${id}`;
  const read = (name: string): AdapterPayload | undefined => {
    const content = records.get(name);
    return content === undefined ? undefined : structuredClone(content);
  };
  return {
    upsert: async (id, payload, expiresIn) => {
      records.set(nameOf(id), { ...payload }, expiresIn);
    },
    find: async (id) => read(nameOf(id)),
    findByUserCode: async () => undefined,
    findByUid: async (uid) => {
      const [name] = records
        .find((content) => content['uid'] === uid)
        .filter((found) => found.startsWith(nameOf('')));
      return name === undefined ? undefined : read(name);
    },
    consume: async (id) => {
      records.amend(nameOf(id), { consumed: Math.floor(Date.now() / 1000) });
    },
    destroy: async (id) => records.delete(nameOf(id)),
    revokeByGrantId: async (grantId) => {
      for (const name of records.find((content) => content['grantId'] === grantId)) {
        records.delete(name);
      }
    },
  };
}
