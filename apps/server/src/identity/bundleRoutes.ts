import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { ServerConfig } from '../config/readConfig.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { respondWithProblemDocument } from '../problem/respondWithProblem.ts';
import type { ExampleBundles } from './ExampleBundles.ts';
import { findTokenFault } from './findTokenFault.ts';
import { KeysUnreachable, type TokenFault, type TokenRules } from './TokenRules.ts';

/** Dependencies of the protected examples. */
export interface BundleParts {
  readonly config: ServerConfig;
  readonly bundles: ExampleBundles;
  /** Requirements for tokens sent with this request. */
  readonly rulesFor: (context: Context) => Promise<TokenRules>;
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: () => number;
  /** Called with the reason if the provider's keys are not available. */
  readonly onFault: (error: unknown) => void;
}

/** Serves example bundles at the configured URL to requests with an access token. */
export function bundleRoutes(parts: BundleParts): Hono {
  const { config, bundles } = parts;
  const base = new URL(config.site.playground.bundles, config.site.url).pathname;
  const portal = config.publicOrigin ?? new URL(config.site.url).origin;
  const routes = new Hono();
  // A portal on another host may request them, but no other page. Cookies are never read.
  const narrow = cors({
    origin: (origin) => (origin === portal ? origin : null),
    allowMethods: ['GET'],
    allowHeaders: ['Authorization'],
    maxAge: 600,
  });
  routes.use(`${base}/*`, narrow);
  routes.get(`${base}/:file`, async (context) => {
    await requireAccess(context, parts);
    const file = context.req.param('file');
    const bundle = file.endsWith('.json') ? bundles.get(file.slice(0, -'.json'.length)) : undefined;
    if (bundle === undefined) {
      const known = bundles.groups.map((group) => `${group}.json`).join(', ');
      throw new RequestProblem(
        404,
        `There is no bundle "${file.slice(0, 60)}". Bundles: ${known}.`,
      );
    }
    context.header('Cache-Control', 'no-store');
    context.header('Vary', 'Authorization', { append: true });
    return context.body(bundle, 200, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  routes.onError((error, context) => {
    if (error instanceof RequestProblem) return respondWithProblemDocument(context, error);
    throw error;
  });
  return routes;
}

async function requireAccess(context: Context, parts: BundleParts): Promise<void> {
  const token = readToken(context);
  const fault = await judge(token, context, parts);
  if (fault === undefined) return;
  const remedy = fault.status === 401 ? ' Sign in again for a new one.' : '';
  const scope = fault.status === 403 ? `, scope="${parts.config.site.identity.requiredScope}"` : '';
  throw new RequestProblem(fault.status, `The access token ${fault.reason}.${remedy}`, {
    'WWW-Authenticate': `Bearer error="${fault.error}"${scope}`,
  });
}

async function judge(
  token: string,
  context: Context,
  { rulesFor, now = Date.now, onFault }: BundleParts,
): Promise<TokenFault | undefined> {
  try {
    return await findTokenFault(token, await rulesFor(context), now());
  } catch (error) {
    if (!(error instanceof KeysUnreachable)) throw error;
    onFault(error);
    throw new RequestProblem(
      503,
      'The sign-in provider cannot be reached, so the access token cannot be checked. Try again in a minute.',
      { 'Retry-After': '60' },
    );
  }
}

/**
 * Reads the token in the Authorization header; tokens elsewhere are rejected.
 *
 * @throws RequestProblem 400 for another place or a malformed header, 401 without a token.
 */
function readToken(context: Context): string {
  const help = 'Send it as "Authorization: Bearer <token>".';
  const header = context.req.header('Authorization')?.trim() ?? '';
  if (context.req.query('access_token') !== undefined) {
    throw new RequestProblem(
      400,
      `An access token must not be in the URL, because logs store URLs. ${help}`,
      { 'WWW-Authenticate': 'Bearer error="invalid_request"' },
    );
  }
  const [, scheme = '', value = ''] = /^(\S*)\s*(.*)$/.exec(header) ?? [];
  if (scheme.toLowerCase() !== 'bearer') {
    throw new RequestProblem(401, `Example bundles need an access token. ${help}`, {
      'WWW-Authenticate': 'Bearer',
    });
  }
  if (!/^[\w.~+/-]+=*$/.test(value)) {
    throw new RequestProblem(400, `The Authorization header contains no token. ${help}`, {
      'WWW-Authenticate': 'Bearer error="invalid_request"',
    });
  }
  return value;
}
