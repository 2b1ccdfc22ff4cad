import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metersPerPixelAt, Projector, zoomOf, type Pose, type Viewport } from './Projector.ts';

const VIEWPORT: Viewport = {
  width: 1280,
  height: 800,
  offsets: { top: 0, right: 0, bottom: 0, left: 0 },
  latitude: 43.2,
};

const anyPose = fc.record<Pose>({
  x: fc.double({ min: -300, max: 300, noNaN: true }),
  y: fc.double({ min: -300, max: 300, noNaN: true }),
  bearing: fc.double({ min: 0, max: 360, noNaN: true }),
  pitch: fc.double({ min: 0, max: 75, noNaN: true }),
  zoom: fc.double({ min: 16, max: 22, noNaN: true }),
});

describe('Projector', () => {
  it('shows its center in the center of the screen', () => {
    fc.assert(
      fc.property(anyPose, (pose) => {
        const [x, y] = new Projector(pose, VIEWPORT).project(pose.x, pose.y, 0) ?? [NaN, NaN];
        expect(x).toBeCloseTo(640, 6);
        expect(y).toBeCloseTo(400, 6);
      }),
    );
  });

  it('unprojects a screen point to the same place', () => {
    const anyPoint = fc.record({
      x: fc.integer({ min: 0, max: 1280 }),
      y: fc.integer({ min: 200, max: 800 }),
    });
    fc.assert(
      fc.property(anyPose, anyPoint, fc.constantFrom(0, 2.5), (pose, point, z) => {
        const projector = new Projector(pose, VIEWPORT);
        const [east, north] = projector.groundAt(point.x, point.y, z);
        const [x, y] = projector.project(east, north, z) ?? [NaN, NaN];
        expect(x).toBeCloseTo(point.x, 4);
        expect(y).toBeCloseTo(point.y, 4);
      }),
    );
  });

  it('its matrix projects to the same point', () => {
    fc.assert(
      fc.property(anyPose, fc.integer({ min: -20, max: 20 }), (pose, aside) => {
        const offsets = { top: 0, right: 0, bottom: 40, left: 320 };
        const viewport = { ...VIEWPORT, offsets };
        const projector = new Projector(pose, viewport);
        const m = projector.matrix({ x: 0, y: 0, radius: 500 });
        const place = [pose.x + aside, pose.y - aside, 2, 1] as const;
        const [x = 0, y = 0, z = 0, w = 0] = [0, 1, 2, 3].map((row) =>
          place.reduce((sum, value, column) => sum + value * m[column * 4 + row]!, 0),
        );
        const [screenX, screenY] = projector.project(place[0], place[1], 2) ?? [NaN, NaN];
        expect(((x / w + 1) / 2) * viewport.width).toBeCloseTo(screenX, 5);
        expect(((1 - y / w) / 2) * viewport.height).toBeCloseTo(screenY, 5);
        expect(Math.abs(z / w)).toBeLessThan(1);
      }),
    );
  });

  it('rotates the view: the bearing points up', () => {
    const projector = new Projector({ x: 0, y: 0, bearing: 90, pitch: 0, zoom: 19 }, VIEWPORT);
    const [x, y] = projector.project(10, 0, 0) ?? [NaN, NaN];
    expect(x).toBeCloseTo(640, 6);
    expect(y).toBeLessThan(400);
  });

  it('keeps a place at a screen point', () => {
    const projector = new Projector({ x: 5, y: 5, bearing: 30, pitch: 60, zoom: 19 }, VIEWPORT);
    const held = projector.groundAt(300, 500);
    const moved = new Projector(projector.poseWith(held, 700, 350), VIEWPORT);
    const [x, y] = moved.project(held[0], held[1], 0) ?? [NaN, NaN];
    expect(x).toBeCloseTo(700, 6);
    expect(y).toBeCloseTo(350, 6);
  });

  it('shifts the center away from covered parts of the screen', () => {
    const offsets = { top: 100, right: 0, bottom: 0, left: 400 };
    const pose = { x: 0, y: 0, bearing: 0, pitch: 40, zoom: 19 };
    const [x, y] = new Projector(pose, { ...VIEWPORT, offsets }).project(0, 0, 0) ?? [NaN, NaN];
    expect(x).toBeCloseTo(840, 6);
    expect(y).toBeCloseTo(450, 6);
  });

  it('still finds the ground at the horizon', () => {
    const projector = new Projector({ x: 0, y: 0, bearing: 0, pitch: 75, zoom: 19 }, VIEWPORT);
    const [x, y] = projector.groundAt(640, 0);
    expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
  });
});

describe('zoom levels', () => {
  it('match Web Mercator with 512 pixel tiles', () => {
    expect(metersPerPixelAt(0, 0)).toBeCloseTo(78271.517, 2);
    expect(metersPerPixelAt(18, 60)).toBeCloseTo(78271.517 / 2 ** 18 / 2, 6);
    expect(zoomOf(metersPerPixelAt(19.3, 43), 43)).toBeCloseTo(19.3, 9);
  });
});
