import { finishInSlices, MvfError, readMvfInBrowser, type Mvf } from '@mezzanine/mvf';
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
  const checked = checkSource(source);
  const { signal, onProgress } = options;
  throwIfAborted(signal);
  const bytes = await bytesOf(checked, options);
  throwIfAborted(signal);
  const { byteLength } = bytes;
  onProgress?.({ phase: 'reading', loadedBytes: byteLength, totalBytes: byteLength });
  const mvf = await read(bytes);
  throwIfAborted(signal);
  const venue = await finishInSlices(venueSteps(mvf, options.language));
  throwIfAborted(signal);
  return venue;
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

async function read(bytes: ArrayBuffer | Uint8Array): Promise<Mvf> {
  try {
    return await readMvfInBrowser(bytes);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    // Errors that are not about the file come from loading the version 1 reader.
    throw new MezzanineError(cause instanceof MvfError ? 'invalid-venue' : 'network', {
      given: `The venue could not be read. ${reason}`,
      cause,
    });
  }
}
