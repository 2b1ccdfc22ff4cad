import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import {
  ErrorResponse,
  InMemoryWebStorage,
  OidcClient,
  WebStorageStateStore,
  type OidcMetadata,
  type SigninResponse,
} from 'oidc-client-ts';
import type { SignInSettings } from './PlaygroundSettings.ts';
import { SignInFailure } from './SignInFailure.ts';
import { verifyIdToken } from './verifyIdToken.ts';

/** Time limit for responses of the provider, in seconds. */
const answerSeconds = 10;
/** Time limit for a sign-in, including the provider's page, in seconds. */
const longestSignInSeconds = 30 * 60;
/** Errors that require the user to visit the provider's page. */
const needsPage = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
];

/** A user, as described by the provider. */
export interface Account {
  readonly id: string;
  /** The first of name, email address, and id that exists. */
  readonly name: string;
}

/** A signed-in user; only kept in memory. */
export interface SignedIn {
  readonly account: Account;
  readonly accessToken: string;
  /** Sent to the provider at sign-out, if it requires that. */
  readonly idToken: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** Ends the provider's session: a URL to go to, with a form if there are fields. */
export interface SignOutRequest {
  readonly address: string;
  /** Form fields of the body; undefined: no body. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The result of returning from the provider. */
export interface Returned {
  readonly signedIn: SignedIn;
  /** Where the user was before: path, query, and fragment. */
  readonly returnTo: string;
}

/** Stored data of a pending request. */
interface Pending {
  readonly nonce: string;
  readonly returnTo: string;
}

/**
 * Signs in with authorization code and PKCE (S256). State, verifier, and nonce of a request are in `storage`
 * until it is finished. Tokens are returned to the caller and not stored.
 */
export class SignInClient {
  readonly #settings: SignInSettings;
  readonly #away: OidcClient;
  readonly #silent: OidcClient;
  readonly #now: () => number;
  #findKey: JWTVerifyGetKey | undefined;

  /**
   * @param storage - the session storage of the tab, which survives leaving the page
   * @param now - milliseconds since 1970
   */
  constructor(settings: SignInSettings, storage: Storage, now: () => number = Date.now) {
    this.#settings = settings;
    this.#away = clientFor(settings, settings.returnAddress, storage);
    this.#silent = clientFor(settings, settings.silentAddress, new InMemoryWebStorage());
    this.#now = now;
  }

  /** Starts a sign-in. @returns the URL of the provider to go to */
  async begin(returnTo: string): Promise<string> {
    await this.#metadata(this.#away);
    return this.#request(this.#away, { returnTo });
  }

  /**
   * Finishes a sign-in.
   *
   * @param address - URL that the provider redirected to
   * @throws SignInFailure
   */
  async finish(address: string): Promise<Returned> {
    return this.#finish(this.#away, address);
  }

  /** Where the user was before the sign-in that is being finished; undefined if unknown. */
  async returnTo(address: string): Promise<string | undefined> {
    const read = this.#away.readSigninResponseState(address);
    const found = await read.catch(() => undefined);
    return (found?.state.data as Pending | undefined)?.returnTo;
  }

  /**
   * Asks the provider whether the user is still signed in there.
   *
   * @param visit - opens a URL invisibly and returns the URL that it redirects to
   * @returns undefined if the user is not signed in
   * @throws SignInFailure if that is unknown
   */
  async renew(visit: (address: string) => Promise<string>): Promise<SignedIn | undefined> {
    try {
      await this.#metadata(this.#silent);
      const address = await this.#request(this.#silent, { returnTo: '', prompt: 'none' });
      return (await this.#finish(this.#silent, await visit(address))).signedIn;
    } catch (error) {
      const { cause } = error as Error;
      if (cause instanceof ErrorResponse && needsPage.includes(cause.error ?? '')) return undefined;
      throw error;
    }
  }

  /**
   * Returns the request that ends the provider's session; undefined if the provider has none. The ID
   * token is only in the URL if the site's settings allow it.
   *
   * @param idToken - ID token of the user; undefined if it is no longer known
   */
  async signOutRequest(idToken: string | undefined): Promise<SignOutRequest | undefined> {
    const { end_session_endpoint: endpoint } = await this.#metadata(this.#away);
    if (endpoint === undefined) return undefined;
    const { clientId, returnAddress, signOutHint } = this.#settings;
    const request = await this.#away.createSignoutRequest({
      client_id: clientId,
      post_logout_redirect_uri: returnAddress,
      extraQueryParams: {},
      ...(signOutHint === 'address' && idToken !== undefined && { id_token_hint: idToken }),
    });
    if (signOutHint !== 'form' || idToken === undefined) return { address: request.url };
    // OpenID Connect RP-Initiated Logout 1.0, section 2: providers also accept a form.
    const fields = Object.fromEntries(new URL(request.url).searchParams);
    return { address: endpoint, fields: { ...fields, id_token_hint: idToken } };
  }

  async #request(
    client: OidcClient,
    asked: { returnTo: string; prompt?: string },
  ): Promise<string> {
    const nonce = randomText();
    const state: Pending = { nonce, returnTo: asked.returnTo };
    const prompt = asked.prompt === undefined ? {} : { prompt: asked.prompt };
    return (await client.createSigninRequest({ state, nonce, ...prompt })).url;
  }

  async #finish(client: OidcClient, address: string): Promise<Returned> {
    const metadata = await this.#metadata(client);
    requireIssuer(address, metadata);
    const response = await client.processSigninResponse(address).catch((cause: unknown) => {
      throw explain(cause);
    });
    const { nonce, returnTo } = response.userState as Pending;
    return { signedIn: await this.#accept(response, nonce, metadata), returnTo };
  }

  async #accept(
    response: SigninResponse,
    nonce: string,
    metadata: Partial<OidcMetadata>,
  ): Promise<SignedIn> {
    const { id_token: idToken, access_token: accessToken, token_type: type } = response;
    const isWhole = idToken !== undefined && accessToken !== '' && /^bearer$/i.test(type);
    if (!isWhole || metadata.jwks_uri === undefined) throw new SignInFailure('refused');
    this.#findKey ??= createRemoteJWKSet(new URL(metadata.jwks_uri));
    const claims = await verifyIdToken(idToken, {
      issuer: metadata.issuer ?? '',
      clientId: this.#settings.clientId,
      nonce,
      findKey: this.#findKey,
      now: this.#now(),
    });
    const id = claims.sub ?? '';
    const names = [claims['name'], claims['preferred_username'], claims['email']];
    const name = names.find((each): each is string => typeof each === 'string' && each !== '');
    const lifetime = response.expires_in ?? 300;
    return {
      account: { id, name: name ?? id },
      accessToken,
      idToken,
      expires: this.#now() + lifetime * 1000,
    };
  }

  /** The provider's metadata, if it is for its own issuer. */
  async #metadata(client: OidcClient): Promise<Partial<OidcMetadata>> {
    const metadata = await client.metadataService.getMetadata().catch((cause: unknown) => {
      throw new SignInFailure('unreachable', { cause });
    });
    if (metadata.issuer?.replace(/\/$/, '') !== this.#settings.authority) {
      throw new SignInFailure('refused');
    }
    return metadata;
  }
}

function clientFor(settings: SignInSettings, redirectUri: string, store: Storage): OidcClient {
  return new OidcClient({
    authority: settings.authority,
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: settings.scopes,
    extraQueryParams: settings.audienceParameters,
    stateStore: new WebStorageStateStore({ store, prefix: 'mezzanine.sign-in.' }),
    staleStateAgeInSeconds: longestSignInSeconds,
    requestTimeoutInSeconds: answerSeconds,
    loadUserInfo: false,
  });
}

/** Rejects a response of another provider (RFC 9207). */
function requireIssuer(address: string, metadata: Partial<OidcMetadata>): void {
  const given = new URL(address).searchParams.get('iss');
  const { authorization_response_iss_parameter_supported: isPromised } = metadata as {
    authorization_response_iss_parameter_supported?: boolean;
  };
  if (given === null ? isPromised === true : given !== metadata.issuer)
    throw new SignInFailure('refused');
}

function explain(cause: unknown): SignInFailure {
  if (cause instanceof ErrorResponse) {
    const kind = cause.error === 'access_denied' ? 'denied' : 'refused';
    return new SignInFailure(cause.error === 'invalid_grant' ? 'expired' : kind, { cause });
  }
  const text = cause instanceof Error ? cause.message : '';
  if (/No matching state|No state in response/.test(text)) {
    return new SignInFailure('expired', { cause });
  }
  const isOfNetwork = cause instanceof TypeError || /timed out|\(5\d\d\)/i.test(text);
  return new SignInFailure(isOfNetwork ? 'unreachable' : 'refused', { cause });
}

function randomText(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
