import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import {
  type AllowedHosts,
  isAllowedHost,
  isPrivateIp,
  refusalOfAddress,
} from './refuseAddress.ts';

/** A request to a URL that a customer entered. */
export interface GuardedRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds until the response must be complete. */
  readonly timeoutMs: number;
  /** Maximum bytes of the response to read. */
  readonly maxBytes: number;
  /** What to do with a longer response: fail, or ignore the rest. Default: fail. */
  readonly beyond?: 'error' | 'cut';
  readonly allowedHosts: AllowedHosts;
}

/** The response, including redirects, which are not followed. */
export interface GuardedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The request could not be sent, or its response could not be read. The message says why. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  /** Whether a retry may succeed. */
  readonly isPassing: boolean;

  constructor(message: string, isPassing: boolean) {
    super(message);
    this.isPassing = isPassing;
  }
}

/**
 * Sends a request to a URL that a customer entered, over a new connection. The name is resolved
 * once, and the connection goes to the checked address, so that DNS rebinding has no effect.
 *
 * @throws OutboundError if the address is not allowed, or there is no response
 */
export async function sendGuarded(address: string, sent: GuardedRequest): Promise<GuardedResponse> {
  const refusal = refusalOfAddress(address, sent.allowedHosts);
  if (refusal !== undefined) throw new OutboundError(`The URL ${refusal}.`, false);
  const url = new URL(address);
  const isFree = isAllowedHost(url, sent.allowedHosts);
  const options: RequestOptions = {
    method: sent.method,
    headers: {
      ...sent.headers,
      ...(sent.body !== undefined && { 'Content-Length': Buffer.byteLength(sent.body) }),
    },
    // Connections are not pooled, so a connection for one name is never used for another.
    agent: false,
    lookup: isFree ? undefined : lookupOf(),
  };
  const signal = AbortSignal.timeout(sent.timeoutMs);
  try {
    return await new Promise<GuardedResponse>((done, fail) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const request = send(url, { ...options, signal }, (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const finish = () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size <= sent.maxBytes) return void chunks.push(chunk);
          if (sent.beyond === 'cut') finish();
          else fail(new OutboundError(`The response has more than ${sent.maxBytes} bytes.`, false));
          response.destroy();
        });
        response.once('end', finish);
        response.once('error', fail);
        response.once('close', () =>
          fail(new OutboundError('The response was interrupted.', true)),
        );
      });
      request.once('error', fail);
      request.end(sent.body);
    });
  } catch (error) {
    throw explain(error, signal.aborted, sent.timeoutMs);
  }
}

/**
 * Resolves names for a connection, which then goes to the checked address.
 *
 * @param find - Default: the system's resolver
 */
export function lookupOf(find: typeof resolve = resolve): LookupFunction {
  return (hostname, options, callback) => {
    find(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) {
        return callback(error ?? new Error(`${hostname} has no address`), '', 0);
      }
      const isRefused = addresses.some(({ address }) => isPrivateIp(address));
      if (isRefused) return callback(new OutboundError(privateText, false), '', 0);
      return options.all === true
        ? callback(null, addresses)
        : callback(null, first.address, first.family);
    });
  };
}

const privateText = 'The host name resolves to a private address, so no request was sent.';

function explain(error: unknown, isTimeout: boolean, timeoutMs: number): OutboundError {
  if (error instanceof OutboundError) return error;
  if (isTimeout)
    return new OutboundError(`No complete response arrived within ${timeoutMs} ms.`, true);
  const { code, message } = error as NodeJS.ErrnoException;
  return new OutboundError(`The connection failed: ${code ?? message}.`, true);
}
