import { loadVenue, type LoadVenueOptions, type VenueSource } from '../../headless.ts';
import { reportKeys } from './noSuccessor.ts';
import { expectText, invalidArgument } from './expectArgument.ts';
import { withOldNamesAsync } from './oldNames.ts';
import { Venue } from './Venue.ts';

/** Options of {@link getVenue}. */
export interface GetVenueOptions {
  /** Public part of the API key; required unless `accessToken` is given. */
  readonly clientId?: string;
  /** Secret part of the API key; required unless `accessToken` is given. */
  readonly clientSecret?: string;
  /** Access token from your own server, instead of `clientId` and `clientSecret`. */
  readonly accessToken?: string;
  /** Id of the venue. */
  readonly venue: string;
  /** Language of the text, a BCP 47 tag such as `fr`; default: the language of the venue. */
  readonly language?: string;
  /** URL of the server; default: the origin of the page. */
  readonly baseUrl?: string;
  /** Has no effect in version 6; reported once. */
  readonly perspective?: string;
  /** Has no effect in version 6; reported once. */
  readonly headers?: readonly { readonly name: string; readonly value: string }[];
  /** Has no effect in version 6; reported once. */
  readonly noAuth?: boolean;
}

/** Options of {@link getVenueMaker}. */
export interface GetVenueMakerOptions {
  /** Id of the map. */
  readonly mapId: string;
  /** Public part of the API key; required unless `accessToken` is given. */
  readonly key?: string;
  /** Secret part of the API key; required unless `accessToken` is given. */
  readonly secret?: string;
  /** Access token from your own server, instead of `key` and `secret`. */
  readonly accessToken?: string;
  /** Language of the text, a BCP 47 tag such as `fr`; default: the language of the venue. */
  readonly language?: string;
  /** URL of the server; default: the origin of the page. */
  readonly baseUrl?: string;
}

const ALTERNATIVES = {
  perspective: 'A venue has one map; load another venue instead.',
  headers: 'Add headers in a proxy, and pass its URL as baseUrl.',
  noAuth: 'Pass an accessToken from your own server.',
};

/**
 * Loads a venue from a server.
 *
 * @param options - API key, venue, language
 * @throws MezzanineError `invalid-argument`, `unauthorized`, `venue-not-found`, `unknown-language`,
 *   `network`, `http-status`, or `invalid-venue`
 * @example
 * const venue = await getVenue({
 *   clientId: 'mez_demo_2f6c1b7e9a',
 *   clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
 *   venue: 'mall',
 *   baseUrl: 'http://localhost:8080',
 * });
 */
export async function getVenue(options: GetVenueOptions): Promise<Venue> {
  const { clientId, clientSecret, accessToken, venue, language } = expectGiven(options);
  reportKeys('getVenue', options, ALTERNATIVES);
  const server = {
    venueId: expectText('options.venue', venue),
    baseUrl: baseUrlOf(options.baseUrl),
  };
  const source =
    accessToken === undefined
      ? {
          key: expectText('options.clientId', clientId),
          secret: expectText('options.clientSecret', clientSecret),
          ...server,
        }
      : { accessToken: expectText('options.accessToken', accessToken), ...server };
  return load(source, language);
}

/**
 * Loads a map that was drawn in the map editor. The result is the same as with `getVenue`.
 *
 * @param options - API key, map, language
 * @throws MezzanineError as {@link getVenue}
 */
export async function getVenueMaker(options: GetVenueMakerOptions): Promise<Venue> {
  const { key, secret, accessToken, mapId, language } = expectGiven(options);
  const server = {
    venueId: expectText('options.mapId', mapId),
    baseUrl: baseUrlOf(options.baseUrl),
  };
  const source =
    accessToken === undefined
      ? {
          key: expectText('options.key', key),
          secret: expectText('options.secret', secret),
          ...server,
        }
      : { accessToken: expectText('options.accessToken', accessToken), ...server };
  return load(source, language);
}

async function load(source: VenueSource, language: string | undefined): Promise<Venue> {
  const options: LoadVenueOptions = language === undefined ? {} : { language };
  const names = { 'loadVenue was given': 'The options have' };
  return new Venue(await withOldNamesAsync(names, () => loadVenue(source, options)));
}

function expectGiven<Options extends object>(options: Options): Options {
  if (typeof options === 'object' && options !== null) return options;
  throw invalidArgument('options', options, 'an object with the API key and the venue');
}

function baseUrlOf(baseUrl: string | undefined): string {
  if (baseUrl !== undefined) return expectText('options.baseUrl', baseUrl);
  const page = (globalThis as { readonly location?: { readonly origin: string } }).location;
  if (page) return page.origin;
  throw invalidArgument('options.baseUrl', baseUrl, 'the URL of a server');
}
