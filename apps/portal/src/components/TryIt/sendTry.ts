import type { ContractOperation } from './ContractOperation.ts';

/** A key and its secret. */
export interface KeyPair {
  readonly key: string;
  readonly secret: string;
}

/** User input: values by parameter name, and a body. */
export interface TryInput {
  readonly pair: KeyPair;
  readonly values: Readonly<Record<string, string>>;
  /** JSON or a file; undefined for operations without a body. */
  readonly body: string | Blob | undefined;
}

/** A request as sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | undefined;
}

/** A response. */
export interface TryAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly milliseconds: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly type: string;
  readonly bytes: Blob;
  /** Only for text responses. */
  readonly text: string | undefined;
}

const base = '/api/v1';

/**
 * Builds the request of an operation.
 *
 * @throws if the body is not JSON
 */
export function requestFor(
  operation: ContractOperation,
  { values, body }: TryInput,
  token?: string,
): SentRequest {
  const given = operation.parameters.flatMap(({ name, in: place }) => {
    const value = values[name]?.trim() ?? '';
    return value === '' ? [] : [{ name, place, value }];
  });
  const inPlace = (wanted: string) =>
    given.filter(({ place }) => place === wanted).map(({ name, value }) => [name, value] as const);
  const path = inPlace('path').reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  );
  const query = new URLSearchParams(inPlace('query').map(([...pair]) => pair)).toString();
  return {
    method: operation.method.toUpperCase(),
    url: `${window.location.origin}${base}${path}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && {
        'Content-Type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
      }),
      ...Object.fromEntries(inPlace('header')),
    },
    body: typeof body === 'string' ? checkedJson(body) : body,
  };
}

function checkedJson(body: string): string {
  try {
    JSON.parse(body);
    return body;
  } catch (error) {
    throw new Error(`Nothing was sent: the body is not JSON. ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/**
 * Requests a token with a key and secret.
 *
 * @throws if there is no response, or the server returns an error, with its message
 */
export async function issueToken(pair: KeyPair): Promise<string> {
  const answer = await send({
    method: 'POST',
    url: `${window.location.origin}${base}/token`,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(pair),
  });
  const { accessToken, detail } = JSON.parse(answer.text ?? '{}') as {
    readonly accessToken?: string;
    readonly detail?: string;
  };
  if (accessToken !== undefined) return accessToken;
  throw new Error(`No token, so nothing was sent. ${answer.status}: ${detail ?? 'no details'}`);
}

/** @throws if there is no response */
export async function send({ method, url, headers, body }: SentRequest): Promise<TryAnswer> {
  const startedAt = performance.now();
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers,
      cache: 'no-store',
      ...(body !== undefined && { body }),
    });
  } catch (error) {
    throw new Error(
      `No response from ${url}. Check that the server is running and the network is connected.`,
      {
        cause: error,
      },
    );
  }
  const bytes = await response.blob();
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
  const isText = /json$|^text\//.test(type);
  return {
    status: response.status,
    statusText: response.statusText,
    type,
    bytes,
    milliseconds: Math.round(performance.now() - startedAt),
    headers: [...response.headers].filter(([name]) => shownHeaders.has(name)),
    text: isText ? await bytes.text() : undefined,
  };
}

/** Headers that are part of the API; all others are the same for every page. */
const shownHeaders: ReadonlySet<string> = new Set([
  'content-type',
  'content-range',
  'etag',
  'cache-control',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'x-request-id',
  'idempotency-replayed',
  'www-authenticate',
]);
