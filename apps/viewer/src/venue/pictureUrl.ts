import type { Venue } from '@mezzanine/react-sdk';

/**
 * The address of a picture that is in the venue's own file. Pictures elsewhere are not shown: whoever
 * serves them would learn who looks at which map.
 *
 * @param address - as the venue gives it
 */
export function pictureUrl(venue: Venue, address: string | undefined): string | undefined {
  const url = venue.assetUrl(address);
  return url?.startsWith('data:image/') ? url : undefined;
}
