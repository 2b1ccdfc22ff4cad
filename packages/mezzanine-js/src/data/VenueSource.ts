import { MezzanineError } from './MezzanineError.ts';

/** Names a venue on a server. */
export interface VenueOnServer {
  /** Id of the venue on that server. */
  readonly venueId: string;
  /** Address of the server, for example `http://localhost:8080`. */
  readonly baseUrl: string;
}

/** Names a venue on a server, with the key that opens it. */
export interface VenueKey extends VenueOnServer {
  /** Public part of the pair. */
  readonly key: string;
  /** Secret part of the pair; never shown in an error. */
  readonly secret: string;
}

/** Names a venue on a server, with a token that opens it: one that your own server asked for. */
export interface VenueAccess extends VenueOnServer {
  /** Sent as a bearer token; never shown in an error. */
  readonly accessToken: string;
}

/**
 * Where a venue comes from: a key or a token for a server; the address of a bundle; or its bytes as
 * a file, an `ArrayBuffer` or a `Uint8Array`.
 */
export type VenueSource = string | URL | Blob | ArrayBuffer | Uint8Array | VenueKey | VenueAccess;

/** A source whose kind has been found out. */
export type CheckedSource =
  | { readonly kind: 'bytes'; readonly bytes: ArrayBuffer | Uint8Array }
  | { readonly kind: 'blob'; readonly blob: Blob }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'key'; readonly key: VenueKey | VenueAccess; readonly api: URL };

const URL_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'blob:', 'data:']);
const KEY_FIELDS = ['key', 'secret', 'venueId', 'baseUrl'];
const ACCESS_FIELDS = ['accessToken', 'venueId', 'baseUrl'];

/**
 * Finds out what a source is.
 *
 * @throws MezzanineError `invalid-argument` when it is none
 */
export function checkSource(source: unknown): CheckedSource {
  if (typeof source === 'string' || source instanceof URL) {
    return { kind: 'url', url: checkUrl(String(source)) };
  }
  if (source instanceof Blob) return { kind: 'blob', blob: source };
  if (source instanceof Uint8Array) return { kind: 'bytes', bytes: source };
  // By its tag, so that a buffer of another frame is one as well.
  if (Object.prototype.toString.call(source) === '[object ArrayBuffer]') {
    return { kind: 'bytes', bytes: source as ArrayBuffer };
  }
  if (typeof source === 'object' && source !== null && !ArrayBuffer.isView(source)) {
    return checkKey(source as Readonly<Record<string, unknown>>);
  }
  throw new MezzanineError('invalid-argument', {
    given: `loadVenue was given ${nameOf(source)}.`,
    expected:
      'Expected a URL, a Blob, an ArrayBuffer, a Uint8Array or { key, secret, venueId, baseUrl }.',
  });
}

function checkUrl(text: string): string {
  const page = (globalThis as { readonly location?: { readonly href: string } }).location?.href;
  const url = parseUrl(text, page);
  if (url && URL_SCHEMES.has(url.protocol)) return url.href;
  throw new MezzanineError('invalid-argument', {
    given: `loadVenue was given the address "${shorten(text)}".`,
    expected: page
      ? 'Expected an address that starts with http:, https:, blob: or data:, or a path of this site.'
      : 'Expected a whole address that starts with http:, https:, blob: or data:.',
    remedy: 'To load a file from disk, read it and pass its bytes.',
  });
}

function checkKey(source: Readonly<Record<string, unknown>>): CheckedSource {
  const fields = 'accessToken' in source ? ACCESS_FIELDS : KEY_FIELDS;
  const missing = fields.filter((field) => typeof source[field] !== 'string' || !source[field]);
  if (missing.length > 0) {
    throw new MezzanineError('invalid-argument', {
      given: `loadVenue was given an object without ${missing.join(', ')}.`,
      expected: `Expected { ${fields.join(', ')} }, all of them strings that say something.`,
    });
  }
  const key = source as unknown as VenueKey | VenueAccess;
  const base = parseUrl(key.baseUrl.endsWith('/') ? key.baseUrl : `${key.baseUrl}/`);
  if (!base || !/^https?:$/.test(base.protocol)) {
    throw new MezzanineError('invalid-argument', {
      given: `loadVenue was given the baseUrl "${shorten(key.baseUrl)}".`,
      expected: 'Expected the address of a server, for example "http://localhost:8080".',
    });
  }
  return { kind: 'key', key, api: new URL('api/v1/', base) };
}

function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

function nameOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (typeof value === 'object') return `a ${value.constructor?.name ?? 'object'}`;
  return `a ${typeof value}`;
}

function shorten(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
