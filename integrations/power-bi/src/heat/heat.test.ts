import { describe, expect, it } from 'vitest';
import { ColorScale } from '../scale/ColorScale.ts';
import { heatColors } from './heatColors.ts';
import { heatGrid } from './heatGrid.ts';

const scale = new ColorScale([], { low: '#0000ff', high: '#ff0000' });

describe('heat', () => {
  it('is highest at a point and zero beyond the radius', () => {
    const grid = heatGrid([{ x: 10, y: 20, weight: 1 }], 6);
    if (grid === undefined) throw new Error('There is no heat.');
    const heatAt = (x: number, y: number) => {
      const column = Math.floor((x - grid.west) / grid.cellMeters);
      return grid.cells[Math.floor((grid.north - y) / grid.cellMeters) * grid.width + column] ?? 0;
    };
    expect(heatAt(10, 20)).toBeCloseTo(grid.greatest, 1);
    expect(heatAt(13, 20)).toBeCloseTo(0.75, 0);
    expect(heatAt(15.9, 25.9)).toBe(0);
    expect([grid.west, grid.north]).toEqual([4, 26]);
  });

  it('adds up, by weight', () => {
    const one = heatGrid([{ x: 0, y: 0, weight: 1 }], 4);
    const four = heatGrid(
      [
        { x: 0, y: 0, weight: 3 },
        { x: 0, y: 0, weight: 1 },
      ],
      4,
    );
    expect(four?.greatest).toBeCloseTo(4 * (one?.greatest ?? 0), 5);
  });

  it('has no more cells than a frame has pixels', () => {
    const grid = heatGrid(
      [
        { x: 0, y: 0, weight: 1 },
        { x: 5000, y: 10, weight: 1 },
      ],
      1,
    );
    expect(grid?.width).toBeLessThanOrEqual(512);
    expect(grid?.greatest).toBeGreaterThan(0);
  });

  it('is empty without points or weight', () => {
    expect(heatGrid([], 4)).toBeUndefined();
    expect(heatGrid([{ x: 0, y: 0, weight: 0 }], 4)).toBeUndefined();
  });

  it('ranges from the cold color to the hot one, and is transparent at zero', () => {
    const cells = Float32Array.from([0, 0.05, 1]);
    const box = { west: 0, north: 0, cellMeters: 1, width: 3, height: 1 };
    const pixels = heatColors({ cells, greatest: 1, ...box }, scale, 1);
    expect([...pixels.slice(0, 4)]).toEqual([0, 0, 0, 0]);
    expect(pixels[7]).toBeLessThan(pixels[11] ?? 0);
    expect([...pixels.slice(8, 11)]).toEqual([255, 0, 0]);
  });

  it('with twice the intensity is hot at half the heat', () => {
    const grid = { cells: Float32Array.from([0.5]), greatest: 1, west: 0, north: 0 };
    const pixels = heatColors({ ...grid, cellMeters: 1, width: 1, height: 1 }, scale, 2);
    expect([...pixels.slice(0, 3)]).toEqual([255, 0, 0]);
  });
});
