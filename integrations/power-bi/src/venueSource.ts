import type { VenueSource } from '@mezzanine/mezzanine-js';
import type { Settings } from './settings/settings.ts';

/** The source of the venue, or what the report's author has to do first. */
export type SourceChoice =
  | {
      readonly kind: 'source';
      readonly source: VenueSource;
      readonly key: string;
      readonly asks: string | undefined;
    }
  | { readonly kind: 'missing'; readonly message: string };

/**
 * The venue in the settings: a bundle at a URL, a venue of the platform API, or the included one if
 * no URL is set.
 */
export function venueSource({ venue }: Settings, builtIn: Uint8Array | undefined): SourceChoice {
  const { address, venueId, key, secret } = venue;
  if (address === '') {
    if (builtIn !== undefined)
      return { kind: 'source', source: builtIn, key: 'built-in', asks: undefined };
    return missing('Enter the URL of your venue in the card "Venue" of the format pane.');
  }
  const url = addressOf(address);
  if (url === undefined) {
    return missing(
      `The URL "${address.slice(0, 80)}" does not start with https://. Enter one that does.`,
    );
  }
  if (venueId === '') return { kind: 'source', source: url, key: url.href, asks: url.href };
  if (key === '' || secret === '') {
    return missing('Enter the key and secret of the venue in the card "Venue" of the format pane.');
  }
  const baseUrl = url.href.replace(/\/$/, '');
  return {
    kind: 'source',
    source: { baseUrl, venueId, key, secret },
    key: JSON.stringify([baseUrl, venueId, key, secret]),
    asks: url.href,
  };
}

function missing(message: string): SourceChoice {
  return { kind: 'missing', message };
}

/** Reports block URLs other than https, except a server on the same machine. */
function addressOf(text: string): URL | undefined {
  try {
    const url = new URL(text);
    const isOwn = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(url.hostname);
    return url.protocol === 'https:' || (url.protocol === 'http:' && isOwn) ? url : undefined;
  } catch {
    return undefined;
  }
}
