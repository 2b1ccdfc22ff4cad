import type { ViewerLink } from '@mezzanine/bridge';
import type { VenueSource } from '@mezzanine/react-sdk';

/** Where venues are asked for by their id. */
export interface VenueServer {
  /** Address of the server. */
  readonly baseUrl: string;
  /** Opens what everyone may see. */
  readonly key: string;
  readonly secret: string;
}

const VENUE_ID = /^[\w-]{1,64}$/;

/**
 * Where a venue comes from: a server's own by its id, or a bundle by its address.
 *
 * @param link - checked by the grammar of links
 * @param server - the one that serves the viewer
 * @returns `undefined` where the link names none, or an address that may not be loaded
 */
export function sourceOf(
  link: Pick<ViewerLink, 'venue' | 'access'>,
  server: VenueServer,
): VenueSource | undefined {
  const { venue, access } = link;
  if (venue === '') return undefined;
  if (VENUE_ID.test(venue)) {
    if (access === undefined) return { ...server, venueId: venue };
    return { accessToken: access, venueId: venue, baseUrl: server.baseUrl };
  }
  return bundleAddress(venue, server.baseUrl);
}

/** Of this server, or anywhere by `https:`; nothing that could be a program or a file of the reader. */
function bundleAddress(text: string, base: string): string | undefined {
  let url: URL;
  try {
    url = new URL(text, base);
  } catch {
    return undefined;
  }
  if (url.username !== '' || url.password !== '') return undefined;
  const isHere = url.origin === new URL(base).origin && url.protocol === 'http:';
  const isAllowed = url.protocol === 'https:' || isHere;
  return isAllowed ? url.href : undefined;
}
