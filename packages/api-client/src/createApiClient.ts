import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './contract.ts';

/** Options of {@link createApiClient}. */
export interface ApiClientOptions {
  /** Origin of the server, for example `http://localhost:8080`. */
  readonly origin: string;
  /** Public part of the pair. */
  readonly key: string;
  /** Secret part of the pair. */
  readonly secret: string;
  /** What requests are made with. Default: `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The platform API with the types of its contract. */
export type ApiClient = Client<paths>;

/** Milliseconds before its end at which a token is no longer used. */
const marginMs = 30_000;

/**
 * A client of the platform API. It gets a token when it first needs one, keeps it while it is good,
 * and gets another when the server refuses it.
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
      // A server that was restarted knows its old tokens no more.
      if (response.status === 401 && schemaPath !== '/token') token = undefined;
    },
  });
  return client;
}
