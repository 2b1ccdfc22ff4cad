import type {
  Account,
  Configuration,
  KoaContextWithOIDC,
  default as Provider,
} from 'oidc-provider';
import type { IdentitySettings } from '../config/identitySchema.ts';
import { identityPaths } from './identityPaths.ts';
import type { LocalAccounts } from './LocalAccounts.ts';
import { localAlgorithm, type LocalKeys } from './LocalKeys.ts';
import { grantClaim, recordAdapter } from './recordAdapter.ts';
import { renderLogoutPage, renderProviderError } from './renderProviderPages.ts';
import type { SessionRecords } from './SessionRecords.ts';

/** Lifetime of access tokens in seconds. The portal renews them before they expire. */
const accessTokenSeconds = 15 * 60;
const interactionSeconds = 30 * 60;
const sessionSeconds = 14 * 24 * 60 * 60;

/** Dependencies of a provider for local use. */
export interface LocalProviderParts {
  readonly productName: string;
  readonly identity: IdentitySettings;
  readonly keys: LocalKeys;
  readonly records: SessionRecords;
  readonly accounts: LocalAccounts;
  /** Called with internal errors of the provider. */
  readonly onFault: (error: unknown) => void;
}

/**
 * An OpenID Connect provider for one origin: authorization code with PKCE (S256) for one public
 * client, and nothing else. Redirect URLs must match exactly.
 *
 * @param origin - where users reach it, such as `http://localhost:8080`
 */
export async function createLocalProvider(
  origin: string,
  parts: LocalProviderParts,
): Promise<Provider> {
  // Loaded when the first user signs in, because it would slow down every start. The package's
  // index warns on Node.js 20, so its modules are imported directly. The modules run on it, as
  // tests show.
  const { Provider } = await import('oidc-provider/lib/provider.js');
  const provider = new Provider(`${origin}${identityPaths.provider}`, {
    ...protocol(origin, parts),
    ...storage(origin, parts),
    features: features(parts),
    clients: [clientAt(origin, parts.identity)],
    findAccount: (_, id) => findAccount(parts.accounts, id),
    loadExistingGrant: (context) => grantToOwnClient(context, parts.identity),
    interactions: {
      url: (_, interaction) =>
        `${identityPaths.provider}${identityPaths.interaction}/${interaction.uid}`,
    },
    renderError: (context, problem) => {
      context.type = 'html';
      context.body = renderProviderError(parts.productName, problem);
    },
  });
  provider.on('server_error', (_, error) => parts.onFault(error));
  return provider;
}

function protocol(origin: string, { keys }: LocalProviderParts): Configuration {
  return {
    jwks: { keys: [keys.signing] },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    // The scope of bundles belongs to the resource, not to accounts.
    scopes: ['openid'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    // The portal does not need the separate userinfo request.
    conformIdTokenClaims: false,
    // Browsers also send the origin with the portal's own requests.
    clientBasedCORS: (_, asking) => asking === origin,
    issueRefreshToken: () => false,
    extraTokenClaims: (_, token) =>
      'grantId' in token ? { [grantClaim]: token.grantId } : undefined,
    enabledJWA: {
      idTokenSigningAlgValues: [localAlgorithm],
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: sessionSeconds,
      IdToken: accessTokenSeconds,
      Interaction: interactionSeconds,
      Session: sessionSeconds,
    },
  };
}

function storage(origin: string, { keys, records }: LocalProviderParts): Configuration {
  // Cookies ignore ports, so two servers on one machine would sign out each other's users.
  const prefix = `mezzanine_${new URL(origin).port}`;
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;
  return {
    adapter: (model: string) => recordAdapter(records, model),
    cookies: {
      keys: [keys.cookies],
      names: {
        session: `${prefix}_session`,
        interaction: `${prefix}_interaction`,
        resume: `${prefix}_resume`,
      },
      long: { ...cookie, path: identityPaths.provider },
      short: cookie,
    },
  };
}

function features({ identity, productName }: LocalProviderParts): Configuration['features'] {
  const resource = {
    audience: identity.audience,
    scope: identity.requiredScope,
    accessTokenFormat: 'jwt',
    accessTokenTTL: accessTokenSeconds,
    jwt: { sign: { alg: localAlgorithm } },
  } as const;
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    userinfo: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => identity.audience,
      useGrantedResource: () => true,
      getResourceServerInfo: async (_, indicator) => {
        if (indicator === identity.audience) return resource;
        const { InvalidTarget } = await import('oidc-provider/lib/helpers/errors.js');
        throw new InvalidTarget('this provider issues tokens for example bundles only');
      },
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (context, form) => {
        context.type = 'html';
        context.body = renderLogoutPage(productName, form, {
          // Only a page of this server may end a session without confirmation.
          isAsked: context.get('Sec-Fetch-Site') !== 'same-origin',
        });
      },
      postLogoutSuccessSource: (context) => {
        context.redirect(identityPaths.playground);
      },
    },
  };
}

function clientAt(origin: string, { clientId }: IdentitySettings) {
  return {
    client_id: clientId,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    id_token_signed_response_alg: localAlgorithm,
    redirect_uris: [identityPaths.playground, identityPaths.silent].map((path) => origin + path),
    post_logout_redirect_uris: [origin + identityPaths.playground],
  } as const satisfies object as never;
}

async function findAccount(accounts: LocalAccounts, id: string): Promise<Account | undefined> {
  const account = accounts.get(id);
  if (account === undefined) return undefined;
  const { name, email } = account;
  return {
    accountId: id,
    claims: async () => ({ sub: id, name, ...(email === '' ? {} : { email }) }),
  };
}

/** The portal is the provider's own client, so users do not need to consent. */
async function grantToOwnClient(context: KoaContextWithOIDC, identity: IdentitySettings) {
  const { client, session, provider, result } = context.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = known === undefined ? undefined : await provider.Grant.find(known);
  if (existing !== undefined) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email');
  if (identity.requiredScope !== '') {
    grant.addResourceScope(identity.audience, identity.requiredScope);
  }
  await grant.save();
  return grant;
}
