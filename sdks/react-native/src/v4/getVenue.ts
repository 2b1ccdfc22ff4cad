import {
  expectObject,
  expectText,
  invalidArgument,
  oldVenueOf,
  reportKeys,
  type Venue,
} from '@mezzanine/mezzanine-js/compat';
import { loadVenue, type VenueCache, type VenueSource } from '../index.ts';

/** Options of {@link getVenue}. */
export interface GetVenueOptions {
  /** Public part of the API key; required unless `accessToken` is given. */
  readonly clientId?: string | undefined;
  /** Secret part of the API key; required unless `accessToken` is given. */
  readonly clientSecret?: string | undefined;
  /** Access token from your own server, instead of `clientId` and `clientSecret`. */
  readonly accessToken?: string | undefined;
  /** Id of the venue. */
  readonly venue: string;
  /** URL of the server. */
  readonly baseUrl: string;
  /** Language of the text, a BCP 47 tag such as `fr`; default: the language of the venue. */
  readonly language?: string | undefined;
  /** Keeps the venue on the device. Default: none. */
  readonly cache?: VenueCache | undefined;
  /** No longer has an effect; reported once. */
  readonly perspective?: string | undefined;
  /** No longer has an effect; reported once. */
  readonly headers?: readonly { readonly name: string; readonly value: string }[] | undefined;
  /** No longer has an effect; reported once. */
  readonly noAuth?: boolean | undefined;
}

const ALTERNATIVES = {
  perspective: 'A venue has one map; load another venue instead.',
  headers: 'Add headers in a proxy, and pass its URL as baseUrl.',
  noAuth: 'Pass an accessToken from your own server.',
};

/**
 * Loads a venue. It needs no map, so lists and search screens can use it, too.
 *
 * @param options - API key, venue, server, language
 * @throws MezzanineError `invalid-argument`, `unauthorized`, `venue-not-found`, `unknown-language`,
 *   `network`, `http-status`, or `invalid-venue`
 * @example
 * const venue = await getVenue({ clientId, clientSecret, venue: 'mall', baseUrl });
 * const names = venue.locations.map(({ name }) => name);
 */
export async function getVenue(options: GetVenueOptions): Promise<Venue> {
  const source = sourceOf(options);
  const { cache, language } = options;
  return oldVenueOf(
    await loadVenue(source, { cache, ...(language !== undefined && { language }) }),
  );
}

/**
 * Location of the venue in the options.
 *
 * @throws MezzanineError `invalid-argument`
 */
export function sourceOf(options: GetVenueOptions): VenueSource {
  if (options === undefined) throw invalidArgument('options', options, 'an object');
  expectObject('options', options);
  const { clientId, clientSecret, accessToken, venue, baseUrl } = options;
  reportKeys('getVenue', options, ALTERNATIVES);
  const server = {
    venueId: expectText('options.venue', venue),
    baseUrl: expectText('options.baseUrl', baseUrl),
  };
  if (accessToken !== undefined) {
    return { accessToken: expectText('options.accessToken', accessToken), ...server };
  }
  return {
    key: expectText('options.clientId', clientId),
    secret: expectText('options.clientSecret', clientSecret),
    ...server,
  };
}
