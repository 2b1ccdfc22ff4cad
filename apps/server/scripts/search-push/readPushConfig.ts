import { z } from 'zod';

/** Configuration of a push. */
export interface PushConfig {
  readonly adminKey: string;
  /** Target of the push. If undefined, the provider's client uses its default hosts. */
  readonly host: PushHost | undefined;
}

/** A host in the format of the provider's client. */
export interface PushHost {
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly port?: number;
  readonly accept: 'readWrite';
}

/** The push cannot start. The message names the missing setting and where to get it. */
export class PushConfigError extends Error {
  override readonly name = 'PushConfigError';
}

const addressSchema = z.url({ protocol: /^https?$/ });

/**
 * Reads the configuration of a push from the environment.
 *
 * @param site `appId` and `hosts` of the search settings. Without hosts, our own server is searched
 *   and pushed to.
 * @throws PushConfigError if a setting is missing or invalid.
 */
export function readPushConfig(
  environment: Readonly<Record<string, string | undefined>>,
  site: {
    readonly search: { readonly hosts: readonly string[] };
    readonly server: { readonly port: number };
  },
): PushConfig {
  const { SEARCH_ADMIN_KEY: adminKey = '', SEARCH_URL: address = '' } = environment;
  if (adminKey === '') {
    throw new PushConfigError(
      'SEARCH_ADMIN_KEY is not set. It is the key that may write indexes. For a hosted service, its ' +
        'dashboard shows it; for our own server, npm run api-key -- search-admin-key prints it.',
    );
  }
  if (address === '') {
    const own = `http://localhost:${site.server.port}`;
    return { adminKey, host: site.search.hosts.length > 0 ? undefined : toHost(own) };
  }
  const parsed = addressSchema.safeParse(address);
  if (parsed.success) return { adminKey, host: toHost(parsed.data) };
  throw new PushConfigError(
    `SEARCH_URL is "${address}"; expected a URL such as http://localhost:8080.`,
  );
}

function toHost(address: string): PushHost {
  const { hostname, port, protocol } = new URL(address);
  return {
    url: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port: Number(port) }),
    accept: 'readWrite',
  };
}
