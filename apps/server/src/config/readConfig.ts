import { z } from 'zod';
import { rateLimits } from '../problem/rateLimits.ts';
import { environmentSchema, isSecretVariable } from './environmentVariables.ts';
import { identitySchema, playgroundSchema } from './identitySchema.ts';

/** The settings in `site.config.ts` that the server needs. The portal reads more of them. */
const siteSchema = z.object({
  product: z.object({ name: z.string().min(1) }),
  server: z.object({ port: z.int().min(0).max(65_535) }),
  demo: z.object({ key: z.string().min(8), secret: z.string().min(16) }),
  search: z.object({
    appId: z.string().min(1),
    apiKey: z.string().min(1),
    indexName: z.string().regex(/^[\w-]+$/, 'expected letters, digits, hyphens and underscores'),
    hosts: z.array(z.string().regex(/^[\w.-]+(:\d+)?$/, 'expected a host name without a scheme')),
  }),
  analytics: z.discriminatedUnion('service', [
    z.object({ service: z.literal('own') }),
    z.object({ service: z.literal('none') }),
    z.object({ service: z.literal('plausible'), endpoint: z.url(), domain: z.string() }),
    z.object({ service: z.literal('gtag'), measurementId: z.string() }),
  ]),
  feedback: z.object({
    yes: z.array(z.string().min(1).max(80)),
    no: z.array(z.string().min(1).max(80)),
  }),
  url: z.url({
    protocol: /^https?$/,
    error: 'expected a URL such as https://maps.example.com',
  }),
  identity: identitySchema,
  playground: playgroundSchema,
});

/** In local use, the endpoints and receivers of customers run on the same machine, too. */
const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** The part of `site.config.ts` that the server reads. */
export type ServerSite = z.infer<typeof siteSchema>;

/** All checked settings of a running server. */
export interface ServerConfig {
  /** Host to listen on. `127.0.0.1`, unless `HOST` is set. */
  readonly host: string;
  /** Port to listen on. 0 lets the system choose. */
  readonly port: number;
  /** Origin of the URLs in search results. Default: the origin of each request. */
  readonly publicOrigin: string | undefined;
  /** Folder that the server writes to. Relative paths start at the repository. */
  readonly dataFolder: string;
  /** Whether `NODE_ENV` is `production`. */
  readonly isProduction: boolean;
  /** URL of a PostgreSQL database. Default: a file in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Opens the operators' pages. Default: a generated key in the data folder. */
  readonly operatorKey: string | undefined;
  /** Requests to the platform API per address and minute. */
  readonly apiRequestsPerMinute: number;
  /** Whether to log each request. */
  readonly logsRequests: boolean;
  /**
   * Whether to validate every response of the platform API against the contract, which takes time.
   */
  readonly checksAnswers: boolean;
  /** Whether assistants can call `/mcp`. */
  readonly offersMcp: boolean;
  /** Private hosts that webhooks and sync may connect to. */
  readonly allowedPrivateHosts: readonly string[];
  /** Addresses of trusted proxies, which send the client's address. */
  readonly trustedProxies: readonly string[];
  /** Whether the server is used only on this machine, for evaluation. */
  readonly isLocalUse: boolean;
  readonly site: ServerSite;
}

/** The configuration is invalid. The message has one line for each variable, naming it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Checks the environment and the site configuration, once, at startup.
 *
 * @throws ConfigurationError if a variable or setting is invalid.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  site: unknown,
): ServerConfig {
  const variables = environmentSchema.safeParse(withoutEmpty(environment));
  const settings = siteSchema.safeParse(site);
  if (!variables.success || !settings.success) {
    throw new ConfigurationError(
      [
        ...describe('Environment variable', environment, variables.error),
        ...describe('site.config.ts', site, settings.error),
      ].join('\n'),
    );
  }
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, NODE_ENV } = variables.data;
  const { DATABASE_URL, OPERATOR_KEY, API_REQUESTS_PER_MINUTE, MCP } = variables.data;
  const { ACCESS_LOG, CHECK_ANSWERS, ALLOWED_PRIVATE_HOSTS, TRUSTED_PROXIES } = variables.data;
  const host = HOST ?? '127.0.0.1';
  const isLocalUse = NODE_ENV !== 'production' && PUBLIC_URL === undefined && isOwnHost(host);
  return {
    host,
    isLocalUse,
    port: PORT ?? settings.data.server.port,
    publicOrigin: PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL).origin,
    dataFolder: DATA_DIR ?? '.data',
    isProduction: NODE_ENV === 'production',
    databaseUrl: DATABASE_URL,
    operatorKey: OPERATOR_KEY,
    logsRequests: isOn(ACCESS_LOG, NODE_ENV === 'production'),
    checksAnswers: CHECK_ANSWERS === 'yes',
    offersMcp: isOn(MCP, isLocalUse),
    ...hostsOf(isLocalUse, ALLOWED_PRIVATE_HOSTS, TRUSTED_PROXIES),
    apiRequestsPerMinute: API_REQUESTS_PER_MINUTE ?? rateLimits.api.most,
    site: settings.data,
  };
}

/** Whether a variable with the values `yes` and `no` is on. */
function isOn(value: 'yes' | 'no' | undefined, usually: boolean): boolean {
  return value === undefined ? usually : value === 'yes';
}

function isOwnHost(host: string): boolean {
  return ['127.0.0.1', '::1', 'localhost'].includes(host);
}

function hostsOf(
  isLocalUse: boolean,
  allowed: readonly string[] | undefined,
  proxies: readonly string[] | undefined,
): Pick<ServerConfig, 'allowedPrivateHosts' | 'trustedProxies'> {
  return {
    allowedPrivateHosts: allowed ?? (isLocalUse ? thisMachine : []),
    trustedProxies: proxies ?? [],
  };
}

function withoutEmpty(environment: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

function describe(source: string, input: unknown, error: z.ZodError | undefined): string[] {
  return (error?.issues ?? []).map((issue) => {
    const name = issue.path.join('.');
    const given = issue.path.reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
      input,
    );
    const shown = isSecretVariable(name) ? 'a secret' : JSON.stringify(given);
    return `${source} ${name}: got ${shown ?? 'nothing'}; ${issue.message}.`;
  });
}
