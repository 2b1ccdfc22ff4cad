import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './contract.ts';

/** Options of {@link createApiClient}. */
export interface ApiClientOptions {
  /** Origin of the server, for example `http://localhost:8080`. */
  readonly origin: string;
  /** The public key. */
  readonly key: string;
  /** The secret. */
  readonly secret: string;
  /** Implementation of `fetch`. Default: the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Client of the platform API, typed by its contract. */
export type ApiClient = Client<paths>;

/** Tokens are renewed this many milliseconds before they expire. */
const marginMs = 30_000;

/**
 * Creates a client of the platform API. It requests a token on first use, caches it until it
 * expires, and requests a new one if the server rejects it.
 *
 * @example
 * const api = createApiClient({ origin: 'http://localhost:8080', key, secret });
 * const { data, error } = await api.GET('/venues/{venueId}/locations', {
 *   params: { path: { venueId: 'mall' }, query: { limit: 10 } },
 * });
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { origin, key, secret, fetch = (request: Request) => globalThis.fetch(request) } = options;
  const client = createClient<paths>({ baseUrl: new URL('/api/v1', origin).href, fetch });
  let token: Promise<{ readonly text: string; readonly until: number }> | undefined;

  const issue = async () => {
    const { data, error } = await client.POST('/token', { body: { key, secret } });
    if (data === undefined) throw new Error(error.detail);
    return { text: data.accessToken, until: Date.now() + data.expiresIn * 1000 - marginMs };
  };
  const current = async (): Promise<string> => {
    const known = await token?.catch(() => undefined);
    if (known === undefined || known.until < Date.now()) token = issue();
    return (await (token ?? issue())).text;
  };

  client.use({
    async onRequest({ request, schemaPath }) {
      if (schemaPath === '/token') return undefined;
      request.headers.set('Authorization', `Bearer ${await current()}`);
      return request;
    },
    onResponse({ response, schemaPath }) {
      // A restarted server no longer accepts its old tokens.
      if (response.status === 401 && schemaPath !== '/token') token = undefined;
    },
  });
  return client;
}
