import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose';
import { InMemoryWebStorage } from 'oidc-client-ts';
import type { SignInSettings } from './PlaygroundSettings.ts';
import { SignInClient } from './SignInClient.ts';

type Json = Readonly<Record<string, unknown>>;

/** Responses of a provider, any part of which can be forged. */
export interface Forgery {
  /** Overrides its metadata. */
  readonly metadata?: Json;
  /** Overrides the claims of an ID token; undefined ones are omitted. */
  readonly claims?: Json;
  /** Overrides the header of the ID token. */
  readonly header?: Json;
  /** Replaces the ID token. */
  readonly idToken?: (right: string, keys: ForgedKeys) => string | Promise<string>;
  /** Overrides the response of the token endpoint. */
  readonly answer?: Json;
  readonly tokenStatus?: number;
  readonly keysStatus?: number;
}

/** The keys of a provider, and one that it does not publish. */
export interface ForgedKeys {
  readonly own: JWK;
  readonly published: JWK;
  readonly stranger: JWK;
}

/** A provider on its own port that signs any claims. */
export class ForgingProvider {
  readonly authority: string;
  readonly keys: ForgedKeys;
  forgery: Forgery = {};
  /** Nonce of the last request. */
  nonce = '';
  readonly stop: () => Promise<void>;
  readonly #codes = new Set<string>();

  private constructor(authority: string, keys: ForgedKeys, stop: () => Promise<void>) {
    this.authority = authority;
    this.keys = keys;
    this.stop = stop;
  }

  static async start(): Promise<ForgingProvider> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const stop = () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    };
    const provider = new ForgingProvider(`http://127.0.0.1:${port}`, await makeKeys(), stop);
    server.on('request', (request, response) => {
      void provider.answer(request).then(({ status, body }) => {
        response
          .writeHead(status, { 'Content-Type': 'application/json' })
          .end(JSON.stringify(body));
      });
    });
    return provider;
  }

  /** Sign-in settings for this provider. */
  settings(signOutHint: SignInSettings['signOutHint'] = 'none'): SignInSettings {
    return {
      signOutHint,
      authority: this.authority,
      clientId: 'portal',
      scopes: 'openid profile',
      audienceParameters: { resource: 'urn:bundles' },
      returnAddress: 'http://portal.example/playground/',
      silentAddress: 'http://portal.example/identity/silent',
    };
  }

  client(storage: Storage = new InMemoryWebStorage(), now?: () => number): SignInClient {
    return new SignInClient(this.settings(), storage, now);
  }

  /** The redirect URL after a sign-in that started at `address`, with changes to its query. */
  callback(address: string, changes: Readonly<Record<string, string | undefined>> = {}): string {
    const asked = new URL(address).searchParams;
    this.nonce = asked.get('nonce') ?? '';
    const code = `code-${Math.random()}`;
    this.#codes.add(code);
    const query = { code, state: asked.get('state') ?? '', iss: this.authority, ...changes };
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    return `${asked.get('redirect_uri')}?${new URLSearchParams(given).toString()}`;
  }

  async answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { metadata, keysStatus = 200, tokenStatus = 200 } = this.forgery;
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return { status: 200, body: { ...this.#metadata(), ...metadata } };
      case '/jwks':
        return { status: keysStatus, body: { keys: [this.keys.published] } };
      case '/token':
        if (tokenStatus !== 200) return { status: tokenStatus, body: { message: 'no' } };
        return this.#tokens(new URLSearchParams(await textOf(request)));
      default:
        return { status: 404, body: {} };
    }
  }

  #metadata(): Json {
    return {
      issuer: this.authority,
      authorization_endpoint: `${this.authority}/auth`,
      token_endpoint: `${this.authority}/token`,
      jwks_uri: `${this.authority}/jwks`,
      end_session_endpoint: `${this.authority}/end`,
      authorization_response_iss_parameter_supported: true,
    };
  }

  async #tokens(form: URLSearchParams): Promise<{ status: number; body: unknown }> {
    if (!this.#codes.delete(form.get('code') ?? '')) {
      return { status: 400, body: { error: 'invalid_grant' } };
    }
    const right = await this.sign();
    const idToken = (await this.forgery.idToken?.(right, this.keys)) ?? right;
    const answer = {
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: 900,
      id_token: idToken,
    };
    return { status: 200, body: { ...answer, ...this.forgery.answer } };
  }

  /** Signs the configured claims. */
  async sign(key: JWK = this.keys.own): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.authority,
      aud: 'portal',
      sub: 'reader-1',
      name: 'Ada',
      nonce: this.nonce,
      iat: now,
      exp: now + 300,
      ...this.forgery.claims,
    };
    const header = { alg: 'ES256', kid: this.keys.own.kid, ...this.forgery.header };
    return new SignJWT(plain(claims))
      .setProtectedHeader(plain(header) as { alg: string })
      .sign(await importJWK(key, 'ES256'));
  }
}

/** Removes undefined values. */
function plain(value: Json): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

async function makeKeys(): Promise<ForgedKeys> {
  const [own, stranger] = await Promise.all(
    ['own', 'stranger'].map(async (kid): Promise<JWK> => {
      const { privateKey } = await generateKeyPair('ES256', { extractable: true });
      return { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' };
    }),
  );
  if (own === undefined || stranger === undefined) throw new Error('No keys were made.');
  const { kty, crv, x, y, kid, alg, use } = own;
  const published = Object.fromEntries(Object.entries({ kty, crv, x, y, kid, alg, use }));
  return { own, stranger, published: published as unknown as JWK };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
