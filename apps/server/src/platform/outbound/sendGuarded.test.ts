import type { lookup, LookupAddress } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { refusalOfAddress } from './refuseAddress.ts';
import { type GuardedRequest, lookupOf, sendGuarded } from './sendGuarded.ts';

const get: GuardedRequest = {
  method: 'GET',
  headers: {},
  timeoutMs: 2000,
  maxBytes: 1000,
  allowedHosts: ['127.0.0.1'],
};

/** Addresses of a name, in the format of a resolver. */
function resolving(...addresses: string[]): typeof lookup {
  const found = addresses.map((address): LookupAddress => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));
  const find = (_: string, __: object, callback: (error: null, found: unknown) => void) =>
    callback(null, found);
  return find as unknown as typeof lookup;
}

function look(find: typeof lookup): Promise<unknown> {
  return new Promise((done) => {
    lookupOf(find)('hooks.example.com', { all: true }, (error, addresses) =>
      done(error?.message ?? addresses),
    );
  });
}

describe('connection targets', () => {
  it('a host name with a private address is rejected, even if it also has public ones', async () => {
    const refusal = expect.stringContaining('private address');
    for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:7f00:1']) {
      expect(await look(resolving(address))).toEqual(refusal);
      expect(await look(resolving('93.184.215.14', address))).toEqual(refusal);
    }
    expect(await look(resolving('93.184.215.14'))).toEqual([
      { address: '93.184.215.14', family: 4 },
    ]);
  });

  it.each([
    'http://hooks.example.com/',
    'https://user:word@hooks.example.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::ffff:127.0.0.1]/',
    'https://cms.internal/',
    'https://[3fff::1]/',
    'https://[2001:10::1]/',
    'https://[2001:2f::1]/',
    'https://[2001:db8::1]/',
    'https://[2002:7f00:1::]/',
    'https://[fd00::1]/',
    'https://[4000::1]/',
    'https://hooks.example.com:22/',
    'https://hooks.example.com:1023/',
    'ftp://hooks.example.com/',
    'nonsense',
  ])('refuses %s', async (address) => {
    await expect(sendGuarded(address, { ...get, allowedHosts: [] })).rejects.toThrow('must');
  });

  it.each(['', ':443', ':80', ':1024', ':65535'])(
    'accepts a public host with the port "%s"',
    (port) => {
      expect(refusalOfAddress(`https://hooks.example.com${port}/`)).toBeUndefined();
      expect(refusalOfAddress(`https://[2606:2800::1]${port}/`)).toBeUndefined();
    },
  );

  it('accepts a configured private host; if it has a port, only that port', () => {
    expect(refusalOfAddress('http://cms.internal:8080/a', ['cms.internal'])).toBeUndefined();
    expect(refusalOfAddress('http://10.0.4.7:8080/a', ['10.0.4.7:8080'])).toBeUndefined();
    expect(refusalOfAddress('http://10.0.4.7:9090/a', ['10.0.4.7:8080'])).toContain('https');
    expect(refusalOfAddress('https://10.0.4.7/a', ['10.0.4.8'])).toContain('private');
  });
});

describe('response limits', () => {
  async function answering<T>(
    answer: Parameters<typeof createServer>[1],
    ask: (url: string) => Promise<T>,
  ): Promise<T> {
    const server = createServer(answer);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    try {
      return await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  it('the body size is limited', async () => {
    const long = answering(
      (_, response) => response.end('a'.repeat(1001)),
      (url) => sendGuarded(url, get),
    );
    await expect(long).rejects.toThrow('more than 1000 bytes');
    const cut = await answering(
      (_, response) => response.end('a'.repeat(5000)),
      (url) => sendGuarded(url, { ...get, beyond: 'cut' }),
    );
    expect(cut.status).toBe(200);
  });

  it('the time is limited, however slowly the body arrives', async () => {
    const slow = answering(
      (_, response) => {
        const drip = setInterval(() => response.write('a'), 50);
        response.once('close', () => clearInterval(drip));
      },
      (url) => sendGuarded(url, { ...get, timeoutMs: 300 }),
    );
    await expect(slow).rejects.toThrow('No complete response arrived within 300 ms');
  });

  it('a redirect is a response, and is not followed', async () => {
    const { status } = await answering(
      (_, response) => response.writeHead(301, { Location: 'http://127.0.0.1:1/' }).end(),
      (url) => sendGuarded(url, get),
    );
    expect(status).toBe(301);
  });
});
