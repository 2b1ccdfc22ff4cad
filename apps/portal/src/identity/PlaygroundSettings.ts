/** Settings of sign-in and the playground in `site.config.ts`. */
export interface PlaygroundSettings {
  readonly identity: {
    /** Host or issuer of a provider; empty: the server's own; `none`: no sign-in. */
    readonly domain: string;
    readonly clientId: string;
    readonly audience: string;
    readonly audienceParameter: 'resource' | 'audience' | 'none';
    readonly scopes: string;
    /** How the provider gets the user's ID token at sign-out. */
    readonly signOutHint: 'none' | 'form' | 'address';
    /** Empty: only this host. */
    readonly cookieDomain: string;
  };
  /** Base URL of the example bundles. */
  readonly bundles: string;
}

/** Sign-in settings for a browser. */
export interface SignInSettings {
  /** The provider's URL without a trailing slash. */
  readonly authority: string;
  readonly clientId: string;
  readonly scopes: string;
  /** Parameters that request the audience of the bundles. */
  readonly audienceParameters: Readonly<Record<string, string>>;
  /** How the provider gets the user's ID token at sign-out. */
  readonly signOutHint: 'none' | 'form' | 'address';
  /** Where the provider redirects users after sign-in and sign-out. */
  readonly returnAddress: string;
  /** Where it redirects the hidden frame. */
  readonly silentAddress: string;
}

/**
 * Returns the settings for a portal at `origin`.
 *
 * @returns undefined for a site without sign-in
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
