import type { Venue as Venue6 } from '../../headless.ts';

/** Angles and distance of the camera, in the units of version 5. */
export interface CameraAngles {
  /** Radians, counterclockwise from the venue's natural bearing. */
  readonly rotation: number;
  /** Radians from straight down. */
  readonly tilt: number;
  /** Meters from the camera to the ground. */
  readonly zoom: number;
}

const DEGREES = 180 / Math.PI;
/** The same value that the codemod writes into apps, so that both give equal numbers. */
const EQUATOR_METERS = 40_075_017;
/** Share of the camera's distance that a field of view of 36.87° shows. */
const VIEW_SHARE = 2 / 3;

/** The values that camera units depend on. */
export type VenuePlace = Pick<Venue6, 'center' | 'naturalBearingDegrees'>;

/** Degrees clockwise from north, 0 to 360. */
export function bearingOf(rotation: number, { naturalBearingDegrees }: VenuePlace): number {
  const degrees = (naturalBearingDegrees - rotation * DEGREES) % 360;
  return (degrees + 360) % 360;
}

/** Radians counterclockwise from the natural bearing, −π to π. */
export function rotationOf(bearing: number, { naturalBearingDegrees }: VenuePlace): number {
  const degrees = (((naturalBearingDegrees - bearing) % 360) + 540) % 360;
  return (degrees - 180) / DEGREES;
}

/** Degrees from straight down. */
export function pitchOf(tilt: number): number {
  return tilt * DEGREES;
}

/** Radians from straight down. */
export function tiltOf(pitch: number): number {
  return pitch / DEGREES;
}

/** Zoom level of 512-pixel tiles, at which one tile fills the view of a camera at a distance. */
export function zoomLevelOf(meters: number, { center }: VenuePlace): number {
  const around = EQUATOR_METERS * Math.cos(center.latitude / DEGREES);
  return Math.log2(around / (meters * VIEW_SHARE));
}

/** Distance of the camera in meters for a zoom level. */
export function zoomMetersOf(zoomLevel: number, { center }: VenuePlace): number {
  const around = EQUATOR_METERS * Math.cos(center.latitude / DEGREES);
  return around / 2 ** zoomLevel / VIEW_SHARE;
}
