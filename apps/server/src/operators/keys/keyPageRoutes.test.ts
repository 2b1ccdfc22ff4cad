import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, operatorKey, type TestApp } from '../../testApp.fixture.ts';

let test: TestApp;
let now = Date.UTC(2026, 5, 1);

beforeEach(async () => {
  const environment = { HOST: '0.0.0.0', PUBLIC_URL: 'https://maps.example' };
  test = await createTestApp({ environment, now: () => now });
});
afterEach(async () => {
  expect(test.faults).toEqual([]);
  await test.dispose();
});

const headers = { Authorization: `Bearer ${operatorKey}`, Origin: 'https://maps.example' };

async function request(path: string, init: RequestInit = {}) {
  const response = await test.app.request(`https://maps.example/stats/workspaces${path}`, {
    headers,
    ...init,
  });
  return { response, status: response.status, text: await response.text() };
}

const post = (path: string, fields: readonly (readonly [string, string])[], more = {}) =>
  request(path, {
    method: 'POST',
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    headers: { ...headers, ...more },
  });

const createAcme = () =>
  post('', [
    ['id', 'acme'],
    ['name', 'Acme & Sons'],
  ]);

async function createKey(scopes: readonly string[] = ['read']) {
  const fields = [['name', 'Lobby'], ...scopes.map((scope) => ['scopes', scope] as const)] as const;
  const { text } = await post('/acme/keys', fields);
  return secretIn(text);
}

function secretIn(text: string) {
  const [, key = ''] = /Key: <code>(key_\w+)</.exec(text) ?? [];
  const [, secret = ''] = /Secret: <code>(sk_\w+)</.exec(text) ?? [];
  return { key, secret };
}

async function opens(pair: { readonly key: string; readonly secret: string }): Promise<boolean> {
  const response = await test.app.request('https://maps.example/api/v1/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(pair),
  });
  return response.status === 200;
}

describe('the pages of workspaces and keys', () => {
  it('create a workspace, and a key with scopes whose secret is shown once', async () => {
    const created = await createAcme();
    expect([created.status, created.response.headers.get('Location')]).toEqual([
      303,
      '/stats/workspaces/acme',
    ]);
    expect((await request('')).text).toContain('Acme &amp; Sons</a>');
    const pair = await createKey(['read', 'sync']);
    expect(await opens(pair)).toBe(true);
    const page = await request('/acme');
    expect(page.text).toContain(pair.key);
    expect(page.text).toContain('read, sync');
    expect(page.text).not.toContain('sk_');
    expect(page.response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('show when a key was last used', async () => {
    await createAcme();
    const pair = await createKey();
    expect((await request('/acme')).text).toContain('never');
    now = Date.UTC(2026, 5, 2, 9, 30);
    expect(await opens(pair)).toBe(true);
    expect((await request('/acme')).text).toContain('<time>2026-06-02 09:30</time>');
  });

  it('rotate a key, whose old secret works for the chosen time', async () => {
    await createAcme();
    const old = await createKey();
    const rotated = await post(`/acme/keys/${old.key}/rotate`, [['overlapSeconds', '3600']]);
    const renewed = secretIn(rotated.text);
    expect(renewed.key).toBe(old.key);
    expect([await opens(old), await opens(renewed)]).toEqual([true, true]);
    now += 3_600_000;
    expect([await opens(old), await opens(renewed)]).toEqual([false, true]);
    for (const overlap of ['-1', '1e9', 'x']) {
      const refused = await post(`/acme/keys/${old.key}/rotate`, [['overlapSeconds', overlap]]);
      expect(refused.status).toBe(400);
    }
  });

  it('revoke a key after confirmation', async () => {
    await createAcme();
    const pair = await createKey();
    expect((await post(`/acme/keys/${pair.key}/revoke`, [])).status).toBe(400);
    expect(await opens(pair)).toBe(true);
    expect((await post(`/acme/keys/${pair.key}/revoke`, [['confirmation', 'yes']])).status).toBe(
      303,
    );
    expect(await opens(pair)).toBe(false);
    const { text } = await request('/acme');
    expect(text).toContain('Revoked <time>');
    expect(text).not.toContain(`/keys/${pair.key}/rotate`);
  });

  it.each([
    ['', [['id', 'A b']], 400, 'The id &quot;A b&quot; is invalid'],
    [
      '',
      [
        ['id', 'demo'],
        ['name', 'Mine'],
      ],
      409,
      'exists already',
    ],
    [
      '/acme/keys',
      [
        ['name', ''],
        ['scopes', 'read'],
      ],
      400,
      'Enter a name',
    ],
    [
      '/acme/keys',
      [
        ['name', 'Lobby'],
        ['scopes', 'all'],
      ],
      400,
      'Select at least one scope',
    ],
  ] as const)('say what is wrong with a form: %s %j', async (path, fields, expected, words) => {
    await createAcme();
    const { status, text } = await post(path, fields);
    expect([status, text]).toEqual([expected, expect.stringContaining(words)]);
    expect(text).toContain('role="alert"');
    for (const [name, value] of fields) if (name !== 'scopes') expect(text).toContain(value);
  });

  it('accept only forms from this server, sent by operators', async () => {
    for (const path of ['', '/demo']) {
      const { response } = await request(path, { headers: {} });
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
    }
    const paths = ['', '/demo/keys', '/demo/keys/key_1/rotate', '/demo/keys/key_1/revoke'];
    for (const path of paths) {
      for (const other of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'same-site' }]) {
        expect((await post(path, [], other)).status).toBe(403);
      }
    }
    expect((await request('/none')).status).toBe(404);
  });

  it('end the sessions of a revoked key', async () => {
    await createAcme();
    const pair = await createKey(['operator']);
    const signedIn = await test.app.request('https://maps.example/stats/sign-in', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ key: pair.secret }).toString(),
    });
    const [cookie = ''] = (signedIn.headers.get('Set-Cookie') ?? '').split(';');
    const open = async () => (await request('', { headers: { Cookie: cookie } })).status;
    expect(await open()).toBe(200);
    await post(`/acme/keys/${pair.key}/revoke`, [['confirmation', 'yes']]);
    expect(await open()).toBe(403);
  });
});
