import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { createLocalJWKSet } from 'jose';
import { placeOfProvider } from '../config/identitySchema.ts';
import type { ServerConfig } from '../config/readConfig.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { bundleRoutes } from './bundleRoutes.ts';
import type { ExampleBundles } from './ExampleBundles.ts';
import { identityPaths } from './identityPaths.ts';
import { identityRoutes } from './identityRoutes.ts';
import { LocalAccounts } from './LocalAccounts.ts';
import { localAlgorithm, openLocalKeys } from './LocalKeys.ts';
import { localOrigin, LocalProviders } from './LocalProviders.ts';
import { refuseLocalProvider } from './refuseLocalProvider.ts';
import { RemoteKeys } from './RemoteKeys.ts';
import { hasGrant } from './recordAdapter.ts';
import { SessionRecords } from './SessionRecords.ts';
import { silentRoutes } from './silentRoutes.ts';
import type { TokenRules } from './TokenRules.ts';

/** Dependencies of sign-in and the protected examples. */
export interface IdentityOptions {
  readonly config: ServerConfig;
  /** Folder of keys and sessions. */
  readonly dataFolder: string;
  readonly bundles: ExampleBundles;
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: () => number;
  /** Called with internal errors of the server and of the provider. */
  readonly onFault: (error: unknown) => void;
}

/** Sign-in as configured. */
export interface Identity {
  readonly routes: Hono;
  /** Writes pending changes. */
  flush(): Promise<void>;
}

/** Asymmetric signature algorithms that external providers may use. */
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'] as const;

/**
 * Opens sign-in with a provider for local use, an external one, or none.
 *
 * @throws ConfigurationError if the provider for local use would be open to the public.
 */
export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const place = placeOfProvider(options.config.site.identity.domain);
  switch (place.kind) {
    case 'none':
      return { routes: new Hono(), flush: () => Promise.resolve() };
    case 'local':
      return openLocal(options);
    case 'elsewhere':
      return openElsewhere(options, place.issuer);
  }
}

async function openLocal(options: IdentityOptions): Promise<Identity> {
  const { config, dataFolder, onFault, now } = options;
  refuseLocalProvider(config);
  const keys = await openLocalKeys(join(dataFolder, 'identity-keys.json'));
  const records = await SessionRecords.open(join(dataFolder, 'identity-sessions.json'), {
    onWriteError: onFault,
    ...(now === undefined ? {} : { now }),
  });
  const accounts = new LocalAccounts(records);
  const { name: productName } = config.site.product;
  const { identity } = config.site;
  const parts = { productName, identity, keys, records, accounts, onFault };
  const providers = new LocalProviders(parts);
  const findKey = createLocalJWKSet(keys.published);
  const rulesFor = async (context: Context): Promise<TokenRules> => ({
    ...rulesOf(config),
    issuer: `${localOrigin(incomingOf(context))}${identityPaths.provider}`,
    algorithms: [localAlgorithm],
    isTyped: true,
    findKey,
    isAlive: (claims) => hasGrant(records, claims),
  });
  const routes = new Hono()
    .route('/', silentRoutes())
    .route('/', identityRoutes({ productName, providers, accounts }))
    .route('/', bundleRoutes({ ...options, rulesFor }));
  return { routes, flush: () => records.flush() };
}

function openElsewhere(options: IdentityOptions, issuer: string): Identity {
  const keys = new RemoteKeys(issuer);
  const rulesFor = async (): Promise<TokenRules> => ({
    ...rulesOf(options.config),
    ...(await keys.find()),
    algorithms,
    isTyped: false,
  });
  const routes = new Hono()
    .route('/', silentRoutes())
    .route('/', bundleRoutes({ ...options, rulesFor }));
  return { routes, flush: () => Promise.resolve() };
}

function rulesOf({ site }: ServerConfig) {
  const { audience, clientId, requiredScope } = site.identity;
  return { audience, clientId, requiredScope };
}

function incomingOf(context: Context): HttpBindings['incoming'] {
  const { incoming } = context.env as Partial<HttpBindings>;
  if (incoming) return incoming;
  throw new RequestProblem(404, 'The local sign-in provider requires a network connection.');
}
