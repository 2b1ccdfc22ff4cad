import { MezzanineError } from './MezzanineError.ts';

/** Longest bundle that is fetched; an answer that does not end is no venue. */
const MAX_BYTES = 512 * 1024 * 1024;

/** How to fetch, and whom to tell. */
export interface DownloadOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (loadedBytes: number, totalBytes: number | undefined) => void;
}

/** An answer, read to its end. */
export interface Download {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/**
 * Fetches an address and reads the answer to its end, whatever its status.
 *
 * @throws MezzanineError `network` when no complete answer comes, `aborted` when the signal says so
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
    throw new MezzanineError('network', { given: `No answer came from ${nameUrl(url)}.`, cause });
  }
  const bytes = await readBody(response, url, options);
  const { status, statusText } = response;
  const contentType = response.headers.get('content-type') ?? '';
  return { url, status, statusText, contentType, bytes };
}

/**
 * @throws MezzanineError `aborted` when the signal was triggered
 */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return;
  throw new MezzanineError('aborted', {
    given: 'Loading the venue was aborted.',
    cause: signal.reason,
  });
}

/** An address as it is shown in a message: no password, no query, and not endless. */
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
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throwIfAborted(signal);
      throw new MezzanineError('network', {
        given: `The answer of ${nameUrl(url)} broke off after ${loaded} bytes.`,
        expected: total === undefined ? '' : `Expected ${total} bytes.`,
        remedy: 'Load the venue again.',
        cause,
      });
    });
    if (done) break;
    chunks.push(value);
    loaded += value.byteLength;
    if (loaded > MAX_BYTES) {
      await reader.cancel();
      throw new MezzanineError('invalid-venue', {
        given: `${nameUrl(url)} sent more than ${MAX_BYTES} bytes.`,
        expected: 'Expected a venue bundle, which is smaller.',
        remedy: 'Check the address.',
      });
    }
    onProgress?.(loaded, total);
  }
  return concatenate(chunks, loaded);
}

/** The length of what will be read; unknown when the server compressed it on the way. */
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
