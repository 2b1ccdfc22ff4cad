import type { CameraMotion } from './CameraMotion.ts';

/**
 * Moves the camera to the initial view.
 *
 * @param motion - the camera
 * @param fit - fits everything into the current viewport
 * @returns a function to call on resize: it fits again, until the camera is moved
 */
export function keepFitted(motion: CameraMotion, fit: () => void): () => void {
  fit();
  let fitted = motion.pose;
  return () => {
    // A pending camera change has not moved the camera yet; a fit must not cancel it.
    if (motion.isMoving || motion.pose !== fitted) return;
    fit();
    fitted = motion.pose;
  };
}
