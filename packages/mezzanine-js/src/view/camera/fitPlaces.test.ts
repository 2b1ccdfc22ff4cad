import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitPlaces, type FitPlace } from './fitPlaces.ts';
import { Projector, type Viewport } from './Projector.ts';

const CORNERS: FitPlace[] = [
  [-60, -32, 0],
  [60, -32, 0],
  [60, 32, 2.5],
  [-60, 32, 2.5],
];

describe('fitPlaces', () => {
  it('shows everything within the padding, tightly on one side, at any bearing', () => {
    const direction = fc.record({
      bearing: fc.integer({ min: 0, max: 359 }),
      pitch: fc.integer({ min: 0, max: 70 }),
    });
    fc.assert(
      fc.property(direction, ({ bearing, pitch }) => {
        const viewport = viewportOf(900, 600);
        const pose = fitPlaces(CORNERS, viewport, {
          bearing,
          pitch,
          paddingPixels: 40,
          maxZoom: 24,
        });
        const points = CORNERS.map(
          (c) => new Projector(pose, viewport).project(...c) ?? [NaN, NaN],
        );
        const xs = points.map(([x]) => x);
        const ys = points.map(([, y]) => y);
        const gaps = [
          Math.min(...xs) - 40,
          860 - Math.max(...xs),
          Math.min(...ys) - 40,
          560 - Math.max(...ys),
        ];
        expect(Math.min(...gaps)).toBeGreaterThan(-0.01);
        expect(Math.min(...gaps)).toBeLessThan(0.5);
      }),
    );
  });

  it('zooms no closer than requested', () => {
    const options = { bearing: 0, pitch: 0, paddingPixels: 0, maxZoom: 20 };
    expect(fitPlaces([[3, 4, 0]], viewportOf(400, 400), options)).toMatchObject({
      x: expect.closeTo(3, 6),
      y: expect.closeTo(4, 6),
      zoom: 20,
    });
  });

  it('accepts an outline of any number of points', () => {
    const circle = Array.from({ length: 150_000 }, (_, i): FitPlace => {
      const angle = (i / 150_000) * 2 * Math.PI;
      return [Math.cos(angle) * 60, Math.sin(angle) * 60, 0];
    });
    const options = { bearing: 0, pitch: 0, paddingPixels: 0, maxZoom: 24 };
    const { x, y } = fitPlaces(circle, viewportOf(400, 400), options);
    expect([x, y]).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)]);
  });
});

function viewportOf(width: number, height: number): Viewport {
  return { width, height, offsets: { top: 0, right: 0, bottom: 0, left: 0 }, latitude: 43 };
}
