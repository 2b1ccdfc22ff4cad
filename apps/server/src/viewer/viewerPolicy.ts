/** Who may show the viewer in a frame: everybody, or the named origins and the server's own. */
export type ViewerAncestors = 'everybody' | readonly string[];

/** What could end a directive, or begin another, is no origin. */
const plainOrigin = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * The Content-Security-Policy of the viewer: programs of its own only, venues of this server and
 * of encrypted addresses (a link may name a bundle anywhere), and frames where the map may be.
 *
 * @param ancestors - what is no origin among them is left out; none at all leaves this server's.
 */
export function viewerPolicy(ancestors: ViewerAncestors): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // What stands on the map is placed by style attributes, which have no hash.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Pictures of places stand where their operators keep them.
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'connect-src': ["'self'", 'https:', 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'frame-ancestors':
      ancestors === 'everybody'
        ? ['*']
        : ["'self'", ...ancestors.filter((origin) => plainOrigin.test(origin))],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
