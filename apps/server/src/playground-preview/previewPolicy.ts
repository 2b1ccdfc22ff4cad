import { importMapHash } from './previewDocument.ts';

/** URLs that programs may fetch: the demo key's token, venues, files of examples, and packages. */
const readable = [
  '/api/v1/token',
  '/api/v1/venues',
  '/api/v1/venues/',
  '/play/files/',
  '/play/lib/',
] as const;

/** URLs of the web SDK and its entries for earlier versions. */
const sdks = ['/sdk/6/', '/sdk/5/', '/sdk/4/'] as const;

/**
 * Hosts in the format that browsers send. Rejects values that could end a directive or start
 * another.
 */
const plainOrigin = /^https?:\/\/[\w.-]+(:\d{1,5})?$|^https?:\/\/\[[\da-f:.]+\](:\d{1,5})?$/i;

/**
 * The Content-Security-Policy of the preview's document. `sandbox` applies even if the document is
 * opened directly: an opaque origin, so no cookies, no storage, and no access to the portal's
 * pages; no pop-ups, forms, dialogs, downloads, or navigation of the parent window.
 *
 * @param origin - origin of the requested URL. Programs may load venues, the SDK, packages, and
 *   files of examples from it, but no pages.
 */
export function previewPolicy(origin: string): string {
  const own = (...paths: readonly string[]) =>
    plainOrigin.test(origin) ? paths.map((path) => origin + path) : ["'self'"];
  const directives: Readonly<Record<string, readonly string[]>> = {
    sandbox: ['allow-scripts'],
    'default-src': ["'none'"],
    'script-src': [...own(...sdks, '/play/'), importMapHash, 'blob:'],
    'connect-src': [...own(...readable, ...sdks), 'blob:', 'data:'],
    'img-src': [...own('/play/files/'), 'blob:', 'data:'],
    'style-src': [...own('/play/'), "'unsafe-inline'"],
    'font-src': ['data:'],
    'worker-src': ['blob:', 'data:'],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
