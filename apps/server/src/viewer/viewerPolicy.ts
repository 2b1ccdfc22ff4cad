/** Who may show the viewer in a frame: everybody, or pages of the named origins and no others. */
export type ViewerAncestors = 'everybody' | readonly string[];

/** What could end a directive, or begin another, is no origin. */
const plainOrigin = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * The Content-Security-Policy of the viewer: programs of its own only, venues of this server and
 * of encrypted addresses (a link may name a bundle anywhere), and frames where the map may be.
 *
 * @param ancestors - who may frame it
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
    'frame-ancestors': [frameAncestors(ancestors)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** Sources of `frame-ancestors`. What is no origin is left out; none at all leaves this server's. */
export function frameAncestors(ancestors: ViewerAncestors): string {
  if (ancestors === 'everybody') return '*';
  const origins = ancestors.filter((origin) => plainOrigin.test(origin));
  return origins.length === 0 ? "'self'" : origins.join(' ');
}
