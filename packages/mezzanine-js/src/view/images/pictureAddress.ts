import { MezzanineError } from '../../data/MezzanineError.ts';
import { expectAddress } from '../models/expectModelOptions.ts';
import type { Stage } from '../Stage.ts';

/**
 * Resolves an image to an absolute URL: a file of the venue's bundle, or any allowed URL.
 *
 * @throws MezzanineError `invalid-argument` if it is not a URL or its scheme is not allowed
 */
export function pictureAddress(stage: Stage, name: string, source: string | URL): string {
  const own = typeof source === 'string' ? stage.venue.assetBytes(source) : undefined;
  const address = own ? stage.venue.assetUrl(String(source)) : undefined;
  return address ?? expectAddress(name, source, 'a picture');
}

/** Reports an image that could not be drawn, if its map still exists. */
export function reportPicture(stage: Stage, href: string, cause: unknown): void {
  if (stage.isDestroyed) return;
  const name = href.length > 120 ? `${href.slice(0, 120)}…` : href;
  const reason = cause instanceof Error ? cause.message : String(cause);
  stage.report(
    new MezzanineError('image-failed', {
      given: `The image ${JSON.stringify(name)} cannot be drawn: ${reason}`,
      cause,
    }),
  );
}
