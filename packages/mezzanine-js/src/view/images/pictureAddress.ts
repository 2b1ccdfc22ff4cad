import { MezzanineError } from '../../data/MezzanineError.ts';
import { expectAddress } from '../models/expectModelOptions.ts';
import type { Stage } from '../Stage.ts';

/**
 * An absolute address of a picture: one of the venue's bundle, or any other that may be loaded.
 *
 * @throws MezzanineError `invalid-argument` for what is no address, or one of another kind
 */
export function pictureAddress(stage: Stage, name: string, source: string | URL): string {
  const own = typeof source === 'string' ? stage.venue.assetBytes(source) : undefined;
  const address = own ? stage.venue.assetUrl(String(source)) : undefined;
  return address ?? expectAddress(name, source, 'a picture');
}

/** Says that a picture could not be drawn, while there is still a map that it belongs to. */
export function reportPicture(stage: Stage, href: string, cause: unknown): void {
  if (stage.isDestroyed) return;
  const name = href.length > 120 ? `${href.slice(0, 120)}…` : href;
  const reason = cause instanceof Error ? cause.message : String(cause);
  stage.report(
    new MezzanineError('image-failed', {
      given: `The picture ${JSON.stringify(name)} cannot be drawn: ${reason}`,
      cause,
    }),
  );
}
