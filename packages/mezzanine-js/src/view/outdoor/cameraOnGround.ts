import type { LocalProjection } from '../../data/LocalProjection.ts';
import { metersPerPixelAt, zoomOf, type Pose, type Viewport } from '../camera/Projector.ts';

/** A camera for MapLibre. */
export interface GroundCamera {
  readonly center: [longitude: number, latitude: number];
  readonly zoom: number;
  readonly bearing: number;
  readonly pitch: number;
  readonly padding: Viewport['offsets'];
  /** Vertical field of view. */
  readonly verticalFieldOfViewDegrees: number;
}

/** The view of the scene. */
export interface GroundView {
  readonly pose: Pose;
  readonly viewport: Viewport;
  /** Distance from the camera to the view plane, in CSS pixels. */
  readonly focalPixels: number;
  /** Distance of the ground below the target of the pose. */
  readonly dropMeters: number;
}

const RADIANS = Math.PI / 180;

/**
 * The camera that sees the ground from the same position as the scene's camera. MapLibre looks at
 * points on the ground, so the line of sight is extended to the ground; the camera position stays
 * the same.
 *
 * @param view - view of the scene
 * @param projection - projection of the venue
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
  // MapLibre uses a spherical earth, so our degrees of longitude are slightly longer.
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
