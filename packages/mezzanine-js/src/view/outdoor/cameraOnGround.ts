import type { LocalProjection } from '../../data/LocalProjection.ts';
import { metersPerPixelAt, zoomOf, type Pose, type Viewport } from '../camera/Projector.ts';

/** A camera as MapLibre takes it. */
export interface GroundCamera {
  readonly center: [longitude: number, latitude: number];
  readonly zoom: number;
  readonly bearing: number;
  readonly pitch: number;
  readonly padding: Viewport['offsets'];
  /** Angle of view from the lower edge of the picture to the upper one. */
  readonly verticalFieldOfViewDegrees: number;
}

/** What is seen, from where. */
export interface GroundView {
  readonly pose: Pose;
  readonly viewport: Viewport;
  /** CSS pixels from the eye to the picture. */
  readonly focalPixels: number;
  /** How far the ground lies below what the pose looks at. */
  readonly dropMeters: number;
}

const RADIANS = Math.PI / 180;

/**
 * The camera that sees the ground from the same place as the scene is seen from. MapLibre looks at
 * points of the ground, so the line of sight is followed down to it; the eye stays where it is.
 *
 * @param view - how the scene is seen
 * @param projection - of the venue
 */
export function cameraOnGround(view: GroundView, projection: LocalProjection): GroundCamera {
  const { pose, viewport, focalPixels, dropMeters } = view;
  const { bearing, pitch } = pose;
  const metersPerPixel = metersPerPixelAt(pose.zoom, viewport.latitude);
  const on = dropMeters * Math.tan(pitch * RADIANS);
  const { longitude, latitude } = projection.toCoordinate([
    pose.x + Math.sin(bearing * RADIANS) * on,
    pose.y + Math.cos(bearing * RADIANS) * on,
  ]);
  const further = dropMeters / Math.cos(pitch * RADIANS) / focalPixels;
  // MapLibre takes the earth for a sphere; a degree to the east is a little longer on ours.
  const sphere = metersPerPixelAt(0, latitude) * 512;
  const stretch = sphere / (projection.metersPerDegreeEast * 360);
  return {
    center: [longitude, latitude],
    zoom: zoomOf((metersPerPixel + further) * stretch, latitude),
    bearing,
    pitch,
    padding: viewport.offsets,
    verticalFieldOfViewDegrees: (2 * Math.atan(viewport.height / 2 / focalPixels)) / RADIANS,
  };
}
