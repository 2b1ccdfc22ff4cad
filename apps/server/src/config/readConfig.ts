import { isIP } from 'node:net';
import { z } from 'zod';
import { identitySchema, playgroundSchema } from './identitySchema.ts';

/** What `site.config.ts` must say for the server to run; the portal reads more of it. */
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
    error: 'expected an address such as https://maps.example.com',
  }),
  identity: identitySchema,
  playground: playgroundSchema,
});

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'expected a whole number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'expected a whole number from 0 to 65535')
    .optional(),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'expected an address or a host name, such as 127.0.0.1 or 0.0.0.0')
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://maps.example.com' })
    .optional(),
  DATA_DIR: z.string().min(1, 'expected the path of a folder').optional(),
  NODE_ENV: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'expected an address such as postgres://user@host/database')
    .optional(),
  CHECK_ANSWERS: z.enum(['yes', 'no'], 'expected yes or no').optional(),
  ALLOWED_PRIVATE_HOSTS: z
    .string()
    .transform(listOf)
    .refine(
      (hosts) => hosts.every((host) => /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(host)),
      'expected hosts, with or without a port, parted by commas, such as cms.internal,10.0.4.7:8080',
    )
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform(listOf)
    .refine(
      (addresses) => addresses.every((address) => isIP(address) > 0),
      'expected IP addresses, parted by commas, such as 10.0.0.2,10.0.0.3',
    )
    .optional(),
  API_REQUESTS_PER_MINUTE: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'expected a whole number above 0')
    .transform(Number)
    .optional(),
});

/** Who tries the server out on a machine has customers' endpoints and receivers on it, too. */
const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** The part of `site.config.ts` that the server reads. */
export type ServerSite = z.infer<typeof siteSchema>;

/** Everything that can be chosen about a run of the server, checked. */
export interface ServerConfig {
  /** Address to listen on; `127.0.0.1` unless `HOST` says otherwise. */
  readonly host: string;
  /** Port to listen on; 0 lets the system choose. */
  readonly port: number;
  /** Origin of the addresses in search results; without it, the origin of each request. */
  readonly publicOrigin: string | undefined;
  /** Folder of what the server writes; relative paths start at the repository. */
  readonly dataFolder: string;
  /** Whether `NODE_ENV` says that this is no trial. */
  readonly isProduction: boolean;
  /** Address of a PostgreSQL database; without it, the server keeps a file in its data folder. */
  readonly databaseUrl: string | undefined;
  /** Requests to the platform API that one address may make in a minute. */
  readonly apiRequestsPerMinute: number;
  /** Whether every answer of the platform API is held against its contract; costs time. */
  readonly checksAnswers: boolean;
  /** Private hosts that webhooks and sync may lead to. */
  readonly allowedPrivateHosts: readonly string[];
  /** Addresses of proxies that say truly whom they ask for. */
  readonly trustedProxies: readonly string[];
  /** Whether the server is there for the machine it runs on alone, to be tried out. */
  readonly isLocalUse: boolean;
  readonly site: ServerSite;
}

/** The configuration is wrong. The message has one line for each variable, naming it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Checks the environment and the site configuration, once, at start.
 *
 * @throws ConfigurationError when a variable or a setting is not usable.
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
  const { DATABASE_URL, API_REQUESTS_PER_MINUTE } = variables.data;
  const { CHECK_ANSWERS, ALLOWED_PRIVATE_HOSTS, TRUSTED_PROXIES } = variables.data;
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
    checksAnswers: CHECK_ANSWERS === 'yes',
    ...hostsOf(isLocalUse, ALLOWED_PRIVATE_HOSTS, TRUSTED_PROXIES),
    apiRequestsPerMinute: API_REQUESTS_PER_MINUTE ?? 6000,
    site: settings.data,
  };
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
    return `${source} ${name}: got ${JSON.stringify(given) ?? 'nothing'}; ${issue.message}.`;
  });
}
