/**
 * The one file to edit to make the portal yours: the product's name, its links, its keys and the
 * URLs of its services. The portal, server, examples, and tests read it, and nothing else repeats it.
 */
export const site = {
  product: {
    /** Shown in titles, navigation, footer and hit labels. */
    name: 'Mezzanine',
    /** Replaces `{product}` in routes: lowercase letters, digits, and hyphens. */
    slug: 'mezzanine',
    tagline: 'Got a map? Build an app!',
    description:
      'An open platform for indoor maps: a venue format, a 3D web SDK and a server that run on your laptop.',
  },
  /** Public address of the portal, without a path. Used for canonical links, feeds and the sitemap. */
  url: 'http://localhost:8080',
  /** The copyright notice is of 2025 and the years since. */
  copyrightYears: yearsSince(2025, new Date().getFullYear()),
  links: {
    github: 'https://github.com/mezzanine-maps/mezzanine',
    issues: 'https://github.com/mezzanine-maps/mezzanine/issues',
    discussions: 'https://github.com/mezzanine-maps/mezzanine/discussions',
    security: 'https://github.com/mezzanine-maps/mezzanine/security/advisories/new',
    /** A page's path inside the repository is appended. */
    edit: 'https://github.com/mezzanine-maps/mezzanine/edit/main/apps/portal/',
  },
  /** Shown above the navigation until the reader closes it. A new id shows it again. */
  announcement: {
    id: 'web-sdk-6',
    text: 'Web SDK 6 is here: one import, one venue, a 3D indoor map.',
    link: '/web-sdk/getting-started',
    linkText: 'Start building',
  },
  server: {
    port: 8080,
    /** The address that samples name; pages replace it by the address that serves them. */
    sampleOrigin: 'http://localhost:8080',
  },
  /** Key and secret that only read public venues, such as the demo venues. */
  demo: {
    key: 'mez_demo_2f6c1b7e9a',
    secret: 'mez_demo_secret_8d41c5f09be37a62',
    venueId: 'mall',
  },
  search: {
    appId: 'LOCAL',
    apiKey: 'local-search-only',
    indexName: 'mezzanine',
    /** Hosts of a hosted search service, tried in order; empty: the server that serves the page. */
    hosts: [] as readonly string[],
  },
  /**
   * Where page views are reported. `own`: the server's sink, no cookie, no identifier.
   * `plausible` and `gtag` name your own service; `none` reports nothing.
   */
  analytics: { service: 'own' } as
    | { readonly service: 'own' }
    | { readonly service: 'none' }
    | { readonly service: 'plausible'; readonly endpoint: string; readonly domain: string }
    | { readonly service: 'gtag'; readonly measurementId: string },
  /** What readers may choose after "Was this page helpful?"; the server takes no other reason. */
  feedback: {
    yes: ['It answered my question', 'It is easy to follow', 'The example is what I needed'],
    no: ['Something is missing', 'Something is wrong', 'It is hard to follow', 'It does not run'],
  },
} as const;

/**
 * Sign-in to the playground, by any OpenID Connect provider with authorization code and PKCE.
 * Register there as redirect addresses `<url>/playground/` and `<url>/identity/silent`, and to
 * return to after signing out `<url>/playground/`.
 */
export const identity = {
  /**
   * The provider: a host such as `login.example.com`, or its issuer's whole address. Empty: the
   * server runs its own provider, which takes any name and therefore only runs on the
   * machine it is used on. `none`: there is no sign-in, and no example bundles.
   */
  domain: '',
  /** A public client, without a secret. */
  clientId: 'mezzanine-playground',
  /** Audience of access tokens: the example bundles. Never the client id. */
  audience: 'urn:mezzanine:playground',
  /** How that audience is requested from the provider; `none` if the scopes alone define it. */
  audienceParameter: 'resource' as 'resource' | 'audience' | 'none',
  /** `openid` among them. */
  scopes: 'openid profile email examples:read',
  /** Scope that an access token must have to open example bundles; empty: none. */
  requiredScope: 'examples:read',
  /**
   * Whether signing out shows the provider the reader's ID token (`id_token_hint`), which some
   * demand: in a form (`form`), or in the address (`address`), which histories and logs keep.
   */
  signOutHint: 'none' as 'none' | 'form' | 'address',
  /** Domain of the cookie that remembers that a reader is signed in; empty: this host alone. */
  cookieDomain: '',
} as const;

/** The playground. Settings for signed-in users are separate, so pages that do not need them do not contain them. */
export const playground = {
  /** Example bundles are `<bundles>/<group>.json`: a path of this server, or an address. */
  bundles: '/api/playground/bundles',
} as const;

export type SiteConfig = typeof site;

/** `2025`, or `2025–2027`. */
function yearsSince(first: number, current: number): string {
  return current > first ? `${first}–${current}` : String(first);
}
