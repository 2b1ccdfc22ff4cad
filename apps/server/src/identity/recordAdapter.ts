import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { SessionRecords } from './SessionRecords.ts';

/** Claim of an access token with the id of the grant that it belongs to. */
export const grantClaim = 'grant';

/**
 * Whether the grant of an access token is there. A code that is used twice ends it, and with it all
 * tokens of the code (RFC 6749, section 4.1.2).
 */
export function hasGrant(
  records: SessionRecords,
  claims: Readonly<Record<string, unknown>>,
): boolean {
  return records.get(`Grant:${String(claims[grantClaim])}`) !== undefined;
}

/**
 * Lets `oidc-provider` keep what it keeps in our records. Devices with codes of their own are not
 * served, hence nothing is found by one.
 *
 * @param model - such as `Session` or `AuthorizationCode`; a name of its own for each
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
