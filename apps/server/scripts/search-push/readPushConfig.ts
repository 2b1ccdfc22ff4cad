import { z } from 'zod';

/** What a push needs to know. */
export interface PushConfig {
  readonly adminKey: string;
  /** Where to; undefined leaves it to the provider's client, which knows its hosts. */
  readonly host: PushHost | undefined;
}

/** A host as the provider's client wants it. */
export interface PushHost {
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly port?: number;
  readonly accept: 'readWrite';
}

/** The push cannot begin. The message says what is missing and where it comes from. */
export class PushConfigError extends Error {
  override readonly name = 'PushConfigError';
}

const addressSchema = z.url({ protocol: /^https?$/ });

/**
 * Reads the environment of a push.
 *
 * @param site `appId` and `hosts` of the search settings: without hosts, it is our own server that
 *   is searched, and pushed to.
 * @throws PushConfigError when something is missing or wrong.
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
    `SEARCH_URL is "${address}"; expected an address such as http://localhost:8080.`,
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
