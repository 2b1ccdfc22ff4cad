import { MezzanineError, type VenueSource } from '@mezzanine/mezzanine-js/headless';

/** The identity of a venue in a cache. */
export interface SourceName {
  /** Unique for the source, without key, secret, or token of a server. */
  readonly id: string;
  /** What lists show: a URL without its query, which may contain a token. */
  readonly label: string;
}

/**
 * Names a source that has an address.
 *
 * @throws MezzanineError `invalid-argument` for bytes, which have none
 */
export function sourceName(source: VenueSource): SourceName {
  if (typeof source === 'string' || source instanceof URL) {
    const url = String(source);
    return { id: url, label: url.replace(/[?#].*$/s, '') };
  }
  if (hasServer(source)) {
    const name = `${source.baseUrl.replace(/\/$/, '')}/${source.venueId}`;
    return { id: name, label: name };
  }
  throw new MezzanineError('invalid-argument', {
    given: 'The cache received bytes.',
    expected: 'Expected the URL of a bundle, or a venue on a server.',
    remedy: 'Bytes are already in the app: load them without the cache.',
  });
}

/** Whether a source has an address to cache it by. */
export function isCacheable(source: VenueSource): boolean {
  return typeof source === 'string' || source instanceof URL || hasServer(source);
}

function hasServer(
  source: VenueSource,
): source is Extract<VenueSource, { readonly venueId: string }> {
  return typeof source === 'object' && 'venueId' in source && 'baseUrl' in source;
}
