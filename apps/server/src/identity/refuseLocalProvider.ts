import { ConfigurationError, type ServerConfig } from '../config/readConfig.ts';
import { isThisMachine, placeOfProvider } from '../config/identitySchema.ts';

/**
 * Prevents the provider for local use from running where the public could reach it, because it
 * accepts any name as an account.
 *
 * @throws ConfigurationError in production, or if its URL is public.
 */
export function refuseLocalProvider({ isProduction, publicOrigin, site }: ServerConfig): void {
  if (placeOfProvider(site.identity.domain).kind !== 'local') return;
  const publicAddress = [publicOrigin, site.url].find(
    (address) => address !== undefined && !isThisMachine(new URL(address).hostname),
  );
  if (!isProduction && publicAddress === undefined) return;
  const reason = isProduction
    ? 'the server runs in production (NODE_ENV=production)'
    : `the portal has the public address ${publicAddress}`;
  throw new ConfigurationError(
    `site.config.ts identity.domain: got "", which means the sign-in provider for local use, but ${reason}. ` +
      'That provider accepts any user name. ' +
      'Set your own OpenID Connect provider there, or "none" for a portal without sign-in.',
  );
}
