import { z } from 'zod';

/** `domain` of a site whose server runs a provider of its own. */
const localProvider = '';
/** `domain` of a site without sign-in. */
const noProvider = 'none';

const issuerError = 'expected a host such as login.example.com, or an https address';

/**
 * How readers sign in, as `site.config.ts` says it. An audience that is the client id would let ID
 * tokens pass for access tokens.
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
    message: 'expected another text than the client id',
  });

/** Where the playground finds its examples, as `site.config.ts` says it. */
export const playgroundSchema = z.object({
  bundles: z
    .string()
    .regex(
      /^(?:\/[\w-]|https?:\/\/)[^?#]*[^?#/]$/,
      'expected a path or an address, without a slash at its end',
    ),
});

/** Checked settings of sign-in. */
export type IdentitySettings = z.infer<typeof identitySchema>;

/** Who signs readers in: the server's own provider, one elsewhere by its issuer, or nobody. */
export type ProviderPlace =
  | { readonly kind: 'local' }
  | { readonly kind: 'none' }
  | { readonly kind: 'elsewhere'; readonly issuer: string };

/** Reads `domain`: a host stands for its https address. */
export function placeOfProvider(domain: string): ProviderPlace {
  if (domain === localProvider) return { kind: 'local' };
  if (domain === noProvider) return { kind: 'none' };
  return { kind: 'elsewhere', issuer: /^https?:/.test(domain) ? domain : `https://${domain}` };
}

/** Whether a host name means the machine that says it. */
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
