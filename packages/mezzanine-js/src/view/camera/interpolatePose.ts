import type { Pose } from './Projector.ts';

/** Maps the elapsed fraction of time, 0 to 1, to a fraction of the animation, 0 to 1. */
export type Easing = (share: number) => number;

/** Ease-out: fast at first, slow at the end. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/**
 * Interpolates two poses. It rotates in the shorter direction. While the scale changes, the center
 * moves such that the point shared by both poses stays fixed on the screen.
 */
export function interpolatePose(from: Pose, to: Pose, share: number): Pose {
  const zoomed = to.zoom - from.zoom;
  const moved = Math.abs(zoomed) < 1e-6 ? share : (1 - 2 ** (-zoomed * share)) / (1 - 2 ** -zoomed);
  return {
    x: from.x + (to.x - from.x) * moved,
    y: from.y + (to.y - from.y) * moved,
    zoom: from.zoom + zoomed * share,
    pitch: from.pitch + (to.pitch - from.pitch) * share,
    bearing: from.bearing + turnBetween(from.bearing, to.bearing) * share,
  };
}

/** The shorter rotation from one bearing to another, −180 to 180 degrees. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** Normalizes a bearing to 0 up to 360 degrees. */
export function normalizeBearing(bearing: number): number {
  return ((bearing % 360) + 360) % 360;
}
