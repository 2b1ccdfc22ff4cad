import type { ViewerLink } from '@mezzanine/bridge';
import type { VenueSource } from '@mezzanine/react-sdk';

/** The server that provides venues by id. */
export interface VenueServer {
  /** URL of the server. */
  readonly baseUrl: string;
  /** Key pair for public venues. */
  readonly key: string;
  readonly secret: string;
}

const VENUE_ID = /^[\w-]{1,100}$/;

/**
 * The source of a venue: the server by id, or a bundle by URL.
 *
 * @param link - a parsed link
 * @param server - the server of the viewer
 * @returns `undefined` if the link names no venue, or a URL that may not be loaded
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

/** On this server, or anywhere over `https:`; never a script or a local file. */
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
