import type { components } from './contract.ts';

/** What happened, as a webhook is told. */
export type WebhookEvent = components['schemas']['WebhookEvent'];

/** A message that came to a webhook. */
export interface WebhookMessage {
  /** Told when the webhook was created: `whsec_…`. */
  readonly secret: string;
  /** Headers of the request; a plain object has them in lower case, as Node does. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as it came, byte by byte: not parsed and written anew. */
  readonly body: string;
  /** Seconds by which the clocks may differ. Default: 300 */
  readonly toleranceSeconds?: number;
  /** Milliseconds since 1970. Default: the clock */
  readonly now?: number;
}

/** The message is not to be believed; the message of the error says why. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

/**
 * Checks that a message was signed with the secret, lately, and returns what it says. The same event
 * may come more than once: apply each `id` once.
 *
 * @throws WebhookVerificationError when it was not
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
      `Webhook-Timestamp is ${timestamp.slice(0, 20)}; expected at most ${toleranceSeconds} seconds from now. Is the clock right, or was the message sent again?`,
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
    'Webhook-Signature is not that of this body. Is the secret the one of this webhook, and the body as it came?',
  );
}

function headerOf({ headers }: WebhookMessage, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookVerificationError(`The header ${name} is missing.`);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
