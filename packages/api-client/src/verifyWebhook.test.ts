import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyWebhook } from './verifyWebhook.ts';

const key = Buffer.from('0123456789abcdef0123456789abcdef');
const secret = `whsec_${key.toString('base64')}`;
const id = 'evt_019e7f5a0c0042c9d1e8f0a7';
const body = JSON.stringify({ id, type: 'webhook.test', data: { webhookId: 'wh_é' } });
const now = Date.UTC(2026, 5, 1);

function headersAt(seconds: number, signingKey = key) {
  const signed = createHmac('sha256', signingKey).update(`${id}.${seconds}.${body}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signed.digest('base64')}`,
  };
}

describe('verifyWebhook', () => {
  const headers = headersAt(now / 1000);

  it('returns the payload of a signed message', async () => {
    expect(await verifyWebhook({ secret, headers, body, now })).toEqual(JSON.parse(body));
    const both = new Headers(headers);
    const other = headersAt(now / 1000, Buffer.from('another'))['webhook-signature'];
    both.set('Webhook-Signature', `v2,abc ${other} ${headers['webhook-signature']}`);
    expect(await verifyWebhook({ secret, headers: both, body, now })).toEqual(JSON.parse(body));
  });

  it.each([
    ['another body', { body: `${body} ` }, 'Webhook-Signature'],
    ['another secret', { secret: `whsec_${btoa('another')}` }, 'Webhook-Signature'],
    ['another id', { headers: { ...headers, 'webhook-id': `${id}0` } }, 'Webhook-Signature'],
    ['an old message', { headers: headersAt(now / 1000 - 301) }, 'Webhook-Timestamp'],
    ['one of the future', { headers: headersAt(now / 1000 + 301) }, 'Webhook-Timestamp'],
    ['no time', { headers: { ...headers, 'webhook-timestamp': 'now' } }, 'Webhook-Timestamp'],
    ['no headers', { headers: {} }, 'webhook-id is missing'],
    [
      'a header that is not a signature',
      { headers: { ...headers, 'webhook-signature': '%' } },
      'Signature',
    ],
  ])('rejects %s', async (_, changed, reason) => {
    await expect(verifyWebhook({ secret, headers, body, now, ...changed })).rejects.toThrow(reason);
  });
});
