import type { Venue } from '../../data/Venue.ts';
import { invalidArgument } from '../../data/expectArgument.ts';
import type { LabelIcon } from '../Label.ts';

/** Paths of bundle files start at the root of the bundle. */
const BUNDLE = 'assets/';

/**
 * Resolves the URL of an image: a file of the venue, a web URL, a data URL of an image, or a URL
 * relative to the page.
 *
 * @returns `undefined` if the venue has no such file
 * @throws MezzanineError `invalid-argument` for other kinds of URLs
 */
export function iconUrlOf(venue: Venue, { url }: LabelIcon): string | undefined {
  const known = venue.assetUrl(url);
  if (known !== undefined || url.startsWith(BUNDLE)) return known;
  const absolute = URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI) : undefined;
  if (absolute && ['https:', 'http:', 'blob:'].includes(absolute.protocol)) return absolute.href;
  throw invalidArgument('icon.url', url, 'an image: a file of the venue, or a URL');
}
