import { MezzanineError } from './MezzanineError.ts';

/** Maximum bundle size; protects against endless responses. */
const MAX_BYTES = 512 * 1024 * 1024;

/** Download options and progress callback. */
export interface DownloadOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (loadedBytes: number, totalBytes: number | undefined) => void;
}

/** A response with its whole body. */
export interface Download {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/**
 * Fetches a URL and reads the whole body, regardless of the status.
 *
 * @throws MezzanineError `network` if the response is missing or incomplete, `aborted` if the
 * signal is aborted
 */
export async function download(url: string, options: DownloadOptions): Promise<Download> {
  const { headers, method = 'GET', body, signal } = options;
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      ...(headers && { headers: { ...headers } }),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
  } catch (cause) {
    throwIfAborted(signal);
    throw new MezzanineError('network', { given: `${nameUrl(url)} could not be fetched.`, cause });
  }
  const bytes = await readBody(response, url, options);
  const { status, statusText } = response;
  const contentType = response.headers.get('content-type') ?? '';
  return { url, status, statusText, contentType, bytes };
}

/** @throws MezzanineError `aborted` if the signal is aborted */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return;
  throw new MezzanineError('aborted', {
    given: 'Loading the venue was aborted.',
    cause: signal.reason,
  });
}

/** A URL as shown in a message: shortened, without password and query. */
export function nameUrl(address: string): string {
  const url = new URL(address);
  if (!url.protocol.startsWith('http')) return `a ${url.protocol} address`;
  const text = `${url.origin}${url.pathname}`;
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

async function readBody(
  response: Response,
  url: string,
  { signal, onProgress }: DownloadOptions,
): Promise<Uint8Array> {
  const total = totalBytesOf(response);
  const chunks: Uint8Array[] = [];
  let loaded = 0;
  const endedEarly = (cause: unknown): never => {
    throwIfAborted(signal);
    throw new MezzanineError('network', {
      given: `The response from ${nameUrl(url)} ended early, after ${loaded} bytes.`,
      expected: total === undefined ? '' : `Expected ${total} bytes.`,
      remedy: 'Load the venue again.',
      cause,
    });
  };
  // React Native's responses are not streams.
  if (!response.body) {
    const bytes = new Uint8Array(await response.arrayBuffer().catch(endedEarly));
    if (bytes.byteLength > MAX_BYTES) throw tooLarge(url);
    onProgress?.(bytes.byteLength, total);
    return bytes;
  }
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(endedEarly);
    if (done) break;
    chunks.push(value);
    loaded += value.byteLength;
    if (loaded > MAX_BYTES) {
      await reader.cancel();
      throw tooLarge(url);
    }
    onProgress?.(loaded, total);
  }
  return concatenate(chunks, loaded);
}

function tooLarge(url: string): MezzanineError {
  return new MezzanineError('invalid-venue', {
    given: `${nameUrl(url)} sent more than ${MAX_BYTES} bytes.`,
    expected: 'Expected a venue bundle of at most that size.',
    remedy: 'Check the URL.',
  });
}

/** Length of the decoded body; unknown if the server compressed the response. */
function totalBytesOf({ headers }: Response): number | undefined {
  const length = headers.get('content-length');
  if (length === null || !/^\d+$/.test(length) || headers.has('content-encoding')) return undefined;
  return Number(length);
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
