/** Addresses of sign-in on this server; the portal knows them too. */
export const identityPaths = {
  /** Where the provider for local use is mounted. */
  provider: '/oidc',
  /** Below the provider: its sign-in page. */
  interaction: '/interaction',
  /** Where readers come back to after signing in or out. */
  playground: '/playground/',
  /** Where the frame comes back to that asks whether a reader is still signed in. */
  silent: '/identity/silent',
} as const;
