/** Who may show the viewer in a frame: everyone, or only pages of the given origins. */
export type ViewerAncestors = 'everyone' | readonly string[];

/** Rejects values that could end a directive or start another. */
const plainOrigin = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * The Content-Security-Policy of the viewer: only its own scripts, venues from this server and any
 * https URL (links can point anywhere), and only allowed frames.
 *
 * @param ancestors - who may frame it
 */
export function viewerPolicy(ancestors: ViewerAncestors): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Elements on the map are positioned with style attributes, which have no hash.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Images of places are hosted by their operators.
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

/**
 * Sources of `frame-ancestors`. Invalid origins are left out. Without valid origins, only this
 * server is allowed.
 */
export function frameAncestors(ancestors: ViewerAncestors): string {
  if (ancestors === 'everyone') return '*';
  const origins = ancestors.filter((origin) => plainOrigin.test(origin));
  return origins.length === 0 ? "'self'" : origins.join(' ');
}
