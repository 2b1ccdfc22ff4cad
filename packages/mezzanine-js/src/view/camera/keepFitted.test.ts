import { describe, expect, it } from 'vitest';
import { CameraMotion } from './CameraMotion.ts';
import { easeOut } from './interpolatePose.ts';
import { keepFitted } from './keepFitted.ts';

const HOW = { durationMs: 600, easing: easeOut };

describe('the initial view', () => {
  it('is refitted when the size changes, until the camera moves', () => {
    const { motion, resize, fits } = firstView();
    resize();
    expect(fits()).toBe(2);
    expect(motion.pose.zoom).toBe(18);
    motion.jump({ ...motion.pose, zoom: 20 }, 'api');
    resize();
    expect(fits()).toBe(2);
    expect(motion.pose.zoom).toBe(20);
  });

  it('does not interrupt an animation that has not moved the camera yet', async () => {
    const { motion, resize } = firstView();
    const flight = motion.fly({ ...motion.pose, x: 5, zoom: 20 }, HOW, 'api');
    // A panel is measured after the call, and the frame drawn after that.
    resize();
    motion.tick(performance.now() + 700);
    await expect(flight).resolves.toBe('done');
    expect(motion.pose).toMatchObject({ x: 5, zoom: 20 });
  });

  it('does not interrupt a wheel zoom that has not moved the camera yet', () => {
    const { motion, resize } = firstView();
    motion.zoomBy(1, 400, 300);
    resize();
    for (let at = 0; at < 2000; at += 16) motion.tick(at);
    expect(motion.pose.zoom).toBeCloseTo(20, 2);
  });
});

/** A camera whose image shrinks with each call, so that each fit differs. */
function firstView(): { motion: CameraMotion; resize: () => void; fits: () => number } {
  const offsets = { top: 0, right: 0, bottom: 0, left: 0 };
  const limits = {
    minZoom: 10,
    maxZoom: 22,
    minPitch: 0,
    maxPitch: 75,
    bounds: { minX: -50, minY: -50, maxX: 50, maxY: 50 },
  };
  const viewport = { width: 800, height: 600, offsets, latitude: 0 };
  const motion = new CameraMotion(viewport, limits, () => undefined);
  let count = 0;
  const resize = keepFitted(motion, () => {
    count += 1;
    motion.jump({ ...motion.pose, zoom: 20 - count }, 'api');
  });
  return { motion, resize, fits: () => count };
}
