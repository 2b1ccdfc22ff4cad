import {
  loadBundle,
  loadVenue as readVenue,
  MezzanineError,
  type LoadVenueOptions as HeadlessOptions,
  type Venue,
  type VenueSource,
} from '@mezzanine/mezzanine-js/headless';
import { isCacheable } from './sourceName.ts';
import type { VenueCache } from './VenueCache.ts';

/** Options of {@link loadVenue}. */
export interface LoadVenueOptions extends HeadlessOptions {
  /** Keeps the bundle on the device. Default: none. */
  readonly cache?: VenueCache | undefined;
  /**
   * `network-first` (default) opens the stored bundle only without a network. `cache-first` opens the
   * stored bundle immediately and stores the current one for the next time.
   */
  readonly cachePolicy?: 'network-first' | 'cache-first' | undefined;
}

/** A venue's bundle, for the map to open it. */
export interface VenueBundle {
  readonly bytes: Uint8Array;
  /** Language that the venue was loaded in; `undefined` is its own. */
  readonly language: string | undefined;
}

const bundles = new WeakMap<Venue, VenueBundle>();

/**
 * Loads a venue. It needs no map: lists, search screens and directions work without one.
 *
 * @param source - a key or token for a server, the URL of a bundle, or its bytes
 * @param options - cache, progress callback, abort signal and language
 * @throws MezzanineError `invalid-argument`, `unauthorized`, `venue-not-found`, `network`,
 * `http-status`, `aborted`, `invalid-venue`, or `unknown-language`
 *
 * @example
 * const venue = await loadVenue({ accessToken, venueId: 'mall', baseUrl }, { cache });
 * const results = await venue.search('coffee');
 */
export async function loadVenue(
  source: VenueSource,
  { cache, cachePolicy = 'network-first', ...options }: LoadVenueOptions = {},
): Promise<Venue> {
  const useCache = cache !== undefined && isCacheable(source);
  const bytes = useCache
    ? await loadThroughCache(source, cache, cachePolicy, options)
    : await loadBundle(source, options);
  const venue = await readVenue(bytes, options);
  bundles.set(venue, { bytes, language: options.language });
  return venue;
}

/**
 * The bundle that a venue was read from.
 *
 * @throws MezzanineError `invalid-argument` for a venue that {@link loadVenue} did not return
 */
export function bundleOf(venue: Venue): VenueBundle {
  const bundle = bundles.get(venue);
  if (bundle) return bundle;
  throw new MezzanineError('invalid-argument', {
    given: 'The map received a venue that loadVenue of this package did not return.',
    expected: 'Expected the result of loadVenue or useVenue of @mezzanine/react-native-sdk.',
    remedy: 'For another language, pass the option language to them.',
  });
}

async function loadThroughCache(
  source: VenueSource,
  cache: VenueCache,
  policy: 'network-first' | 'cache-first',
  options: HeadlessOptions,
): Promise<Uint8Array> {
  if (policy === 'cache-first') {
    const stored = await cache.read(source);
    if (stored) {
      // For the next time; without a network, the stored bundle stays.
      void cache.prefetch([source]);
      return stored;
    }
  }
  try {
    const bytes = await loadBundle(source, options);
    await cache.store(source, bytes);
    return bytes;
  } catch (error) {
    const isOffline = error instanceof MezzanineError && error.code === 'network';
    const stored = isOffline ? await cache.read(source) : undefined;
    if (stored) return stored;
    throw error;
  }
}
