import type { Venue } from '../../data/Venue.ts';
import { invalidArgument } from '../expectArgument.ts';
import type { LabelIcon } from '../Label.ts';

/** Files of a bundle are named from its root. */
const BUNDLE = 'assets/';

/**
 * The address to load a picture from: a file of the venue, else an address of the web, a data URL
 * of a picture, or one relative to the page.
 *
 * @returns `undefined` when the venue has no such file
 * @throws MezzanineError `invalid-argument` for every other kind of address
 */
export function iconUrlOf(venue: Venue, { url }: LabelIcon): string | undefined {
  const known = venue.assetUrl(url);
  if (known !== undefined || url.startsWith(BUNDLE)) return known;
  const absolute = URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI) : undefined;
  if (absolute && ['https:', 'http:', 'blob:'].includes(absolute.protocol)) return absolute.href;
  throw invalidArgument('icon.url', url, 'the address of a picture: a file of the venue, or a URL');
}
