import { placeOfProvider } from '../config/identitySchema.ts';
import type { ServerSite } from '../config/readConfig.ts';

/** Hosts of a configured service, by directive. */
interface ServiceHosts {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
}

/**
 * Creates the Content-Security-Policy of one response.
 *
 * @param site Only its configured search, analytics, and sign-in services are allowed.
 * @param scriptHashes Sources of the page's inline scripts (`'sha256-…'`).
 */
export function contentSecurityPolicy(site: ServerSite, scriptHashes: readonly string[]): string {
  const hosts = serviceHosts(site);
  const provider = providerOrigins(site);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...hosts.scripts],
    // Components position themselves with style attributes, which have no hash.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", ...hosts.connections, ...provider, ...bundleOrigins(site)],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...provider],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...(site.identity.signOutHint === 'form' ? provider : [])],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** An external sign-in provider, which the page requests and its hidden frame opens. */
function providerOrigins({ identity }: ServerSite): readonly string[] {
  const place = placeOfProvider(identity.domain);
  return place.kind === 'elsewhere' ? [new URL(place.issuer).origin] : [];
}

function bundleOrigins({ playground }: ServerSite): readonly string[] {
  return URL.canParse(playground.bundles) ? [new URL(playground.bundles).origin] : [];
}

function serviceHosts({ analytics, search }: ServerSite): ServiceHosts {
  const searchHosts = search.hosts.map((host) => `https://${host}`);
  // Endpoint of a hosted service for events of shown and opened results.
  if (searchHosts.length > 0) searchHosts.push('https://insights.algolia.io');
  switch (analytics.service) {
    case 'own':
    case 'none':
      return { scripts: [], connections: searchHosts };
    case 'plausible':
      return { scripts: [], connections: [...searchHosts, new URL(analytics.endpoint).origin] };
    case 'gtag':
      // https://developers.google.com/tag-platform/security/guides/csp
      return {
        scripts: ['https://www.googletagmanager.com'],
        connections: [
          ...searchHosts,
          'https://www.googletagmanager.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
        ],
      };
  }
}
