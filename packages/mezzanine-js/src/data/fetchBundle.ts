import { download, nameUrl, throwIfAborted, type Download } from './download.ts';
import type { LoadVenueOptions } from './LoadVenueOptions.ts';
import { MezzanineError } from './MezzanineError.ts';
import type { VenueAccess, VenueKey } from './VenueSource.ts';

/** A token goes into a header; line breaks in it would be refused there without a reason. */
const HEADER_VALUE = /^[\x21-\x7e]+$/;
/** Longest part of a server's explanation that a message repeats. */
const MAX_DETAIL_LENGTH = 300;

/**
 * Fetches the bundle at an address.
 *
 * @throws MezzanineError `network`, `http-status` or `aborted`
 */
export async function fetchBundle(url: string, options: LoadVenueOptions): Promise<Uint8Array> {
  const answer = await downloadBundle(url, {}, options);
  if (!isSuccess(answer)) throw unexpectedStatus(answer, 'Check the address of the bundle.');
  return bundleOf(answer);
}

/**
 * Fetches a venue's bundle from a server: first a short-lived token where there is none, then the
 * bundle.
 *
 * @param key - the venue, and the pair or the token that opens it
 * @param api - address of the API, with a slash at its end
 * @throws MezzanineError `unauthorized`, `venue-not-found`, `network`, `http-status` or `aborted`
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
      given: 'loadVenue was given an accessToken with blanks or line breaks in it.',
      expected: 'Expected it as the server gave it.',
    });
  }
  throwIfAborted(options.signal);
  // encodeURIComponent leaves dots alone, and a path of dots is another path.
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
  const remedy = 'Check that baseUrl is the address of a Mezzanine server.';
  if (!isSuccess(answer)) throw unexpectedStatus(answer, remedy);
  const token = fieldOf(answer, 'accessToken');
  if (token !== undefined && HEADER_VALUE.test(token)) return token;
  throw new MezzanineError('http-status', {
    given: `${nameUrl(answer.url)} answered ${describeContent(answer)}.`,
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
  const startsLikeMarkup = answer.bytes[0] === 0x3c;
  if (!startsLikeMarkup && !answer.contentType.startsWith('text/html')) return answer.bytes;
  throw new MezzanineError('http-status', {
    given: `${nameUrl(answer.url)} answered ${describeContent(answer)}.`,
    expected: 'Expected a venue bundle, which is a zip file.',
    remedy: 'Check the address: many servers answer an unknown path with their start page.',
  });
}

function refused(answer: Download, what: string): MezzanineError {
  return new MezzanineError('unauthorized', {
    given: `${new URL(answer.url).origin} refused ${what} (${answer.status}).`,
    expected: detailOf(answer),
  });
}

function unexpectedStatus(answer: Download, remedy?: string): MezzanineError {
  const status = `${answer.status} ${answer.statusText}`.trim();
  return new MezzanineError('http-status', {
    given: `${nameUrl(answer.url)} answered ${status}.`,
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

/** What the server says about a failure (RFC 9457), shortened: it is shown to people as text. */
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
