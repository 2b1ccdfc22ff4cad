/** Sign-in URLs of this server. The portal uses them, too. */
export const identityPaths = {
  /** Mount path of the provider for local use. */
  provider: '/oidc',
  /** Sign-in page, below the provider. */
  interaction: '/interaction',
  /** Redirect target after signing in or out. */
  playground: '/playground/',
  /** Redirect target of the hidden frame that checks whether the user is still signed in. */
  silent: '/identity/silent',
} as const;
