import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { SearchHost } from './searchHosts.ts';

/** Longest waits in milliseconds before the next host is tried. */
const timeouts = { connect: 1000, read: 2000, write: 30_000 };

/** Id and key of the search service. */
export interface SearchCredentials {
  readonly appId: string;
  readonly apiKey: string;
}

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * The provider's client, with our hosts. The hosts are given when it is made: it keeps the list it
 * is made with, so that a list set later would be ignored.
 *
 * @throws Error `` `appId` is missing. `` or `` `apiKey` is missing. ``
 */
export function connectSearch(
  { appId, apiKey }: SearchCredentials,
  hosts: readonly SearchHost[],
): LiteClient {
  return liteClient(appId, apiKey, {
    hosts: [...hosts],
    timeouts,
    hostsCache: failedHosts(),
  });
}

/**
 * Remembers hosts that failed, for the client to avoid them: 120 seconds, as it counts. Its own
 * cache writes a failed host under another key than it reads, and so asks it again every time.
 */
function failedHosts(): HostsCache {
  const failed = new Map<string, unknown>();
  const keyOf = (host: unknown): string => (host as SearchHost).url;
  return {
    get: async <Value>(host: unknown, fallback: () => Promise<Value>) =>
      (failed.get(keyOf(host)) as Value | undefined) ?? fallback(),
    set: (host, value) => {
      failed.set(keyOf(host), value);
      return Promise.resolve(value);
    },
    delete: (host) => {
      failed.delete(keyOf(host));
      return Promise.resolve();
    },
    clear: () => {
      failed.clear();
      return Promise.resolve();
    },
  };
}
