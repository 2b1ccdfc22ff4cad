import type { Floor } from '../../data/entities.ts';
import type { Steps } from '../../steps.ts';
import { LocalProjection } from '../../data/LocalProjection.ts';
import type { Venue } from '../../data/Venue.ts';
import { fitPlaces, type FitPlace } from './fitPlaces.ts';
import type { Viewport } from './Projector.ts';
import { NO_OFFSETS } from './screenOffsets.ts';
import { outlinePoints } from './floorBounds.ts';

/** Rotated slightly, a building shows two of its sides. */
const TURN_DEGREES = 25;
/**
 * The building is rotated by a quarter turn only if it then appears larger by this many zoom
 * levels.
 */
const WORTH_LEVELS = 0.3;

/** Inputs for the initial view. */
export interface FirstView {
  /** The floors that are fitted. */
  readonly floors: readonly Floor[];
  readonly pitch: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The initial bearing: the venue's natural bearing rotated slightly, and by another quarter turn on
 * a screen of the opposite aspect ratio.
 */
export function* firstBearingSteps(
  venue: Venue,
  { floors, pitch, width, height }: FirstView,
): Steps<number> {
  const { latitude } = venue.center;
  const viewport: Viewport = { width, height, offsets: NO_OFFSETS, latitude };
  const projection = new LocalProjection(venue.center);
  const points = floors.flatMap((floor) => outlinePoints(floor, projection));
  const places = points.map(([x, y]): FitPlace => [x, y, 0]);
  const zoomAt = (bearing: number) =>
    fitPlaces(places, viewport, { bearing, pitch, paddingPixels: 16, maxZoom: 24 }).zoom;
  const upright = venue.naturalBearingDegrees + TURN_DEGREES;
  const lying = upright - 90;
  const uprightZoom = zoomAt(upright);
  yield;
  return zoomAt(lying) > uprightZoom + WORTH_LEVELS ? lying : upright;
}
