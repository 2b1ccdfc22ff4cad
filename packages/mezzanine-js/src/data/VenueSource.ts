import { MezzanineError } from './MezzanineError.ts';

/** A venue on a server. */
export interface VenueOnServer {
  /** Id of the venue on that server. */
  readonly venueId: string;
  /** URL of the server, for example `http://localhost:8080`. */
  readonly baseUrl: string;
}

/** A venue on a server, and the key and secret to load it with. */
export interface VenueKey extends VenueOnServer {
  /** The public key. */
  readonly key: string;
  /** The secret; never included in an error. */
  readonly secret: string;
}

/** A venue on a server, and an access token that your own server requested. */
export interface VenueAccess extends VenueOnServer {
  /** Sent as a bearer token; never included in an error. */
  readonly accessToken: string;
}

/**
 * The source of a venue: a key or token for a server, the URL of a bundle, or the bundle itself as
 * a file, an `ArrayBuffer` or a `Uint8Array`.
 */
export type VenueSource = string | URL | Blob | ArrayBuffer | Uint8Array | VenueKey | VenueAccess;

/** A source whose type is known. */
export type CheckedSource =
  | { readonly kind: 'bytes'; readonly bytes: ArrayBuffer | Uint8Array }
  | { readonly kind: 'blob'; readonly blob: Blob }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'key'; readonly key: VenueKey | VenueAccess; readonly api: URL };

const URL_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'blob:', 'data:']);
const KEY_FIELDS = ['key', 'secret', 'venueId', 'baseUrl'];
const ACCESS_FIELDS = ['accessToken', 'venueId', 'baseUrl'];

/**
 * Determines the type of a source.
 *
 * @throws MezzanineError `invalid-argument` if it is not a valid source
 */
export function checkSource(source: unknown): CheckedSource {
  if (typeof source === 'string' || source instanceof URL) {
    return { kind: 'url', url: checkUrl(String(source)) };
  }
  if (source instanceof Blob) return { kind: 'blob', blob: source };
  if (source instanceof Uint8Array) return { kind: 'bytes', bytes: source };
  // Checks the tag, to recognize buffers from other frames too.
  if (Object.prototype.toString.call(source) === '[object ArrayBuffer]') {
    return { kind: 'bytes', bytes: source as ArrayBuffer };
  }
  if (typeof source === 'object' && source !== null && !ArrayBuffer.isView(source)) {
    return checkKey(source as Readonly<Record<string, unknown>>);
  }
  throw new MezzanineError('invalid-argument', {
    given: `loadVenue received ${nameOf(source)}.`,
    expected:
      'Expected a URL, a Blob, an ArrayBuffer, a Uint8Array or { key, secret, venueId, baseUrl }.',
  });
}

function checkUrl(text: string): string {
  const page = (globalThis as { readonly location?: { readonly href: string } }).location?.href;
  const url = parseUrl(text, page);
  if (url && URL_SCHEMES.has(url.protocol)) return url.href;
  throw new MezzanineError('invalid-argument', {
    given: `loadVenue received the URL "${shorten(text)}".`,
    expected: page
      ? 'Expected a URL that starts with http:, https:, blob: or data:, or a path on this site.'
      : 'Expected an absolute URL that starts with http:, https:, blob: or data:.',
    remedy: 'To load a file from disk, read the file and pass its bytes.',
  });
}

function checkKey(source: Readonly<Record<string, unknown>>): CheckedSource {
  const fields = 'accessToken' in source ? ACCESS_FIELDS : KEY_FIELDS;
  const missing = fields.filter((field) => typeof source[field] !== 'string' || !source[field]);
  if (missing.length > 0) {
    throw new MezzanineError('invalid-argument', {
      given: `loadVenue received an object without ${missing.join(', ')}.`,
      expected: `Expected { ${fields.join(', ')} }, all non-empty strings.`,
    });
  }
  const key = source as unknown as VenueKey | VenueAccess;
  const base = parseUrl(key.baseUrl.endsWith('/') ? key.baseUrl : `${key.baseUrl}/`);
  if (!base || !/^https?:$/.test(base.protocol)) {
    throw new MezzanineError('invalid-argument', {
      given: `loadVenue received the baseUrl "${shorten(key.baseUrl)}".`,
      expected: 'Expected the URL of a server, for example "http://localhost:8080".',
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
