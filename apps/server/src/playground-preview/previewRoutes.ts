import { Hono } from 'hono';
import { previewDocument } from './previewDocument.ts';
import { previewPolicy } from './previewPolicy.ts';

/** Browser permissions that programs are denied. */
const permissions = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
].map((feature) => `${feature}=()`);

/** Serves the document in which the playground runs its users' programs. */
export function previewRoutes(): Hono {
  const routes = new Hono();
  routes.get('/play/preview', (context) => {
    context.header('Content-Security-Policy', previewPolicy(new URL(context.req.url).origin));
    context.header('Permissions-Policy', permissions.join(', '));
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-DNS-Prefetch-Control', 'off');
    context.header('Cache-Control', 'no-cache');
    return context.html(previewDocument);
  });
  return routes;
}
