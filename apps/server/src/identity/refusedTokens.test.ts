import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  type JWK,
  type JWTPayload,
} from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentityServer, Visitor, type IdentityServer } from './identityServer.fixture.ts';

let server: IdentityServer;
let visitor: Visitor;
/** The provider's own keys, so tokens signed with them are genuine. */
let own: JWK;
let published: JWK;
let tokens: Awaited<ReturnType<Visitor['tokens']>>;

beforeAll(async () => {
  server = await startIdentityServer();
  visitor = new Visitor(server.origin);
  tokens = await visitor.tokens();
  const file = await readFile(join(server.dataFolder, 'identity-keys.json'), 'utf8');
  own = (JSON.parse(file) as { signing: JWK }).signing;
  const response = await fetch(`${server.origin}/oidc/jwks`);
  published = ((await response.json()) as { keys: [JWK] }).keys[0];
});
afterAll(async () => {
  await server.stop();
  expect(server.faults).toEqual([]);
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);

const claims = (changes: Record<string, unknown> = {}): JWTPayload => ({
  iss: `${server.origin}/oidc`,
  aud: 'urn:test:playground',
  sub: 'local-1',
  client_id: 'test-playground',
  scope: 'examples:read',
  grant: decodeJwt(tokens.access_token)['grant'],
  iat: seconds(),
  exp: seconds() + 600,
  ...changes,
});

/** Signs with the provider's own key by default. Undefined claims are omitted. */
async function sign(
  changes: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
  key: JWK = own,
): Promise<string> {
  const payload = JSON.parse(JSON.stringify(claims(changes))) as JWTPayload;
  const protectedHeader = { alg: 'ES256', typ: 'at+jwt', kid: own.kid, ...header };
  return new SignJWT(payload)
    .setProtectedHeader(JSON.parse(JSON.stringify(protectedHeader)) as { alg: string })
    .sign(await importJWK(key, 'ES256'));
}

async function strangersKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return exportJWK(privateKey);
}

async function signedByStranger(header: (key: JWK) => Record<string, unknown>): Promise<string> {
  const key = await strangersKey();
  const { d: _, ...publicKey } = key;
  expect(_).toBeDefined();
  return sign({}, header(publicKey), key);
}

/**
 * Signs by HMAC with the public key as its secret, to fool servers that let the token choose the
 * algorithm.
 */
async function signedByPublicKey(secret: string): Promise<string> {
  return new SignJWT(claims())
    .setProtectedHeader({
      alg: 'HS256',
      typ: 'at+jwt',
      ...(own.kid === undefined ? {} : { kid: own.kid }),
    })
    .sign(new TextEncoder().encode(secret));
}

type Case = readonly [
  name: string,
  make: () => string | Promise<string>,
  status: number,
  reason: string,
];

const unsigned = (alg: string, typ = 'at+jwt') =>
  `${encode({ alg, typ, kid: own.kid })}.${encode(claims())}.`;

const cases: readonly Case[] = [
  ['alg none', () => unsigned('none'), 401, 'with an algorithm'],
  ['alg None, as some spell it', () => unsigned('nOnE'), 401, 'with an algorithm'],
  [
    'no signature at all',
    () => `${tokens.access_token.split('.').slice(0, 2).join('.')}.`,
    401,
    'invalid signature',
  ],
  [
    'a key of a stranger under the provider’s kid',
    () => signedByStranger(() => ({})),
    401,
    'invalid signature',
  ],
  [
    'an unknown kid',
    () => signedByStranger(() => ({ kid: 'stranger' })),
    401,
    'key that the provider does not publish',
  ],
  ['a grant that ended', () => sign({ grant: 'ended' }), 401, 'was revoked'],
  ['no kid', () => sign({}, { kid: undefined }), 401, 'does not name its key'],
  ['a kid that is a path', () => sign({}, { kid: '../../../dev/null' }), 401, 'does not publish'],
  ['an embedded jwk', () => signedByStranger((jwk) => ({ jwk })), 401, 'its own key'],
  [
    'a jku that leads elsewhere',
    () => signedByStranger(() => ({ jku: 'https://a.example/keys' })),
    401,
    'its own key',
  ],
  ['an x5u', () => signedByStranger(() => ({ x5u: 'https://a.example/cert' })), 401, 'its own key'],
  ['an x5c', () => signedByStranger(() => ({ x5c: ['AAAA'] })), 401, 'its own key'],
  [
    'HS256 with the public key as JWK',
    () => signedByPublicKey(JSON.stringify(published)),
    401,
    'with an algorithm',
  ],
  [
    'HS256 with the public key’s x',
    () => signedByPublicKey(published.x ?? ''),
    401,
    'with an algorithm',
  ],
  [
    'RS256 named over an EC signature',
    async () =>
      `${encode({ alg: 'RS256', typ: 'at+jwt', kid: own.kid })}.${(await sign()).split('.').slice(1).join('.')}`,
    401,
    'with an algorithm',
  ],
  [
    'an unknown critical header',
    async () =>
      `${encode({ alg: 'ES256', typ: 'at+jwt', kid: own.kid, crit: ['own'], own: 1 })}.${(await sign()).split('.').slice(1).join('.')}`,
    401,
    'malformed',
  ],
  [
    'changed claims',
    () => {
      const [head, , tail] = tokens.access_token.split('.');
      return `${head}.${encode(claims({ sub: 'admin' }))}.${tail}`;
    },
    401,
    'invalid signature',
  ],
  ['another issuer', () => sign({ iss: 'https://login.example' }), 401, 'another provider'],
  [
    'the issuer under its other name',
    () => sign({ iss: `http://127.0.0.1:${server.port}/oidc` }),
    401,
    'another provider',
  ],
  [
    'an issuer that only has the same beginning',
    () => sign({ iss: `${server.origin}/oidc.a.example` }),
    401,
    'another provider',
  ],
  ['no issuer', () => sign({ iss: undefined }), 401, 'another provider'],
  ['another audience', () => sign({ aud: 'urn:test:other' }), 401, 'different audience'],
  ['several other audiences', () => sign({ aud: ['urn:a', 'urn:b'] }), 401, 'different audience'],
  ['no audience', () => sign({ aud: undefined }), 401, 'different audience'],
  ['expired', () => sign({ iat: seconds() - 900, exp: seconds() - 60 }), 401, 'has expired'],
  ['no expiry', () => sign({ exp: undefined }), 401, 'when it expires'],
  ['an expiry that is a string', () => sign({ exp: '9999999999' }), 401, 'when it expires'],
  ['not valid yet', () => sign({ nbf: seconds() + 300 }), 401, 'not valid yet'],
  ['issued in the future', () => sign({ iat: seconds() + 300 }), 401, 'in the future'],
  ['a token without a subject', () => sign({ sub: undefined }), 401, 'no subject'],
  ['an ID token', () => tokens.id_token, 401, ''],
  [
    'an ID token with the right audience',
    () => sign({}, { typ: 'JWT' }),
    401,
    'not an access token',
  ],
  ['a token without a type', () => sign({}, { typ: undefined }), 401, 'not an access token'],
  ['a logout token', () => sign({}, { typ: 'logout+jwt' }), 401, 'not an access token'],
  ['another client’s token', () => sign({ client_id: 'other-client' }), 403, 'another client'],
  ['a token without a client', () => sign({ client_id: undefined }), 403, 'another client'],
  ['a token without the scope', () => sign({ scope: 'openid' }), 403, 'lacks the scope'],
  [
    'a scope that only starts the same',
    () => sign({ scope: 'examples:readonly' }),
    403,
    'lacks the scope',
  ],
  ['not a JWT', () => 'abc', 401, 'not a signed token'],
  ['five parts, as if encrypted', () => 'a.b.c.d.e', 401, ''],
  ['a header that is not JSON', () => `AAAA.${encode({})}.AAAA`, 401, 'not a signed token'],
  [
    'a payload that is not an object',
    () => `${encode({ alg: 'ES256', typ: 'at+jwt', kid: own.kid })}.${encode(1)}.AAAA`,
    401,
    '',
  ],
  [
    'a token of 10,000 characters',
    () => `${tokens.access_token}${'A'.repeat(10_000)}`,
    401,
    'not a signed token',
  ],
];

describe('an access token that is rejected', () => {
  it('a valid token signed with the same key opens the bundle', async () => {
    expect((await visitor.bundle(`Bearer ${await sign()}`)).status).toBe(200);
  });

  it.each(cases)('%s', async (_, make, status, reason) => {
    const response = await visitor.bundle(`Bearer ${await make()}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const error = status === 401 ? 'invalid_token' : 'insufficient_scope';
    expect(response.headers.get('WWW-Authenticate')).toContain(`Bearer error="${error}"`);
    const { detail } = (await response.json()) as { detail: string };
    expect(detail).toContain(reason);
    expect(detail).not.toMatch(/eyJ|node_modules|\.ts:/);
  });
});

describe('a request without a token in its header', () => {
  const bare = '/api/playground/bundles/labels.json';
  const malformed = 'Bearer error="invalid_request"';

  it.each([
    ['none', [], 401, 'Bearer'],
    ['another scheme', ['Basic YTpi'], 401, 'Bearer'],
    ['a scheme without a token', ['Bearer'], 400, malformed],
    ['two tokens', ['Bearer a.b.c d.e.f'], 400, malformed],
    ['two headers in one', ['Bearer a.b.c, Bearer d.e.f'], 400, malformed],
    ['in the query', [undefined, '?access_token=TOKEN'], 400, malformed],
    ['in both', ['Bearer TOKEN', '?access_token=TOKEN'], 400, malformed],
    ['under another name in the query', [undefined, '?token=TOKEN'], 401, 'Bearer'],
  ] as const)('is refused: %s', async (...row) => {
    const [, [authorization, query = ''], status, challenge] = row;
    const fill = (text: string) => text.replace('TOKEN', tokens.access_token);
    const header = authorization === undefined ? undefined : fill(authorization);
    const response = await visitor.bundle(header, bare + fill(query));
    expect(response.status).toBe(status);
    expect(response.headers.get('WWW-Authenticate')).toBe(challenge);
    expect(await response.json()).toMatchObject({ status, instance: bare });
  });

  it('a cookie or a session does not replace a token', async () => {
    expect((await visitor.fetch(bare)).status).toBe(401);
  });

  it('unknown bundles are reported only to authorized users', async () => {
    for (const name of ['labels', 'nothing.json', '..%2f..%2fsecret.json', '__proto__.json']) {
      const address = `/api/playground/bundles/${name}`;
      expect((await visitor.bundle(undefined, address)).status).toBe(401);
      const response = await visitor.bundle(`Bearer ${tokens.access_token}`, address);
      expect(response.status).toBe(404);
      expect(((await response.json()) as { detail: string }).detail).toContain(
        'Bundles: labels.json.',
      );
    }
  });
});

describe('other sites', () => {
  const preflight = (origin: string) =>
    fetch(`${server.origin}/api/playground/bundles/labels.json`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    });

  it.each([
    'https://a.example',
    'null',
    'http://localhost:3000',
    'http://localhost:8080.a.example',
  ])('a page of %s cannot read bundles', async (origin) => {
    expect((await preflight(origin)).headers.has('Access-Control-Allow-Origin')).toBe(false);
    const response = await fetch(`${server.origin}/api/playground/bundles/labels.json`, {
      headers: { Origin: origin, Authorization: `Bearer ${tokens.access_token}` },
    });
    expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false);
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  it('the portal at its own URL can, without cookies', async () => {
    const response = await preflight('http://localhost:8080');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:8080');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Authorization');
    expect(response.headers.has('Access-Control-Allow-Credentials')).toBe(false);
  });
});
