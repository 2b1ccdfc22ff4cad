/** What `site.config.ts` says of sign-in and the playground. */
export interface PlaygroundSettings {
  readonly identity: {
    /** Host or issuer of a provider; empty: the server's own; `none`: no sign-in. */
    readonly domain: string;
    readonly clientId: string;
    readonly audience: string;
    readonly audienceParameter: 'resource' | 'audience' | 'none';
    readonly scopes: string;
    /** How the provider is shown the reader's ID token when they sign out. */
    readonly signOutHint: 'none' | 'form' | 'address';
    /** Empty: this host alone. */
    readonly cookieDomain: string;
  };
  /** Base address of the example bundles. */
  readonly bundles: string;
}

/** How one reader's browser signs in. */
export interface SignInSettings {
  /** The provider's address, without a slash at its end. */
  readonly authority: string;
  readonly clientId: string;
  readonly scopes: string;
  /** Parameters that ask the provider for the audience of the bundles. */
  readonly audienceParameters: Readonly<Record<string, string>>;
  /** How the provider is shown the reader's ID token when they sign out. */
  readonly signOutHint: 'none' | 'form' | 'address';
  /** Where the provider sends readers back to after signing in or out. */
  readonly returnAddress: string;
  /** Where it sends the hidden frame back to. */
  readonly silentAddress: string;
}

/**
 * The settings for a portal at `origin`.
 *
 * @returns undefined for a site without sign-in.
 */
export function signInSettings(
  { identity }: PlaygroundSettings,
  origin: string,
): SignInSettings | undefined {
  const { domain, clientId, audience, audienceParameter, scopes, signOutHint } = identity;
  if (domain === 'none') return undefined;
  const elsewhere = /^https?:/.test(domain) ? domain : `https://${domain}`;
  return {
    authority: domain === '' ? `${origin}/oidc` : elsewhere.replace(/\/$/, ''),
    clientId,
    scopes,
    signOutHint,
    audienceParameters: audienceParameter === 'none' ? {} : { [audienceParameter]: audience },
    returnAddress: `${origin}/playground/`,
    silentAddress: `${origin}/identity/silent`,
  };
}
