import { importMapHash } from './previewDocument.ts';

/** What programs may fetch: the demo key's token, venues, files of examples, parts of packages. */
const readable = [
  '/api/v1/token',
  '/api/v1/venues',
  '/api/v1/venues/',
  '/play/files/',
  '/play/lib/',
] as const;

/** What the web SDK and its entries for earlier versions are served as. */
const sdks = ['/sdk/6/', '/sdk/5/', '/sdk/4/'] as const;

/** Hosts as browsers send them: what could end a directive or begin another is no host. */
const plainOrigin = /^https?:\/\/[\w.-]+(:\d{1,5})?$|^https?:\/\/\[[\da-f:.]+\](:\d{1,5})?$/i;

/**
 * The Content-Security-Policy of the preview's document. `sandbox` holds it even where the document
 * is opened by itself: no origin, so no cookies, no storage and nothing of the portal's pages; no
 * pop-ups, forms, dialogs, downloads, and no way to the window around.
 *
 * @param origin - of the address that the document was asked for by. What programs may load from it
 *   are venues, the SDK, packages and files of examples, not pages.
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
