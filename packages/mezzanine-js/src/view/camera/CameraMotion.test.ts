import { describe, expect, it } from 'vitest';
import { CameraMotion } from './CameraMotion.ts';
import { easeOut, interpolatePose, normalizeBearing, turnBetween } from './interpolatePose.ts';
import type { Viewport } from './Projector.ts';

const VIEWPORT: Viewport = {
  width: 800,
  height: 600,
  offsets: { top: 0, right: 0, bottom: 0, left: 0 },
  latitude: 0,
};
const LIMITS = {
  minZoom: 17,
  maxZoom: 22,
  minPitch: 0,
  maxPitch: 75,
  bounds: { minX: -50, minY: -50, maxX: 50, maxY: 50 },
};

describe('CameraMotion', () => {
  it('keeps every pose within the limits', () => {
    const motion = motionOf();
    motion.jump({ x: 900, y: -900, bearing: -30, pitch: 89, zoom: 2 }, 'user');
    expect(motion.pose).toEqual({ x: 50, y: -50, bearing: 330, pitch: 75, zoom: 17 });
  });

  it('lets the center leave the bounds by the allowed distance, and returns it', () => {
    const motion = motionOf();
    motion.setReach(30);
    motion.jump({ ...motion.pose, x: 900, y: -900 }, 'api');
    expect(motion.pose).toMatchObject({ x: 80, y: -80 });
    motion.setReach(0);
    expect(motion.pose).toMatchObject({ x: 50, y: -50 });
  });

  it('distinguishes a finished animation from an interrupted one', async () => {
    const motion = motionOf();
    const how = { durationMs: 400, easing: easeOut };
    const first = motion.fly({ ...motion.pose, zoom: 20 }, how, 'api');
    motion.tick(performance.now() + 200);
    const second = motion.fly({ ...motion.pose, zoom: 21 }, how, 'api');
    await expect(first).resolves.toBe('interrupted');
    motion.tick(performance.now() + 500);
    await expect(second).resolves.toBe('done');
    expect(motion.pose.zoom).toBe(21);
  });

  it('reports a change once, and user input before code', () => {
    const motion = motionOf();
    motion.move({ ...motion.pose, zoom: 18 }, 'user');
    motion.move({ ...motion.pose, zoom: 20 }, 'api');
    expect(motion.takeChange()).toBe('user');
    expect(motion.takeChange()).toBeUndefined();
  });

  it('stops after a zoom and a glide', () => {
    const motion = motionOf();
    motion.zoomBy(1, 700, 500);
    const ground = motion.projector().groundAt(700, 500);
    let now = performance.now();
    while (motion.tick((now += 16)));
    expect(motion.pose.zoom).toBeCloseTo(20, 9);
    const held = motion.projector().groundAt(700, 500);
    expect(held[0]).toBeCloseTo(ground[0], 6);
    expect(held[1]).toBeCloseTo(ground[1], 6);
    motion.glide(20, 0);
    let pictures = 0;
    while (motion.tick((now += 16))) pictures += 1;
    expect(pictures).toBeLessThan(200);
    expect(motion.pose.x).toBeGreaterThan(held[0] - 50);
  });

  it.each([40, -40])('zooms at a point %i m up, keeps it fixed, and stays above it', (z) => {
    const motion = motionOf();
    motion.setReach(100);
    motion.jump({ ...motion.pose, pitch: 50, zoom: 18 }, 'api');
    const [x, y] = motion.projector().groundAt(300, 250, z);
    const sizeAt = () => {
      const [a, b] = [0, 1].map((east) => motion.projector().project(x + east, y, z));
      return Math.hypot((b?.[0] ?? 0) - (a?.[0] ?? 0), (b?.[1] ?? 0) - (a?.[1] ?? 0));
    };
    const before = sizeAt();
    let now = performance.now();
    motion.zoomBy(1, 300, 250, z);
    while (motion.tick((now += 16)));
    expect(sizeAt() / before).toBeCloseTo(2, 6);
    for (let turn = 0; turn < 20; turn += 1) {
      motion.zoomBy(1, 300, 250, z);
      while (motion.tick((now += 16)));
      const [left = 0, top = 0] = motion.projector().project(x, y, z) ?? [];
      expect(left).toBeCloseTo(300, 4);
      expect(top).toBeCloseTo(250, 4);
    }
    expect(motion.pose.zoom).toBeLessThanOrEqual(LIMITS.maxZoom);
    expect(motion.projector().zoomAt(z)).toBeLessThanOrEqual(LIMITS.maxZoom + 1e-6);
    for (let turn = 0; turn < 20; turn += 1) motion.zoomBy(-1, 300, 250, z);
    while (motion.tick((now += 16)));
    expect(motion.pose.zoom).toBe(LIMITS.minZoom);
  });

  it('stops above a plane before the near plane cuts it off', () => {
    const motion = motionOf();
    motion.setReach(100);
    motion.setLimits({ ...LIMITS, maxZoom: 28 });
    let now = performance.now();
    for (let turn = 0; turn < 20; turn += 1) {
      motion.zoomBy(1, 400, 300, 40);
      while (motion.tick((now += 16)));
    }
    const [x, y] = motion.projector().groundAt(400, 300, 40);
    const matrix = motion.projector().matrix({ x: 0, y: 0, radius: 200 });
    const row = (index: number) =>
      [x, y, 40, 1].reduce(
        (sum, value, column) => sum + value * (matrix[column * 4 + index] ?? 0),
        0,
      );
    expect(row(2) / row(3), 'depth in the frame').toBeGreaterThan(-1);
  });
});

describe('interpolatePose', () => {
  const from = { x: 0, y: 0, bearing: 350, pitch: 0, zoom: 18 };

  it('rotates in the shorter direction', () => {
    expect(interpolatePose(from, { ...from, bearing: 10 }, 0.5).bearing).toBeCloseTo(360, 9);
    expect(turnBetween(10, 350)).toBe(-20);
    expect(normalizeBearing(-90)).toBe(270);
  });

  it('starts and ends at the given poses', () => {
    const to = { x: 30, y: -8, bearing: 80, pitch: 60, zoom: 21 };
    expect(interpolatePose(from, to, 0)).toMatchObject({ x: 0, y: 0, zoom: 18, pitch: 0 });
    expect(interpolatePose(from, to, 1)).toMatchObject({ x: 30, y: -8, zoom: 21, pitch: 60 });
  });
});

function motionOf(): CameraMotion {
  const motion = new CameraMotion(VIEWPORT, LIMITS, () => {});
  motion.jump({ x: 0, y: 0, bearing: 0, pitch: 40, zoom: 19 }, 'api');
  motion.takeChange();
  return motion;
}
