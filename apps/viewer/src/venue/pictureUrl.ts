import type { Venue } from '@mezzanine/react-sdk';

/**
 * The URL of an image in the bundle. External images are not shown, because their servers could
 * track who views which map.
 *
 * @param address - the URL in the venue
 */
export function pictureUrl(venue: Venue, address: string | undefined): string | undefined {
  const url = venue.assetUrl(address);
  return url?.startsWith('data:image/') ? url : undefined;
}
