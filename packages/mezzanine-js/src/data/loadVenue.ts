import { finishInSlices, MvfError, readMvfInBrowser, type Mvf } from '@mezzanine/mvf/read';
import { venueSteps } from './buildVenue.ts';
import { throwIfAborted } from './download.ts';
import { fetchBundle, fetchBundleByKey } from './fetchBundle.ts';
import { MezzanineError } from './MezzanineError.ts';
import type { Venue } from './Venue.ts';
import { checkSource, type CheckedSource, type VenueSource } from './VenueSource.ts';
import type { LoadVenueOptions } from './LoadVenueOptions.ts';

/**
 * Loads a venue and links its entities. It does not need a page, so it works in Node.js too.
 *
 * @param source - a key for a server, the URL of a bundle, or the bundle itself
 * @param options - progress callback, abort signal and language
 * @throws MezzanineError `invalid-argument`, `unauthorized`, `venue-not-found`, `network`,
 * `http-status`, `aborted`, `invalid-venue` (whose cause is the `MvfError`) or `unknown-language`
 *
 * @example
 * const venue = await loadVenue({ key, secret, venueId: 'mall', baseUrl: 'http://localhost:8080' });
 * console.log(venue.name, venue.spaces.length);
 */
export async function loadVenue(
  source: VenueSource,
  options: LoadVenueOptions = {},
): Promise<Venue> {
  const { signal, onProgress } = options;
  const bytes = await loadBundle(source, options);
  const { byteLength } = bytes;
  onProgress?.({ phase: 'reading', loadedBytes: byteLength, totalBytes: byteLength });
  const mvf = await read(bytes);
  throwIfAborted(signal);
  const venue = await finishInSlices(venueSteps(mvf, options.language));
  throwIfAborted(signal);
  return venue;
}

/**
 * Loads the bundle of a venue without reading it, for apps that store it. `loadVenue` reads it later,
 * without the network.
 *
 * @param source - as for {@link loadVenue}
 * @param options - progress callback and abort signal
 * @throws MezzanineError `invalid-argument`, `unauthorized`, `venue-not-found`, `network`,
 * `http-status` or `aborted`
 *
 * @example
 * import { loadBundle } from '@mezzanine/mezzanine-js/headless';
 * const bundle = await loadBundle(source);
 */
export async function loadBundle(
  source: VenueSource,
  options: Omit<LoadVenueOptions, 'language'> = {},
): Promise<Uint8Array> {
  const checked = checkSource(source);
  throwIfAborted(options.signal);
  const bytes = await bytesOf(checked, options);
  throwIfAborted(options.signal);
  return bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
}

async function bytesOf(
  source: CheckedSource,
  options: LoadVenueOptions,
): Promise<ArrayBuffer | Uint8Array> {
  switch (source.kind) {
    case 'bytes':
      return source.bytes;
    case 'url':
      return fetchBundle(source.url, options);
    case 'key':
      return fetchBundleByKey(source.key, source.api, options);
    case 'blob':
      try {
        return await source.blob.arrayBuffer();
      } catch (cause) {
        throw new MezzanineError('network', {
          given: 'The file could not be read.',
          remedy: 'Select the file again: it was moved, changed or deleted in the meantime.',
          cause,
        });
      }
  }
}

async function read(bytes: Uint8Array): Promise<Mvf> {
  try {
    return await readMvfInBrowser(bytes);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    // What was given and expected, and what to do.
    const [, reason = message, remedy] = /^(.*?\.) ([A-Z].*)$/s.exec(message) ?? [];
    // Errors that are not about the file come from loading the code for other files.
    throw new MezzanineError(cause instanceof MvfError ? 'invalid-venue' : 'network', {
      given: `The venue could not be read. ${reason}`,
      ...(remedy && { remedy }),
      cause,
    });
  }
}
