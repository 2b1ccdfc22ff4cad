import type { CameraMotion } from './CameraMotion.ts';

/**
 * Moves the camera to the first view.
 *
 * @param motion - the camera
 * @param fit - moves it to where everything fits the picture as it is now
 * @returns call it when the picture has another size: it fits again, until someone moves the camera
 */
export function keepFitted(motion: CameraMotion, fit: () => void): () => void {
  fit();
  let fitted = motion.pose;
  return () => {
    // What was asked for just now has not moved the camera yet; it is not to be ended by a fit.
    if (motion.isMoving || motion.pose !== fitted) return;
    fit();
    fitted = motion.pose;
  };
}
