import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { ServerConfig } from '../config/readConfig.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { keepForDocumentsAlone } from './keepForDocumentsAlone.ts';

/**
 * Puts the security headers on every response, errors included. A handler that sets one of them
 * (a page's own Content-Security-Policy) keeps its value. Parts of pages, as style sheets are, go
 * without those that only documents heed.
 */
export function securityHeaders({ publicOrigin, site }: ServerConfig): MiddlewareHandler {
  const policy = contentSecurityPolicy(site, []);
  const standard = secureHeaders({
    overwrite: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    // For browsers and plug-ins that are gone; every file would carry them.
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    // Meaningless on plain http; behind a proxy that speaks https it is wanted.
    strictTransportSecurity: publicOrigin?.startsWith('https:') ? 'max-age=31536000' : false,
    permissionsPolicy: {
      geolocation: ['self'],
      fullscreen: ['self'],
      camera: false,
      microphone: false,
      payment: false,
      usb: false,
      serial: false,
      displayCapture: false,
    },
  });
  return async (context, next) => {
    await standard(context, next);
    if (!context.res.headers.has('Content-Security-Policy')) {
      context.res.headers.set('Content-Security-Policy', policy);
    }
    // It knows no list of origins; where the policy has one, the policy alone says it.
    if (isFramedElsewhere(context.res.headers)) context.res.headers.delete('X-Frame-Options');
    keepForDocumentsAlone(context.res.headers);
  };
}

function isFramedElsewhere(headers: Headers): boolean {
  const policy = headers.get('Content-Security-Policy') ?? '';
  return /(^|; )frame-ancestors (?!'(self|none)'(;|$))/.test(policy);
}
