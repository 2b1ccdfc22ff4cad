import { download, nameUrl, throwIfAborted, type Download } from './download.ts';
import type { LoadVenueOptions } from './LoadVenueOptions.ts';
import { MezzanineError } from './MezzanineError.ts';
import type { VenueAccess, VenueKey } from './VenueSource.ts';

/**
 * Characters of a token, which is sent in a header. With others, such as a line break, the request
 * would fail without a clear reason.
 */
const HEADER_VALUE = /^[\x21-\x7e]+$/;
/** Maximum length of a server's error detail that a message repeats. */
const MAX_DETAIL_LENGTH = 300;

/**
 * Fetches the bundle at a URL.
 *
 * @throws MezzanineError `network`, `http-status`, or `aborted`
 */
export async function fetchBundle(url: string, options: LoadVenueOptions): Promise<Uint8Array> {
  const answer = await downloadBundle(url, {}, options);
  if (!isSuccess(answer)) throw unexpectedStatus(answer, 'Check the URL of the bundle.');
  return bundleOf(answer);
}

/**
 * Fetches a venue's bundle from a server. If there is no token, it first requests a short-lived
 * one.
 *
 * @param key - the venue, and the key or token to load it with
 * @param api - URL of the API with a trailing slash
 * @throws MezzanineError `unauthorized`, `venue-not-found`, `network`, `http-status`, or `aborted`
 */
export async function fetchBundleByKey(
  key: VenueKey | VenueAccess,
  api: URL,
  options: LoadVenueOptions,
): Promise<Uint8Array> {
  options.onProgress?.({ phase: 'authorizing', loadedBytes: 0 });
  const hasToken = 'accessToken' in key;
  const token = hasToken ? key.accessToken : await fetchToken(key, api, options.signal);
  if (!HEADER_VALUE.test(token)) {
    throw new MezzanineError('invalid-argument', {
      given:
        'loadVenue received an accessToken with characters that a bearer token cannot contain.',
      expected: 'Expected the token exactly as the server returned it.',
    });
  }
  throwIfAborted(options.signal);
  // encodeURIComponent does not escape dots, and a segment `..` would change the path.
  const id = encodeURIComponent(key.venueId).replaceAll('.', '%2E');
  const url = `${new URL('venues/', api).href}${id}/bundle`;
  const answer = await downloadBundle(url, { authorization: `Bearer ${token}` }, options);
  if (answer.status === 401 || answer.status === 403) {
    throw refused(answer, hasToken ? 'the access token' : `the key "${key.key}"`);
  }
  if (answer.status === 404) {
    throw new MezzanineError('venue-not-found', {
      given: `${api.origin} has no venue "${key.venueId}".`,
      expected: detailOf(answer),
    });
  }
  if (!isSuccess(answer)) throw unexpectedStatus(answer);
  return bundleOf(answer);
}

async function fetchToken(
  { key, secret }: VenueKey,
  api: URL,
  signal: AbortSignal | undefined,
): Promise<string> {
  const answer = await download(new URL('token', api).href, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, secret }),
    signal,
  });
  if (answer.status === 401 || answer.status === 403) throw refused(answer, `the key "${key}"`);
  const remedy = 'Check that baseUrl is the URL of a Mezzanine server.';
  if (!isSuccess(answer)) throw unexpectedStatus(answer, remedy);
  const token = fieldOf(answer, 'accessToken');
  if (token !== undefined && HEADER_VALUE.test(token)) return token;
  throw new MezzanineError('http-status', {
    given: `${nameUrl(answer.url)} responded ${describeContent(answer)}.`,
    expected: 'Expected JSON with an accessToken.',
    remedy,
  });
}

function downloadBundle(
  url: string,
  headers: Readonly<Record<string, string>>,
  { signal, onProgress }: LoadVenueOptions,
): Promise<Download> {
  return download(url, {
    headers,
    signal,
    onProgress: (loadedBytes, totalBytes) =>
      onProgress?.({
        phase: 'downloading',
        loadedBytes,
        ...(totalBytes !== undefined && { totalBytes }),
      }),
  });
}

function bundleOf(answer: Download): Uint8Array {
  // The reader detects other files, even web pages with another content type.
  if (!answer.contentType.startsWith('text/html')) return answer.bytes;
  throw new MezzanineError('http-status', {
    given: `${nameUrl(answer.url)} responded ${describeContent(answer)}.`,
    expected: 'Expected a venue bundle, which is a zip file.',
    remedy: 'Check the URL: many servers respond to unknown paths with their home page.',
  });
}

function refused(answer: Download, what: string): MezzanineError {
  return new MezzanineError('unauthorized', {
    given: `${new URL(answer.url).origin} rejected ${what} (${answer.status}).`,
    expected: detailOf(answer),
  });
}

function unexpectedStatus(answer: Download, remedy?: string): MezzanineError {
  const status = `${answer.status} ${answer.statusText}`.trim();
  return new MezzanineError('http-status', {
    given: `${nameUrl(answer.url)} responded with ${status}.`,
    expected: detailOf(answer),
    ...(remedy !== undefined && { remedy }),
  });
}

function isSuccess({ status }: Download): boolean {
  return status >= 200 && status < 300;
}

function describeContent({ contentType, bytes }: Download): string {
  const type = contentType.split(';')[0]?.trim() || 'content without a type';
  return bytes.byteLength === 0 ? 'with nothing' : `with ${type}`;
}

/**
 * The server's explanation of a failure (RFC 9457), shortened, because it is shown as plain text.
 */
function detailOf(answer: Download): string {
  const detail = fieldOf(answer, 'detail')?.trim() ?? '';
  return detail.length > MAX_DETAIL_LENGTH ? `${detail.slice(0, MAX_DETAIL_LENGTH)}…` : detail;
}

function fieldOf({ bytes }: Download, name: string): string | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const field = (value as Readonly<Record<string, unknown>> | null)?.[name];
    return typeof field === 'string' ? field : undefined;
  } catch {
    return undefined;
  }
}
