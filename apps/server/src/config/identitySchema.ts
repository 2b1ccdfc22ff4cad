import { z } from 'zod';

/** Value of `domain` for a site whose server runs its own provider. */
const localProvider = '';
/** Value of `domain` for a site without sign-in. */
const noProvider = 'none';

const issuerError = 'expected a host such as login.example.com, or an https URL';

/**
 * Sign-in settings in `site.config.ts`. If the audience were the client id, ID tokens would be
 * accepted as access tokens.
 */
export const identitySchema = z
  .object({
    domain: z.string().refine((domain) => isDomain(domain), issuerError),
    clientId: z.string().min(1),
    audience: z.string().min(1),
    audienceParameter: z.enum(['resource', 'audience', 'none']),
    scopes: z
      .string()
      .refine((scopes) => scopes.split(' ').includes('openid'), 'expected openid among the scopes'),
    requiredScope: z.string().regex(/^[!#-[\]-~]*$/, 'expected one scope, or nothing'),
    signOutHint: z.enum(['none', 'form', 'address']),
    cookieDomain: z
      .string()
      .regex(/^(?:[\w-]+(?:\.[\w-]+)*)?$/, 'expected a domain such as example.com, or nothing'),
  })
  .refine(({ audience, clientId }) => audience !== clientId, {
    path: ['audience'],
    message: 'expected a value other than the client id',
  });

/** Location of the playground's examples in `site.config.ts`. */
export const playgroundSchema = z.object({
  bundles: z
    .string()
    .regex(
      /^(?:\/[\w-]|https?:\/\/)[^?#]*[^?#/]$/,
      'expected a path or a URL, without a trailing slash',
    ),
});

/** Checked sign-in settings. */
export type IdentitySettings = z.infer<typeof identitySchema>;

/**
 * Who signs users in: the server's own provider, an external one identified by its issuer, or none.
 */
export type ProviderPlace =
  | { readonly kind: 'local' }
  | { readonly kind: 'none' }
  | { readonly kind: 'elsewhere'; readonly issuer: string };

/** Reads `domain`. A bare host means https. */
export function placeOfProvider(domain: string): ProviderPlace {
  if (domain === localProvider) return { kind: 'local' };
  if (domain === noProvider) return { kind: 'none' };
  return { kind: 'elsewhere', issuer: /^https?:/.test(domain) ? domain : `https://${domain}` };
}

/** Whether a host name refers to the machine itself. */
export function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function isDomain(domain: string): boolean {
  const place = placeOfProvider(domain);
  if (place.kind !== 'elsewhere') return true;
  if (!URL.canParse(place.issuer)) return false;
  const { protocol, hostname, search, hash, username } = new URL(place.issuer);
  if (search !== '' || hash !== '' || username !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}
