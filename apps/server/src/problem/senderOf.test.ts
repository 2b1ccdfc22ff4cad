import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { believeProxies, senderOf } from './senderOf.ts';

const proxy = '10.0.0.2';

/** The sender of a request over a connection from the given address. */
async function senderFrom(remoteAddress: string, forwardedFor?: string): Promise<string> {
  const app = new Hono()
    .use('*', believeProxies([proxy, '10.0.0.3']))
    .get('/', (context) => context.text(senderOf(context)));
  const headers: Record<string, string> =
    forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor };
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return response.text();
}

describe('the sender of a request', () => {
  it('is the connection, no matter which headers an untrusted client sends', async () => {
    expect(await senderFrom('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
    expect(await senderFrom('203.0.113.5')).toBe('203.0.113.5');
  });

  it('is taken from a trusted proxy, including through two of them', async () => {
    expect(await senderFrom(proxy, '198.51.100.1')).toBe('198.51.100.1');
    expect(await senderFrom(`::ffff:${proxy}`, '198.51.100.1, 10.0.0.3')).toBe('198.51.100.1');
    expect(await senderFrom(proxy, '2001:db8::1')).toBe('2001:db8::1');
  });

  it('is not the one that the client claims in a header to the proxy', async () => {
    expect(await senderFrom(proxy, '192.0.2.1, 198.51.100.1')).toBe('198.51.100.1');
  });

  it('is the proxy itself if it sends no valid address', async () => {
    expect(await senderFrom(proxy)).toBe(proxy);
    expect(await senderFrom(proxy, 'unknown')).toBe(proxy);
  });
});
