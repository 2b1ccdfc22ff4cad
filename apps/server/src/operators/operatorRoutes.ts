import { Hono, type MiddlewareHandler } from 'hono';
import { withhold } from '../page-views/withhold.ts';
import { limitBody } from '../problem/limitBody.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import type { OperatorAccess } from './OperatorAccess.ts';
import { renderOperatorSignIn } from './renderOperatorSignIn.ts';

/** Path that the sign-in form is sent to. */
const operatorSignInPath = '/stats/sign-in';

/** Dependencies of operator sign-in. */
export interface OperatorParts {
  readonly operators: OperatorAccess;
  readonly productName: string;
}

/** Denies access to everyone except operators. Browsers get a sign-in form. */
export function requireOperator({ operators, productName }: OperatorParts): MiddlewareHandler {
  return async (context, next) => {
    withhold(context);
    const isSignIn = context.req.path === operatorSignInPath && context.req.method === 'POST';
    if (isSignIn || (await operators.isOperator(context))) return next();
    if (context.req.header('Accept')?.includes('text/html') === true) {
      return context.html(renderOperatorSignIn(productName), 403);
    }
    throw new RequestProblem(
      403,
      'Only operators can open this. Send the operator key as "Authorization: Bearer <key>".',
    );
  };
}

/** Signs operators in and out. */
export function operatorRoutes({ operators, productName }: OperatorParts): Hono {
  const routes = new Hono();

  routes.post(operatorSignInPath, limitBody(2048), async (context) => {
    if (context.req.header('Sec-Fetch-Site') === 'cross-site') {
      throw new RequestProblem(403, 'The form was sent from another site. Sign in at /stats.');
    }
    const { key } = await context.req.parseBody();
    const isSignedIn = typeof key === 'string' && (await operators.signIn(context, key.trim()));
    if (isSignedIn) return context.redirect('/stats', 303);
    return context.html(renderOperatorSignIn(productName, 'This is not the operator key.'), 403);
  });

  routes.post('/stats/sign-out', (context) => {
    operators.signOut(context);
    return context.redirect('/stats', 303);
  });

  return routes;
}
