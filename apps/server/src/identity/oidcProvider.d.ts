/**
 * The provider itself. The package's index also checks the version of Node.js, and prints a
 * warning.
 */
declare module 'oidc-provider/lib/provider.js' {
  export { default as Provider } from 'oidc-provider';
}

/** Its errors, from the module that it imports them from. */
declare module 'oidc-provider/lib/helpers/errors.js' {
  import type { errors } from 'oidc-provider';
  export const InvalidTarget: typeof errors.InvalidTarget;
}
