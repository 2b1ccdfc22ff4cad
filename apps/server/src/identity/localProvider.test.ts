import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '../config/readConfig.ts';
import { testSite } from '../testApp.fixture.ts';
import {
  keepIdentityServer,
  startIdentityServer,
  Visitor,
  type IdentityServer,
} from './identityServer.fixture.ts';
import { hashOf } from './identityStyle.ts';

let server: IdentityServer;

keepIdentityServer((started) => {
  server = started;
});

describe('signing in', () => {
  it('issues the right tokens for a name, and returns a bundle for the access token', async () => {
    const visitor = new Visitor(server.origin);
    const { access_token: access, id_token: id } = await visitor.tokens();
    expect(decodeProtectedHeader(access)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    expect(decodeJwt(access)).toMatchObject({
      iss: `${server.origin}/oidc`,
      aud: 'urn:test:playground',
      client_id: 'test-playground',
      scope: 'examples:read',
    });
    expect(decodeJwt(id)).toMatchObject({ aud: 'test-playground', nonce: 'nonce-1', name: 'Ada' });
    const response = await visitor.bundle(`Bearer ${access}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      group: 'labels',
      examples: [{ title: 'Own labels', source: 'start();\n', poster: { light: '/l.webp' } }],
    });
  });

  it('responds without a page for a signed-in user, and for no one else', async () => {
    const visitor = new Visitor(server.origin);
    const silently = async () => {
      const changes = { prompt: 'none', redirect_uri: `${server.origin}/identity/silent` };
      return visitor.follow(await visitor.fetch(visitor.authorization(changes)));
    };
    expect((await silently()).searchParams.get('error')).toBe('login_required');
    await visitor.signIn();
    const back = await silently();
    expect(back.pathname).toBe('/identity/silent');
    expect(back.searchParams.get('code')).toMatch(/^[\w-]{20,}$/);
  });

  it('explains what is wrong with a form, and escapes the values it keeps', async () => {
    const visitor = new Visitor(server.origin);
    const page = await visitor.openSignIn();
    const form = { name: '\u0000 \u202e ', email: '"><b>@x@', action: 'sign-in' };
    const response = await visitor.postForm(page, form);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('<title>Error: Sign in | Testmaps</title>');
    expect(html).toContain('Enter a name; any will do.');
    expect(html).toMatch(/aria-invalid="true"\s+aria-describedby="name-fault"/);
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;@x@"');
  });

  it('a user who cancels returns without a code', async () => {
    const visitor = new Visitor(server.origin);
    const page = await visitor.openSignIn();
    const posted = await visitor.postForm(page, { name: '', email: '', action: 'cancel' });
    const back = await visitor.follow(posted);
    expect(back.pathname).toBe('/playground/');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe('state-1');
  });

  it('the page runs no script, cannot be framed, and allows only its own style', async () => {
    const visitor = new Visitor(server.origin);
    const response = await visitor.fetch(await visitor.openSignIn());
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const html = await response.text();
    expect(html).not.toContain('<script');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    expect(policy).toContain(`style-src '${hashOf(style)}'`);
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('cookies are inaccessible to scripts and to other sites', async () => {
    const visitor = new Visitor(server.origin);
    const page = await visitor.openSignIn();
    const posted = await visitor.postForm(page, { name: 'Ada', email: '', action: 'sign-in' });
    const resumed = await visitor.fetch(posted.headers.get('Location') ?? '');
    const cookies = resumed.headers.getSetCookie().filter((line) => line.includes('_session'));
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie.toLowerCase()).toMatch(/; path=\/oidc;.*samesite=lax; httponly/);
      expect(cookie).toContain(`mezzanine_${server.port}_session`);
    }
  });
});

describe('signing out', () => {
  const path = () =>
    `/oidc/session/end?${new URLSearchParams({
      client_id: 'test-playground',
      post_logout_redirect_uri: `${server.origin}/playground/`,
    }).toString()}`;
  const secretOf = (html: string) => /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';

  it('from the portal also ends the session of the provider', async () => {
    const visitor = new Visitor(server.origin);
    await visitor.signIn();
    const response = await visitor.fetch(path(), { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    const html = await response.text();
    expect(html).toMatch(/<input type="hidden" name="logout" value="yes"\/>/);
    const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(response.headers.get('Content-Security-Policy')).toContain(hashOf(script));
    const form = { xsrf: secretOf(html), logout: 'yes' };
    const back = await visitor.follow(await visitor.postForm('/oidc/session/end/confirm', form));
    expect(back.href).toBe(`${server.origin}/playground/`);
    const silent = await visitor.fetch(visitor.authorization({ prompt: 'none' }));
    expect(silent.headers.get('Location')).toContain('error=login_required');
  });

  it('accepts only the ID token as proof of identity', async () => {
    const visitor = new Visitor(server.origin);
    const { id_token: idToken } = await visitor.tokens();
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const hinted = await visitor.fetch(`${path()}&id_token_hint=${idToken}`, { headers });
    expect(hinted.status).toBe(200);
    expect(secretOf(await hinted.text())).not.toBe('');
    const forged = await visitor.fetch(`${path()}&id_token_hint=${idToken}x`, { headers });
    expect(forged.status).toBe(400);
  });

  it('a link from another site only opens a confirmation page', async () => {
    const visitor = new Visitor(server.origin);
    await visitor.signIn();
    const response = await visitor.fetch(path(), { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    const html = await response.text();
    expect(html).not.toContain('<script');
    expect(html).toContain('Stay signed in');
    const forged = await visitor.postForm('/oidc/session/end/confirm', {
      xsrf: 'x',
      logout: 'yes',
    });
    expect(forged.status).toBe(400);
    const silent = await visitor.fetch(visitor.authorization({ prompt: 'none' }));
    expect(silent.headers.get('Location')).toContain('code=');
  });
});

describe('keys and sessions', () => {
  it('are readable only by their owner, and survive a restart', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'identity-kept-'));
    const first = await startIdentityServer({ dataFolder });
    const visitor = new Visitor(first.origin);
    await visitor.signIn();
    const keysBefore = await readFile(join(dataFolder, 'identity-keys.json'), 'utf8');
    await first.stop();
    for (const name of ['identity-keys.json', 'identity-sessions.json']) {
      expect((await stat(join(dataFolder, name))).mode & 0o777, name).toBe(0o600);
    }
    const second = await startIdentityServer({ dataFolder, port: first.port });
    expect(await readFile(join(dataFolder, 'identity-keys.json'), 'utf8')).toBe(keysBefore);
    const silent = await visitor.fetch(visitor.authorization({ prompt: 'none' }));
    expect(silent.headers.get('Location')).toContain('code=');
    await second.stop();
    await rm(dataFolder, { recursive: true });
  });

  it('publish only the public key', async () => {
    const response = await fetch(`${server.origin}/oidc/jwks`);
    const { keys } = (await response.json()) as { keys: Record<string, string>[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(keys[0]).not.toHaveProperty('d');
  });
});

describe('on a public server', () => {
  it.each([
    [{ NODE_ENV: 'production' }, {}, 'NODE_ENV=production'],
    [{ PUBLIC_URL: 'https://maps.example' }, {}, 'https://maps.example'],
    [{}, { url: 'https://docs.example' }, 'https://docs.example'],
  ])('the local provider does not start (%o %o)', async (environment, site, reason) => {
    const started = startIdentityServer({ environment, site });
    await expect(started).rejects.toThrow(ConfigurationError);
    await expect(started).rejects.toThrow(reason);
    await expect(started).rejects.toThrow('Set your own OpenID Connect provider there');
  });

  it.each(['login.example', 'https://login.example/realms/maps', 'none'])(
    'a site with %s starts in production without it',
    async (domain) => {
      const own = await startIdentityServer({
        environment: { NODE_ENV: 'production', PUBLIC_URL: 'https://maps.example' },
        site: { identity: { ...testSite.identity, domain } },
      });
      expect((await fetch(`${own.origin}/oidc/jwks`)).status).toBe(404);
      await own.stop();
    },
  );
});
