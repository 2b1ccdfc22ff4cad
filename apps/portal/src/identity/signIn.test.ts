import { SignJWT } from 'jose';
import { InMemoryWebStorage } from 'oidc-client-ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ForgingProvider, type Forgery } from './forgingProvider.fixture.ts';
import { safePlace } from './returnAddress.ts';
import { SignInClient } from './SignInClient.ts';
import { SignInFailure, type FailureKind } from './SignInFailure.ts';

let provider: ForgingProvider;

beforeAll(async () => {
  provider = await ForgingProvider.start();
});
beforeEach(() => {
  provider.forgery = {};
});
afterAll(() => provider.stop());

const seconds = (offset = 0) => Math.floor(Date.now() / 1000) + offset;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs in at a provider that returns a forged response. */
async function signInWith(forgery: Forgery) {
  provider.forgery = forgery;
  const client = provider.client();
  return client.finish(provider.callback(await client.begin('/playground/')));
}

async function expectFailure(attempt: Promise<unknown>, kind: FailureKind): Promise<void> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SignInFailure);
  expect((error as SignInFailure).kind).toBe(kind);
  expect((error as SignInFailure).message).not.toMatch(/eyJ|code-|nonce|http/);
}

describe('signing in', () => {
  it('requests a code with PKCE (S256), and keeps its state until the callback', async () => {
    const storage = new InMemoryWebStorage();
    const client = provider.client(storage);
    const address = await client.begin('/playground/?a=b#labels-own-labels');
    const asked = new URL(address).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[0-9a-f]{32}$/),
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
      redirect_uri: 'http://portal.example/playground/',
      resource: 'urn:bundles',
    });
    expect(storage.length).toBe(1);
    // A new client, as after a page load: nothing is in memory.
    const { signedIn, returnTo } = await provider
      .client(storage)
      .finish(provider.callback(address));
    expect(signedIn.account).toEqual({ id: 'reader-1', name: 'Ada' });
    expect(signedIn.accessToken).toBe('access');
    expect(returnTo).toBe('/playground/?a=b#labels-own-labels');
    expect(storage.length).toBe(0);
  });

  it('two requests share nothing that could be guessed', async () => {
    const client = provider.client();
    const [one, two] = [await client.begin('/'), await client.begin('/')].map(
      (address) => new URL(address).searchParams,
    );
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one?.get(name)).not.toBe(two?.get(name));
    }
  });

  it('signs out without a token in the URL', async () => {
    const request = await provider.client().signOutRequest('eyJ.a.b');
    expect(request?.fields).toBeUndefined();
    const address = new URL(request?.address ?? '');
    expect([...address.searchParams.keys()]).toEqual(['client_id', 'post_logout_redirect_uri']);
  });

  it('sends the ID token to a provider that requires it, in a form or in the URL', async () => {
    const clientFor = (hint: 'form' | 'address') =>
      new SignInClient(provider.settings(hint), new InMemoryWebStorage());
    const inForm = await clientFor('form').signOutRequest('eyJ.a.b');
    expect(inForm?.address).not.toContain('?');
    expect(inForm?.fields).toEqual({
      client_id: 'portal',
      post_logout_redirect_uri: 'http://portal.example/playground/',
      id_token_hint: 'eyJ.a.b',
    });
    const inAddress = await clientFor('address').signOutRequest('eyJ.a.b');
    expect(inAddress?.fields).toBeUndefined();
    expect(new URL(inAddress?.address ?? '').searchParams.get('id_token_hint')).toBe('eyJ.a.b');
    const forgotten = await clientFor('form').signOutRequest(undefined);
    expect(forgotten?.fields).toBeUndefined();
    expect(forgotten?.address).toContain('client_id=portal');
  });

  it('an expired session is not an error', async () => {
    const client = provider.client();
    const visit = (error: string) => (address: string) =>
      Promise.resolve(provider.callback(address, { code: undefined, error }));
    expect(await client.renew(visit('login_required'))).toBeUndefined();
    expect(await client.renew(visit('consent_required'))).toBeUndefined();
    await expectFailure(client.renew(visit('server_error')), 'refused');
    const found = await client.renew((address) => Promise.resolve(provider.callback(address)));
    expect(found?.account.name).toBe('Ada');
  });
});

const hmac = async (secret: string) =>
  new SignJWT({ iss: provider.authority, aud: 'portal', sub: 'reader-1', nonce: provider.nonce })
    .setProtectedHeader({ alg: 'HS256', kid: 'own' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(secret));

const refused: readonly (readonly [string, Forgery])[] = [
  [
    'alg none',
    { idToken: (right) => `${encode({ alg: 'none', kid: 'own' })}.${right.split('.')[1]}.` },
  ],
  ['no signature', { idToken: (right) => `${right.split('.').slice(0, 2).join('.')}.` }],
  [
    'changed claims',
    {
      idToken: (right) => {
        const [head, , tail] = right.split('.');
        return `${head}.${encode({ sub: 'admin', nonce: provider.nonce })}.${tail}`;
      },
    },
  ],
  ['a key that is not published', { idToken: (_, keys) => provider.sign(keys.stranger) }],
  ['an unknown kid', { header: { kid: 'stranger' } }],
  ['no kid', { header: { kid: undefined } }],
  ['a key in its own header', { header: { jwk: { kty: 'EC' } } }],
  ['an address of a key in its header', { header: { jku: 'https://a.example/keys' } }],
  ['HS256 with the public key', { idToken: (_, keys) => hmac(JSON.stringify(keys.published)) }],
  ['another issuer', { claims: { iss: 'https://login.example' } }],
  ['no issuer', { claims: { iss: undefined } }],
  ['another client’s audience', { claims: { aud: 'other' } }],
  ['the audience of access tokens', { claims: { aud: 'urn:bundles' } }],
  ['several audiences and no party', { claims: { aud: ['portal', 'other'] } }],
  ['another authorized party', { claims: { azp: 'other' } }],
  ['another nonce', { claims: { nonce: 'of another request' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['no subject', { claims: { sub: undefined } }],
  ['no expiry', { claims: { exp: undefined } }],
  ['no ID token', { answer: { id_token: undefined } }],
  ['an ID token that is none', { idToken: () => 'abc' }],
  ['no access token', { answer: { access_token: '' } }],
  ['tokens of another type', { answer: { token_type: 'mac' } }],
];

describe('an untrusted response', () => {
  it.each(refused)('%s', async (_, forgery) => {
    await expectFailure(signInWith(forgery), 'refused');
  });

  it.each([
    ['expired', { iat: seconds(-900), exp: seconds(-300) }],
    ['not valid yet', { nbf: seconds(300) }],
    ['issued in the future', { iat: seconds(300) }],
  ])('%s: the clocks disagree, and the user gets that message', async (_, claims) => {
    await expectFailure(signInWith({ claims }), 'clock');
  });

  it('a device with a clock one hour fast gets that message, too', async () => {
    const client = provider.client(undefined, () => Date.now() + 3_600_000);
    await expectFailure(client.finish(provider.callback(await client.begin('/'))), 'clock');
  });
});

describe('an invalid callback', () => {
  it.each<readonly [string, Readonly<Record<string, string | undefined>>, FailureKind]>([
    ['another state', { state: '0'.repeat(32) }, 'expired'],
    ['no state', { state: undefined }, 'expired'],
    ['no code', { code: undefined }, 'refused'],
    ['an invented code', { code: 'invented' }, 'expired'],
    ['another provider’s name', { iss: 'https://login.example' }, 'refused'],
    ['no name where it is promised', { iss: undefined }, 'refused'],
    ['a reader who canceled', { code: undefined, error: 'access_denied' }, 'denied'],
    ['an error of the provider', { code: undefined, error: 'server_error' }, 'refused'],
  ])('%s', async (_, changes, kind) => {
    const client = provider.client();
    await expectFailure(client.finish(provider.callback(await client.begin('/'), changes)), kind);
  });

  it('a callback that was already used', async () => {
    const client = provider.client();
    const address = provider.callback(await client.begin('/'));
    await client.finish(address);
    await expectFailure(client.finish(address), 'expired');
  });

  it('a callback of a sign-in that another tab started', async () => {
    const address = provider.callback(await provider.client().begin('/'));
    await expectFailure(provider.client().finish(address), 'expired');
  });

  it.each([
    ['//a.example/'],
    ['https://a.example/'],
    ['javascript:alert(1)'],
    ['/\\a.example'],
    ['/oidc/session/end'],
    ['/identity/silent'],
    [''],
    [undefined],
  ])('never redirects the user to %s', (place) => {
    expect(safePlace(place, 'http://portal.example')).toBe('/playground/');
  });

  it.each(['/playground/#labels-own-labels', '/playground/?q=1&r=2#x', '/'])(
    'returns the user to %s',
    (place) => {
      expect(safePlace(place, 'http://portal.example')).toBe(place);
    },
  );
});

describe('a failing provider', () => {
  it('is unreachable', async () => {
    const gone = await ForgingProvider.start();
    await gone.stop();
    const client = new SignInClient(gone.settings(), new InMemoryWebStorage());
    await expectFailure(client.begin('/'), 'unreachable');
    await expectFailure(client.signOutRequest(undefined), 'unreachable');
    await expectFailure(
      client.renew(() => Promise.reject(new Error('not asked'))),
      'unreachable',
    );
  });

  it('has another issuer', async () => {
    provider.forgery = { metadata: { issuer: 'https://login.example' } };
    await expectFailure(provider.client().begin('/'), 'refused');
  });

  it('has no session to end', async () => {
    provider.forgery = { metadata: { end_session_endpoint: undefined } };
    expect(await provider.client().signOutRequest(undefined)).toBeUndefined();
  });

  it.each<readonly [string, Forgery]>([
    ['fails at the code', { tokenStatus: 503 }],
    ['does not give its keys', { keysStatus: 500 }],
  ])('%s', async (_, forgery) => {
    await expectFailure(signInWith(forgery), 'unreachable');
  });
});
