import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { ServerConfig } from '../config/readConfig.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { keepForDocumentsAlone } from './keepForDocumentsAlone.ts';

/**
 * Sets the security headers on every response, including errors. If a handler sets one of them
 * (such as a page's Content-Security-Policy), its value is kept. Parts of pages, such as style
 * sheets, do not get headers that only affect documents.
 */
export function securityHeaders({ publicOrigin, site }: ServerConfig): MiddlewareHandler {
  const policy = contentSecurityPolicy(site, []);
  const standard = secureHeaders({
    overwrite: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    // Only obsolete browsers and plug-ins read these, and every file would have them.
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    // Browsers ignore this header over plain http. It is needed behind a proxy that terminates TLS.
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
    // This header does not support lists of origins. If the policy has one, this header is omitted.
    if (isFramedElsewhere(context.res.headers)) context.res.headers.delete('X-Frame-Options');
    keepForDocumentsAlone(context.res.headers);
  };
}

function isFramedElsewhere(headers: Headers): boolean {
  const policy = headers.get('Content-Security-Policy') ?? '';
  return /(^|; )frame-ancestors (?!'(self|none)'(;|$))/.test(policy);
}
