import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSite } from '../testApp.fixture.ts';
import { startIdentityServer, Visitor, type IdentityServer } from './identityServer.fixture.ts';

let provider: IdentityServer;
let access: string;
let id: string;
const started: IdentityServer[] = [];

beforeAll(async () => {
  provider = await startIdentityServer();
  ({ access_token: access, id_token: id } = await new Visitor(provider.origin).tokens());
});
afterAll(async () => {
  await Promise.all([provider, ...started].map((server) => server.stop()));
});

/** Requests a bundle from a server in production whose users sign in at `domain`. */
async function bundleAt(domain: string, token = access) {
  const server = await startIdentityServer({
    environment: { NODE_ENV: 'production' },
    site: { identity: { ...testSite.identity, domain } },
  });
  started.push(server);
  return { server, response: await new Visitor(server.origin).bundle(`Bearer ${token}`) };
}

/** A provider with the given metadata. */
async function withDiscovery(answer: object, use: (address: string) => Promise<void>) {
  const app = new Hono().get('/.well-known/openid-configuration', (context) =>
    context.json(answer),
  );
  await new Promise<void>((done, fail) => {
    const listening = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      use(`http://127.0.0.1:${port}`)
        .then(done, fail)
        .finally(() => listening.close());
    });
  });
}

it('an external provider is found by its discovery document, and its keys open bundles', async () => {
  const { response } = await bundleAt(`${provider.origin}/oidc`);
  expect(response.status).toBe(200);
  const { response: alike } = await bundleAt(`${provider.origin}/oidc/`);
  expect(alike.status).toBe(200);
});

it('an ID token is rejected there, too', async () => {
  const { response } = await bundleAt(`${provider.origin}/oidc`, id);
  expect(response.status).toBe(401);
});

it('while it is unreachable, no one can sign in, and the response says so', async () => {
  const { response, server } = await bundleAt('http://localhost:1/oidc');
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(((await response.json()) as { detail: string }).detail).toContain('cannot be reached');
  expect(server.faults).toHaveLength(1);
});

it('a provider with another issuer is rejected', async () => {
  const answer = { issuer: `${provider.origin}/oidc`, jwks_uri: `${provider.origin}/oidc/jwks` };
  await withDiscovery(answer, async (address) => {
    expect((await bundleAt(address)).response.status).toBe(503);
  });
});

it('keys are not loaded over plain http from another machine', async () => {
  await withDiscovery({ issuer: 'x', jwks_uri: 'http://keys.example/jwks' }, async (address) => {
    expect((await bundleAt(address)).response.status).toBe(503);
  });
});
