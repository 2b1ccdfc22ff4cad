import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { limitBody } from '../problem/limitBody.ts';
import { RateLimit } from '../problem/RateLimit.ts';
import { rateLimits } from '../problem/rateLimits.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { senderOf } from '../problem/senderOf.ts';
import type { LocalAccounts } from './LocalAccounts.ts';
import { localOrigin, type LocalProviders } from './LocalProviders.ts';
import { identityPaths } from './identityPaths.ts';
import { identityPolicy } from './identityStyle.ts';
import { faultsOf, readSignInForm } from './readSignInForm.ts';
import { renderProviderError } from './renderProviderPages.ts';
import { renderSignInPage } from './renderSignInPage.ts';

/** The dependencies of sign-in on this machine. */
export interface LocalIdentityParts {
  readonly productName: string;
  readonly providers: LocalProviders;
  readonly accounts: LocalAccounts;
}

const signInPath = `${identityPaths.provider}${identityPaths.interaction}/:uid` as const;

/** The sign-in page, and the provider for local use below its mount. */
export function identityRoutes(parts: LocalIdentityParts): Hono {
  const limit = new RateLimit(rateLimits.signIns);
  const routes = new Hono();
  routes.use(`${identityPaths.provider}/*`, async (context, next) => {
    for (const [name, value] of Object.entries(pageHeaders)) context.header(name, value);
    await next();
  });
  routes.get(signInPath, async (context) => {
    const interaction = await openInteraction(context, parts);
    if (interaction === undefined) return expired(context, parts);
    return context.html(renderSignInPage(parts.productName));
  });
  routes.post(signInPath, limitBody(8192), (context) => {
    requireOwnForm(context, localOrigin(bindingsOf(context).incoming));
    const allowance = limit.take(senderOf(context));
    if (!allowance.isAllowed) throw limit.problem('sign-in forms', allowance);
    return signIn(context, parts);
  });
  routes.all(`${identityPaths.provider}/*`, async (context) => {
    const { incoming, outgoing } = bindingsOf(context);
    for (const [name, value] of Object.entries(pageHeaders)) outgoing.setHeader(name, value);
    await parts.providers.answer(incoming, outgoing);
    // Copies the response, because headers are added to every response, even if it is never sent.
    return RESPONSE_ALREADY_SENT.clone();
  });
  return routes;
}

const pageHeaders = {
  'Content-Security-Policy': identityPolicy,
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  // Forms on this origin send their origin; other origins receive no referrer.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
} as const;

async function signIn(context: Context, parts: LocalIdentityParts): Promise<Response> {
  const { incoming, outgoing } = bindingsOf(context);
  const interaction = await openInteraction(context, parts);
  if (interaction === undefined) return expired(context, parts);
  const body = await context.req.parseBody();
  const provider = await parts.providers.at(incoming);
  if (body['action'] === 'cancel') {
    const result = { error: 'access_denied', error_description: 'the reader canceled' };
    return context.redirect(await provider.interactionResult(incoming, outgoing, result), 303);
  }
  const form = readSignInForm(body);
  const faults = faultsOf(form);
  if (Object.keys(faults).length > 0) {
    return context.html(renderSignInPage(parts.productName, form, faults), 422);
  }
  const result = { login: { accountId: parts.accounts.keep(form), remember: true } };
  return context.redirect(await provider.interactionResult(incoming, outgoing, result), 303);
}

/** Finds the request to sign in for; undefined if it expired or belongs to someone else. */
async function openInteraction(context: Context, { providers }: LocalIdentityParts) {
  const { incoming, outgoing } = bindingsOf(context);
  const provider = await providers.at(incoming);
  const found = await provider.interactionDetails(incoming, outgoing).catch(() => undefined);
  return found?.uid === context.req.param('uid') ? found : undefined;
}

function expired(context: Context, { productName }: LocalIdentityParts): Response {
  const problem = { error: 'expired', error_description: 'this sign-in has expired' };
  return context.html(renderProviderError(productName, problem), 400);
}

/** Refuses forms that other sites send: browsers send the origin with every posted form. */
function requireOwnForm(context: Context, origin: string): void {
  if (context.req.header('Origin') === origin) return;
  throw new RequestProblem(
    403,
    'The form was sent from another site. Open the playground and sign in there.',
  );
}

function bindingsOf(context: Context): HttpBindings {
  const { incoming, outgoing } = context.env as Partial<HttpBindings>;
  if (incoming && outgoing) return { incoming, outgoing };
  throw new RequestProblem(404, 'The local sign-in provider requires a network connection.');
}
