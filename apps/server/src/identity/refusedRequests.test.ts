import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  keepIdentityServer,
  startIdentityServer,
  Visitor,
  type IdentityServer,
} from './identityServer.fixture.ts';

let server: IdentityServer;

keepIdentityServer((started) => {
  server = started;
});

describe('a sign-in request that is rejected without a redirect', () => {
  it.each([
    ['another address to return to', () => ({ redirect_uri: 'https://a.example/' })],
    ['a longer path', () => ({ redirect_uri: `${server.origin}/playground/x` })],
    ['a path without its slash', () => ({ redirect_uri: `${server.origin}/playground` })],
    ['a query at the address', () => ({ redirect_uri: `${server.origin}/playground/?next=x` })],
    ['a fragment at the address', () => ({ redirect_uri: `${server.origin}/playground/#x` })],
    ['dots in the address', () => ({ redirect_uri: `${server.origin}/x/../playground/` })],
    ['other letters', () => ({ redirect_uri: `${server.origin}/Playground/` })],
    [
      'the machine’s other name',
      () => ({ redirect_uri: `http://127.0.0.1:${server.port}/playground/` }),
    ],
    ['another port', () => ({ redirect_uri: 'http://localhost:1/playground/' })],
    ['no address to return to', () => ({ redirect_uri: undefined })],
    ['an unknown client', () => ({ client_id: 'other' })],
    ['no client', () => ({ client_id: undefined })],
  ])('%s', async (_, changes) => {
    const visitor = new Visitor(server.origin);
    const response = await visitor.fetch(visitor.authorization(changes()));
    expect(response.status).toBe(400);
    expect(response.headers.has('Location')).toBe(false);
    const html = await response.text();
    expect(html).toContain('Sign-in did not work');
    expect(html).not.toContain('a.example');
  });
});

describe('a sign-in request that is redirected with an error', () => {
  it.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['PKCE without its method', { code_challenge_method: undefined }, 'invalid_request'],
    ['a challenge that is too short', { code_challenge: 'abc' }, 'invalid_request'],
    ['tokens in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['an ID token in the address', { response_type: 'id_token' }, 'unsupported_response_type'],
    ['another resource', { resource: 'urn:other' }, 'invalid_target'],
    ['a request object', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
  ])('%s', async (_, changes, error) => {
    const visitor = new Visitor(server.origin);
    const response = await visitor.fetch(visitor.authorization(changes));
    const back = new URL(response.headers.get('Location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(`${server.origin}/playground/`);
    const answered = new URLSearchParams(back.search || back.hash.slice(1));
    expect(answered.get('error')).toBe(error);
    expect(answered.get('state')).toBe('state-1');
    expect(answered.has('code')).toBe(false);
  });
});

describe('a code that is not exchanged for tokens', () => {
  it.each([
    ['a wrong verifier', { code_verifier: 'x'.repeat(43) }, 400, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 400, 'invalid_grant'],
    ['another URL than before', { redirect_uri: 'http://localhost/other' }, 400, 'invalid_grant'],
    ['another client', { client_id: 'other' }, 401, 'invalid_client'],
    ['an invented code', { code: 'x'.repeat(43) }, 400, 'invalid_grant'],
    ['another kind of grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('%s', async (_, changes, status, error) => {
    const visitor = new Visitor(server.origin);
    const response = await visitor.exchange(await visitor.signIn(), changes);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('a code that is used twice, and its tokens are revoked', async () => {
    const visitor = new Visitor(server.origin);
    const code = await visitor.signIn();
    const first = await visitor.exchange(code);
    const { access_token: token } = (await first.json()) as { readonly access_token: string };
    expect((await visitor.bundle(`Bearer ${token}`)).status).toBe(200);
    const again = await visitor.exchange(code);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
    const refused = await visitor.bundle(`Bearer ${token}`);
    expect(refused.status).toBe(401);
    expect(await refused.text()).toContain('The access token was revoked.');
    const returned = await visitor.follow(await visitor.fetch(visitor.authorization()));
    const renewed = await visitor.exchange(returned.searchParams.get('code') ?? '');
    const { access_token: other } = (await renewed.json()) as { readonly access_token: string };
    expect((await visitor.bundle(`Bearer ${other}`)).status).toBe(200);
  });

  it('a page of another site gets no tokens, even with a valid code', async () => {
    const visitor = new Visitor(server.origin);
    const headers = { Origin: 'https://a.example' };
    const response = await visitor.exchange(await visitor.signIn(), {}, headers);
    expect(response.status).toBe(400);
    expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false);
    expect(await response.json()).not.toHaveProperty('access_token');
  });
});

describe('a sign-in form that is rejected', () => {
  const form = { name: 'Ada', email: '', action: 'sign-in' };

  it.each([
    ['from another site', { Origin: 'https://a.example' }],
    ['from a sandboxed page', { Origin: 'null' }],
    ['from another port', { Origin: 'http://localhost:1' }],
    ['from nowhere', { Origin: '' }],
  ])('sent %s', async (_, headers) => {
    const visitor = new Visitor(server.origin);
    const response = await visitor.postForm(await visitor.openSignIn(), form, headers);
    expect(response.status).toBe(403);
  });

  it('for a sign-in that another user started', async () => {
    const page = await new Visitor(server.origin).openSignIn();
    const other = new Visitor(server.origin);
    expect((await other.postForm(page, form)).status).toBe(400);
    await other.openSignIn();
    expect((await other.postForm(page, form)).status).toBe(400);
  });

  it('with a cookie that was changed', async () => {
    const visitor = new Visitor(server.origin);
    const page = await visitor.openSignIn();
    visitor.cookies.set(`mezzanine_${server.port}_interaction.sig`, 'A'.repeat(27));
    expect((await visitor.postForm(page, form)).status).toBe(400);
  });

  it('of 10,000 bytes', async () => {
    const visitor = new Visitor(server.origin);
    const page = await visitor.openSignIn();
    const response = await visitor.postForm(page, { ...form, name: 'x'.repeat(10_000) });
    expect(response.status).toBe(413);
  });
});

describe('sign-in forms of one address', () => {
  it('get 429 above 100 in ten minutes, but not because of forms of other sites', async () => {
    const own = await startIdentityServer();
    const visitor = new Visitor(own.origin);
    const send = (headers: Record<string, string> = {}) =>
      visitor.postForm('/oidc/interaction/unknown', { name: 'Ada', email: '' }, headers);
    expect((await send({ Origin: 'https://a.example' })).status).toBe(403);
    const responses = await Promise.all(Array.from({ length: 100 }, () => send()));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([400]));
    const limited = await send();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(590);
    expect(await limited.text()).toContain('More than 100 sign-in forms came from one address');
    expect(own.faults).toEqual([]);
    await own.stop();
  });
});

describe('a host name that resolves here but is not this machine’s', () => {
  const ask = (host: string) =>
    new Promise<number>((done, fail) => {
      const path = '/oidc/.well-known/openid-configuration';
      const asked = request({ host: '127.0.0.1', port: server.port, path, headers: { host } });
      asked.on('response', (response) => done(response.resume().statusCode ?? 0));
      asked.on('error', fail).end();
    });

  it.each(['a.example', 'localhost.a.example', 'localhost:1', '169.254.169.254'])(
    '%s finds no provider',
    async (host) => {
      expect(await ask(host)).toBe(403);
      expect(await ask(`localhost:${server.port}`)).toBe(200);
    },
  );
});

describe('sign-out that is rejected', () => {
  it.each([
    [
      'to another site',
      { client_id: 'test-playground', post_logout_redirect_uri: 'https://a.example/' },
    ],
    ['of an unknown client', { client_id: 'other' }],
    [
      'with a forged ID token',
      { id_token_hint: 'eyJhbGciOiJub25lIn0.eyJhdWQiOiJ0ZXN0LXBsYXlncm91bmQifQ.' },
    ],
  ])('%s', async (_, parameters) => {
    const visitor = new Visitor(server.origin);
    await visitor.signIn();
    const query = new URLSearchParams(parameters).toString();
    const response = await visitor.fetch(`/oidc/session/end?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.has('Location')).toBe(false);
  });
});
