/** Servers that the page may request. */
export interface AllowedServers {
  /** Whether the policy of the page permits this URL. */
  has(url: string): boolean;
}

let fixed: AllowedServers | undefined;

/**
 * Restricts requests of the document to its own origin and these servers, by a
 * Content-Security-Policy. A policy cannot be loosened, so only the first call counts.
 *
 * @param servers - origins such as `https://maps.example.com`, or schemes such as `mezzanine:`;
 * others are ignored
 */
export function restrictServers(page: Document, servers: readonly string[]): AllowedServers {
  if (fixed !== undefined) return fixed;
  const sources = servers.flatMap((server) => sourceOf(server) ?? []);
  const list = ["'self'", 'data:', 'blob:', ...sources].join(' ');
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${list}; img-src ${list}`;
  page.head.append(policy);
  const allowed = new Set([...sources, 'data:', 'blob:', page.defaultView?.origin]);
  fixed = {
    has(url) {
      const parsed = URL.canParse(url, page.baseURI) ? new URL(url, page.baseURI) : undefined;
      return parsed !== undefined && (allowed.has(parsed.origin) || allowed.has(parsed.protocol));
    },
  };
  return fixed;
}

/** Returns an origin or a scheme as a policy source, and nothing for other text. */
function sourceOf(server: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:$/.test(server)) {
    return ['http:', 'https:', 'javascript:'].includes(server) ? undefined : server;
  }
  if (!URL.canParse(server)) return undefined;
  const { origin, protocol } = new URL(server);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}
