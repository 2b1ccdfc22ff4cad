import {
  loadVenue,
  type LoadProgress,
  type Venue,
  type VenueSource,
} from '@mezzanine/mezzanine-js';
import type { VenueSource as GivenSource } from '@mezzanine/mobile-protocol';
import { PageError } from '../errors.ts';
import type { AllowedServers } from '../restrictServers.ts';

/** The identity of a venue, without its credentials, which expire. */
export function identityOf(source: GivenSource): string {
  switch (source.kind) {
    case 'server':
    case 'access':
      return JSON.stringify(['server', source.baseUrl, source.venueId]);
    case 'url':
      return JSON.stringify(['url', source.url]);
    case 'bytes':
      return JSON.stringify(['bytes', source.digest]);
  }
}

/** Loads a venue as the host gave it. */
export async function loadGivenVenue(
  source: GivenSource,
  servers: AllowedServers,
  options: {
    readonly signal: AbortSignal;
    readonly onProgress: (progress: LoadProgress) => void;
    readonly language?: string;
  },
): Promise<Venue> {
  const url = source.kind === 'url' ? source.url : 'baseUrl' in source ? source.baseUrl : undefined;
  if (url !== undefined && !servers.has(url)) {
    throw new PageError(
      'server-not-allowed',
      `The venue is at ${JSON.stringify(url)}, which the session does not allow. Add its origin to the servers of “welcome”.`,
    );
  }
  return loadVenue(sourceOf(source), options);
}

function sourceOf(source: GivenSource): VenueSource {
  switch (source.kind) {
    case 'server': {
      const { baseUrl, venueId, key, secret } = source;
      return { baseUrl, venueId, key, secret };
    }
    case 'access': {
      const { baseUrl, venueId, accessToken } = source;
      return { baseUrl, venueId, accessToken };
    }
    case 'url':
      return source.url;
    case 'bytes':
      return bytesOf(source.base64);
  }
}

function bytesOf(base64: string): Uint8Array {
  let text: string;
  try {
    text = atob(base64);
  } catch (cause) {
    throw new PageError(
      'invalid-argument',
      `The bytes of the venue are not Base64: ${String(cause)}`,
    );
  }
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
