import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { SearchHost } from './searchHosts.ts';

/** Timeouts in milliseconds before the next host is tried. */
const timeouts = { connect: 1000, read: 2000, write: 30_000 };

/** Id and key for the search service. */
export interface SearchCredentials {
  readonly appId: string;
  readonly apiKey: string;
}

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Creates the provider's client with our hosts. They are passed to the constructor, because the client
 * ignores hosts that are set later.
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
 * Caches failed hosts, so that the client avoids them for 120 seconds. Its own cache uses different keys
 * for writing and reading failed hosts, so it retries them every time.
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
