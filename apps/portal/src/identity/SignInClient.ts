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

/** Seconds that a provider may take to answer. */
const answerSeconds = 10;
/** Seconds that a sign-in may take, the provider's page included. */
const longestSignInSeconds = 30 * 60;
/** Answers of a provider that means: the reader has to see its page. */
const needsPage = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
];

/** Who signed in, as the provider says. */
export interface Account {
  readonly id: string;
  /** Name, email or id: the first that there is. */
  readonly name: string;
}

/** A reader who signed in, in memory only. */
export interface SignedIn {
  readonly account: Account;
  readonly accessToken: string;
  /** Shown to the provider when the reader signs out, where it demands it. */
  readonly idToken: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** How the provider's session is ended: by going to an address, with a form where there are fields. */
export interface SignOutRequest {
  readonly address: string;
  /** Sent in the body; undefined: nothing is. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** How a reader came back from the provider. */
export interface Returned {
  readonly signedIn: SignedIn;
  /** Where the reader was before: path, query and hash. */
  readonly returnTo: string;
}

/** What is kept of a request while the reader is away. */
interface Pending {
  readonly nonce: string;
  readonly returnTo: string;
}

/**
 * Signs in by authorization code with PKCE (S256). What a request needs to be finished (state,
 * verifier, nonce) is in `storage` until then; tokens are handed to the caller and kept nowhere.
 */
export class SignInClient {
  readonly #settings: SignInSettings;
  readonly #away: OidcClient;
  readonly #silent: OidcClient;
  readonly #now: () => number;
  #findKey: JWTVerifyGetKey | undefined;

  /**
   * @param storage - survives leaving the page: the tab's session storage
   * @param now - milliseconds since 1970
   */
  constructor(settings: SignInSettings, storage: Storage, now: () => number = Date.now) {
    this.#settings = settings;
    this.#away = clientFor(settings, settings.returnAddress, storage);
    this.#silent = clientFor(settings, settings.silentAddress, new InMemoryWebStorage());
    this.#now = now;
  }

  /** Begins a sign-in. @returns the address of the provider to go to. */
  async begin(returnTo: string): Promise<string> {
    await this.#metadata(this.#away);
    return this.#request(this.#away, { returnTo });
  }

  /**
   * Finishes a sign-in.
   *
   * @param address - that the provider sent the reader back to
   * @throws SignInFailure
   */
  async finish(address: string): Promise<Returned> {
    return this.#finish(this.#away, address);
  }

  /** Where the reader was before a sign-in that is being finished; undefined if nothing is known. */
  async returnTo(address: string): Promise<string | undefined> {
    const read = this.#away.readSigninResponseState(address);
    const found = await read.catch(() => undefined);
    return (found?.state.data as Pending | undefined)?.returnTo;
  }

  /**
   * Asks the provider whether the reader is still signed in there.
   *
   * @param visit - goes to an address where nobody sees it, and gives the address it comes back to
   * @returns undefined when the reader is not.
   * @throws SignInFailure when nobody knows.
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
   * What ends the provider's session; undefined where it has none. The ID token is in an address
   * only where the site's settings say so.
   *
   * @param idToken - of the reader who signs out; undefined when it is not known any more
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
    // OpenID Connect RP-Initiated Logout 1.0, 2: providers take the request as a form, too.
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

  /** What the provider says of itself, if it says it for itself. */
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

/** Refuses an answer that another provider sent (RFC 9207). */
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
