import { isIP } from 'node:net';
import { z } from 'zod';
import { rateLimits } from '../problem/rateLimits.ts';

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** An environment variable of the server. The documentation is generated from its descriptions. */
interface Variable {
  /** Parses the value. */
  readonly schema: z.ZodType<unknown, string>;
  /** Used if the variable is not set or empty, in Markdown. */
  readonly default: string;
  /** Its effect, in Markdown. */
  readonly description: string;
  /** Whether the value is a secret, which is never printed. */
  readonly isSecret?: boolean;
}

/** Every environment variable of the server. */
const environmentVariables = {
  PORT: {
    schema: z
      .string()
      .regex(/^\d{1,5}$/, 'expected a whole number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'expected a whole number from 0 to 65535'),
    default: '`server.port` of `site.config.ts`',
    description: 'port to listen on; `0` selects a free port',
  },
  HOST: {
    schema: z
      .string()
      .regex(/^[\w.:-]+$/, 'expected an address or a host name, such as 127.0.0.1 or 0.0.0.0'),
    default: '`127.0.0.1`',
    description: 'address to listen on; `0.0.0.0` opens the server to every network of the machine',
  },
  PUBLIC_URL: {
    schema: z.url({
      protocol: /^https?$/,
      error: 'expected a URL such as https://maps.example.com',
    }),
    default: 'the origin of each request',
    description:
      'public URL of the server, used in search results and links; with `https`, it turns on Strict-Transport-Security',
  },
  DATA_DIR: {
    schema: z.string().min(1, 'expected the path of a folder'),
    default: '`.data`',
    description: 'folder for the files that the server writes; one running server per folder',
  },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'expected a URL such as postgres://user@host/database'),
    default: 'a file in `DATA_DIR`',
    description: '`postgres://…` stores records, counts, secrets, and search indexes in PostgreSQL',
    isSecret: true,
  },
  OPERATOR_KEY: {
    schema: z.string().regex(/^[\w-]{32,200}$/, 'expected 32 to 200 letters, digits, - and _'),
    default: 'generated at the first start',
    description: 'opens the operators’ pages (`/stats`, `/metrics`)',
    isSecret: true,
  },
  API_REQUESTS_PER_MINUTE: {
    schema: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'expected a whole number above 0')
      .transform(Number),
    default: `\`${rateLimits.api.most}\``,
    description: 'limit of requests to the platform API per IP address and minute',
  },
  ACCESS_LOG: {
    schema: z.enum(['yes', 'no'], 'expected yes or no'),
    default: '`yes` in production, otherwise `no`',
    description:
      '`yes` writes one line of JSON per request to standard output, without IP addresses, queries, or browser names',
  },
  CHECK_ANSWERS: {
    schema: z.enum(['yes', 'no'], 'expected yes or no'),
    default: '`no`',
    description: '`yes` validates every response of the platform API, as tests do',
  },
  ALLOWED_PRIVATE_HOSTS: {
    schema: z
      .string()
      .transform(listOf)
      .refine(
        (hosts) => hosts.every((host) => /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(host)),
        'expected hosts, with or without a port, separated by commas, such as cms.internal,10.0.4.7:8080',
      ),
    default: 'this machine in local use, otherwise none',
    description:
      'private hosts that webhooks and sync may call, even without https: `cms.internal,10.0.4.7:8080`',
  },
  MCP: {
    schema: z.enum(['yes', 'no'], 'expected yes or no'),
    default: '`yes` in local use, otherwise `no`',
    description: '`yes` offers tools for assistants at `/mcp`, for keys of the platform API',
  },
  TRUSTED_PROXIES: {
    schema: z
      .string()
      .transform(listOf)
      .refine(
        (addresses) => addresses.every((address) => isIP(address) > 0),
        'expected IP addresses, separated by commas, such as 10.0.0.2,10.0.0.3',
      ),
    default: 'none',
    description:
      'IP addresses of proxies whose `X-Forwarded-For` is trusted; without it, all clients behind a proxy share one limit',
  },
  NODE_ENV: {
    schema: z.string(),
    default: '–',
    description: '`production` turns off local use',
  },
} satisfies Readonly<Record<string, Variable>>;

/** Name of an environment variable of the server. */
type VariableName = keyof typeof environmentVariables;

/** Names of the variables, in the order of the documentation. */
export const variableNames: readonly string[] = Object.keys(environmentVariables);

type Schemas = {
  [Name in VariableName]: z.ZodOptional<(typeof environmentVariables)[Name]['schema']>;
};

/** Checks all variables of an environment. */
export const environmentSchema = z.object(
  Object.fromEntries(
    Object.entries(environmentVariables).map(([name, { schema }]) => [name, schema.optional()]),
  ) as Schemas,
);

/** Whether the value of a variable must not be printed. */
export function isSecretVariable(name: string): boolean {
  const variables: Readonly<Record<string, Variable>> = environmentVariables;
  return variables[name]?.isSecret === true;
}

/** The variables as a Markdown table. */
export function describeVariables(): string {
  const variables: Readonly<Record<string, Variable>> = environmentVariables;
  return [
    '| Variable | Default | Description |',
    '| --- | --- | --- |',
    ...Object.entries(variables).map(
      ([name, { default: used, description }]) => `| \`${name}\` | ${used} | ${description} |`,
    ),
  ].join('\n');
}
