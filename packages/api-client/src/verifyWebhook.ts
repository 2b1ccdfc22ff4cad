import type { components } from './contract.ts';

/** A webhook event. */
export type WebhookEvent = components['schemas']['WebhookEvent'];

/** A received webhook request. */
export interface WebhookMessage {
  /** Returned when the webhook was created: `whsec_…`. */
  readonly secret: string;
  /** Headers of the request; in a plain object, names are lowercase, as in Node.js. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw body, exactly as received: do not parse and serialize it again. */
  readonly body: string;
  /** Maximum clock difference in seconds. Default: 300 */
  readonly toleranceSeconds?: number;
  /** Current time in milliseconds since 1970. Default: the system clock */
  readonly now?: number;
}

/** The request is not authentic; the message says why. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

/**
 * Verifies that a request was signed with the secret recently, and returns its event. The same
 * event may arrive more than once: apply each `id` only once.
 *
 * @throws WebhookVerificationError if it is not authentic
 * @example
 * ```ts
 * const event = await verifyWebhook({ secret, headers: request.headers, body: await request.text() });
 * ```
 */
export async function verifyWebhook(message: WebhookMessage): Promise<WebhookEvent> {
  const { secret, body, toleranceSeconds = 300, now = Date.now() } = message;
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(message, `webhook-${name}`),
  ) as [string, string, string];
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(now / 1000 - seconds) <= toleranceSeconds)) {
    throw new WebhookVerificationError(
      `Webhook-Timestamp is ${timestamp.slice(0, 20)}; expected a difference of at most ${toleranceSeconds} seconds. Check the clock; if it is correct, the request may be a replay.`,
    );
  }
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = encoder.encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(' ')) {
    const [version, value = ''] = signature.split(',');
    const bytes = version === 'v1' ? bytesOf(value) : undefined;
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) {
      return JSON.parse(body) as WebhookEvent;
    }
  }
  throw new WebhookVerificationError(
    'Webhook-Signature does not match the body. Check that the secret belongs to this webhook, and pass the raw body.',
  );
}

function headerOf({ headers }: WebhookMessage, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookVerificationError(
    `The header ${name} is missing. Pass the headers of the webhook request.`,
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
