import type { Finding } from '../../validator/Finding.ts';
import type { LossEntry } from '../../report/LossReport.ts';
import { CliError } from '../CliError.ts';

/** A key, its secret, and the server that issued them. */
export interface ServerAccess {
  /** Address of the server, such as `https://maps.example.com`. */
  readonly server: string;
  readonly key: string;
  readonly secret: string;
}

/** A venue to publish. */
export interface VenueUpload {
  readonly id: string;
  readonly bytes: Uint8Array;
  /** Query parameters of `PUT /venues/{venueId}`. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Called with the number of bytes that were sent. */
  readonly onProgress: (sent: number) => void;
}

/** A version that the server published. */
interface PublishedVersion {
  readonly id: string;
  readonly name: string;
  readonly format: string;
  readonly findings: readonly Finding[];
  readonly losses: readonly LossEntry[];
}

/** The response of the server: a version, or why there is none. */
export type PublishResult =
  | { readonly isNew: boolean; readonly version: PublishedVersion }
  | { readonly refusal: string; readonly findings: readonly Finding[] };

/** Bytes that are sent between two reports of progress. */
const chunkBytes = 256 * 1024;

/** Publishes venues on a server through its platform API. */
export class PlatformServer {
  readonly #access: ServerAccess;

  constructor(access: ServerAccess) {
    this.#access = access;
  }

  /** @throws CliError if the server does not respond, or rejects the key or the request */
  async publish(upload: VenueUpload): Promise<PublishResult> {
    const token = await this.#issueToken();
    const query = String(new URLSearchParams(upload.parameters));
    const path = `/api/v1/venues/${encodeURIComponent(upload.id)}${query === '' ? '' : `?${query}`}`;
    const response = await this.#fetch(path, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
      body: streamOf(upload),
      // Required for stream bodies: https://fetch.spec.whatwg.org/#request-class
      duplex: 'half',
    });
    const body = await jsonOf(response);
    if (response.ok) {
      return { isNew: response.status === 201, version: body as unknown as PublishedVersion };
    }
    const { findings = [] } = body as { readonly findings?: readonly Finding[] };
    if (response.status === 422) return { refusal: detailOf(response, body), findings };
    throw this.#rejected(detailOf(response, body));
  }

  async #issueToken(): Promise<string> {
    const { key, secret } = this.#access;
    const response = await this.#fetch('/api/v1/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key, secret }),
    });
    const body = await jsonOf(response);
    if (typeof body['accessToken'] === 'string') return body['accessToken'];
    if (response.status !== 401) throw this.#rejected(detailOf(response, body));
    throw new CliError(
      'input',
      `${this.#access.server} does not accept the key "${key}" with this secret. On the server, "npm run api-key" prints a key that can publish.`,
    );
  }

  async #fetch(path: string, init: RequestInit & { duplex?: 'half' }): Promise<Response> {
    const { server } = this.#access;
    try {
      return await fetch(new URL(path, server), init);
    } catch (cause) {
      const { cause: reason } = cause as { readonly cause?: { readonly code?: string } };
      const why = reason?.code === undefined ? '' : ` (${reason.code})`;
      throw new CliError(
        'input',
        `${server} does not respond${why}. Check --server, and that the server is running.`,
        reason,
      );
    }
  }

  #rejected(detail: string): CliError {
    return new CliError('input', `${this.#access.server} rejected the request: ${detail}`);
  }
}

async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  try {
    return (await response.json()) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function detailOf({ status }: Response, { detail }: Record<string, unknown>): string {
  return typeof detail === 'string'
    ? detail
    : `it responded with status ${status}. Check that --server is the URL of the map server.`;
}

function streamOf({ bytes, onProgress }: VenueUpload): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes.length) return controller.close();
      const chunk = bytes.slice(sent, sent + chunkBytes);
      sent += chunk.length;
      onProgress(sent);
      controller.enqueue(chunk);
    },
  });
}
