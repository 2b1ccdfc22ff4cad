import { Hono } from 'hono';
import { hashOf } from './identityStyle.ts';
import { identityPaths } from './identityPaths.ts';

const script = `if (parent !== window) {
  parent.postMessage({ kind: 'mezzanine-sign-in', url: location.href }, location.origin);
}`;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Sign-in</title><script>${script}</script></html>`;

/**
 * Redirect target of the hidden frame that asks the provider whether the user is signed in. Posts
 * its URL to the parent page if that has the same origin, and does nothing else.
 */
export function silentRoutes(): Hono {
  return new Hono().get(identityPaths.silent, (context) =>
    context.html(page, 200, {
      'Content-Security-Policy': `default-src 'none'; script-src '${hashOf(script)}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    }),
  );
}
