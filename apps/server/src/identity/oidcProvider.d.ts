/** The provider itself; the package's index also looks at Node's version, and prints. */
declare module 'oidc-provider/lib/provider.js' {
  export { default as Provider } from 'oidc-provider';
}

/** Its errors, from where it takes them itself. */
declare module 'oidc-provider/lib/helpers/errors.js' {
  import type { errors } from 'oidc-provider';
  export const InvalidTarget: typeof errors.InvalidTarget;
}
