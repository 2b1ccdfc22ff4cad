import { setTimeout as wait } from 'node:timers/promises';
import type { AllowedHosts } from '../outbound/refuseAddress.ts';
import { type GuardedResponse, OutboundError, sendGuarded } from '../outbound/sendGuarded.ts';

/** How to read endpoints. */
export interface EndpointAccess {
  readonly allowedHosts: AllowedHosts;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds to wait after each failed attempt. */
  readonly retryMs: readonly number[];
  readonly signal: AbortSignal;
}

/** An endpoint could not be read. The message says why. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';
}

/** Limits of one endpoint. */
const endpointLimits = {
  bytes: 20 * 1024 * 1024,
  records: 20_000,
  pages: 500,
  timeoutMs: 30_000,
} as const;

/**
 * All records of an endpoint, page by page.
 *
 * @throws EndpointError if it cannot be reached, or its response is invalid
 */
export async function readEndpoint(
  address: string,
  access: EndpointAccess,
): Promise<readonly unknown[]> {
  const records: unknown[] = [];
  const seen = new Set<string>();
  let bytes = 0;
  for (let next: string | undefined = address; next !== undefined;) {
    if (seen.has(next)) throw new EndpointError(`${next} refers to itself in "next".`);
    seen.add(next);
    if (seen.size > endpointLimits.pages) {
      throw new EndpointError(`${address} has more than ${endpointLimits.pages} pages.`);
    }
    const { body } = await getWithRetries(next, access);
    bytes += body.length;
    const page = parsePage(next, body);
    records.push(...page.records);
    if (bytes > endpointLimits.bytes || records.length > endpointLimits.records) {
      throw new EndpointError(
        `${address} returns too much data; expected at most ${endpointLimits.records} records and ${endpointLimits.bytes} bytes.`,
      );
    }
    next = page.next === undefined ? undefined : nextOf(address, next, page.next);
  }
  return records;
}

/**
 * Retries until the status is 2xx or 304.
 *
 * @throws EndpointError if all attempts fail
 */
export async function getWithRetries(
  address: string,
  access: EndpointAccess,
  options: { readonly headers?: Record<string, string>; readonly maxBytes?: number } = {},
): Promise<GuardedResponse> {
  const { maxBytes = endpointLimits.bytes } = options;
  for (let tries = 0; ; tries += 1) {
    const failure = await tryOnce();
    if (typeof failure !== 'string') return failure;
    const ms = access.retryMs[tries];
    if (ms === undefined) throw new EndpointError(`${failure} Tried ${tries + 1} times.`);
    await wait(ms, undefined, { signal: access.signal });
  }

  async function tryOnce(): Promise<GuardedResponse | string> {
    access.signal.throwIfAborted();
    try {
      const response = await sendGuarded(address, {
        method: 'GET',
        headers: { Accept: 'application/json', ...access.headers, ...options.headers },
        timeoutMs: endpointLimits.timeoutMs,
        maxBytes,
        allowedHosts: access.allowedHosts,
      });
      const { status } = response;
      if (status === 304 || (status >= 200 && status < 300)) return response;
      const text = `${address} returned status ${status}; expected 200.`;
      if (status < 500 && status !== 429 && status !== 408) throw new EndpointError(text);
      return text;
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      const text = `${address}: ${error.message}`;
      if (!error.isPassing) throw new EndpointError(text);
      return text;
    }
  }
}

function parsePage(address: string, body: Buffer): { records: unknown[]; next?: string } {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new EndpointError(`${address} is not JSON in UTF-8.`);
  }
  if (Array.isArray(value)) return { records: value };
  const { items, next } = (value ?? {}) as { readonly items?: unknown; readonly next?: unknown };
  if (Array.isArray(items)) {
    return { records: items, ...(typeof next === 'string' && next !== '' && { next }) };
  }
  // The venue is one object. A list with one object is accepted, too.
  if (typeof value === 'object' && value !== null && 'externalId' in value) {
    return { records: [value] };
  }
  throw new EndpointError(`${address} is not a list of records, and has no "items".`);
}

/** The next page must have the same origin as the first, because headers can contain keys. */
function nextOf(first: string, page: string, next: string): string {
  const url = URL.canParse(next, page) ? new URL(next, page) : undefined;
  if (url === undefined || url.origin !== new URL(first).origin) {
    throw new EndpointError(`"next" of ${page} refers to another host; expected ${first}.`);
  }
  return url.href;
}
