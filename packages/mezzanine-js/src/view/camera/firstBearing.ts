import type { Floor } from '../../data/entities.ts';
import type { Steps } from '../../steps.ts';
import { LocalProjection } from '../../data/LocalProjection.ts';
import type { Venue } from '../../data/Venue.ts';
import { fitPlaces, type FitPlace } from './fitPlaces.ts';
import type { Viewport } from './Projector.ts';
import { NO_OFFSETS } from './screenOffsets.ts';
import { outlinePoints } from './venueBounds.ts';

/** Turned off the straight, a building shows two of its sides. */
const TURN_DEGREES = 25;
/** The building lies on its side only where that shows it larger by this many zoom levels. */
const WORTH_LEVELS = 0.3;

/** What the first view is chosen by. */
export interface FirstView {
  readonly floor: Floor;
  readonly pitch: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The bearing of the first view: the venue's natural one turned a little, and on a screen of the
 * other proportions by a quarter more.
 */
export function* firstBearingSteps(
  venue: Venue,
  { floor, pitch, width, height }: FirstView,
): Steps<number> {
  const { latitude } = venue.center;
  const viewport: Viewport = { width, height, offsets: NO_OFFSETS, latitude };
  const points = outlinePoints(floor, new LocalProjection(venue.center));
  const places = points.map(([x, y]): FitPlace => [x, y, 0]);
  const zoomAt = (bearing: number) =>
    fitPlaces(places, viewport, { bearing, pitch, paddingPixels: 16, maxZoom: 24 }).zoom;
  const upright = venue.naturalBearingDegrees + TURN_DEGREES;
  const lying = upright - 90;
  const uprightZoom = zoomAt(upright);
  yield;
  return zoomAt(lying) > uprightZoom + WORTH_LEVELS ? lying : upright;
}
