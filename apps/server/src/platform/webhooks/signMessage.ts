import { createHmac } from 'node:crypto';

/** A message to sign. */
export interface UnsignedMessage {
  readonly eventId: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly payload: string;
}

/**
 * Headers that authenticate a message and when it was signed, as defined by Standard Webhooks.
 *
 * @param secret - `whsec_` and a key in base64
 */
export function signMessage(
  secret: string,
  { eventId, timestamp, payload }: UnsignedMessage,
): Readonly<Record<string, string>> {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${eventId}.${timestamp}.${payload}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  return {
    'Webhook-Id': eventId,
    'Webhook-Timestamp': String(timestamp),
    'Webhook-Signature': `v1,${signature}`,
  };
}
