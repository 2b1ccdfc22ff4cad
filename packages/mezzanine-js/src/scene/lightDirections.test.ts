import { describe, expect, it } from 'vitest';
import { lightDirections } from './lightDirections.ts';

const SUN = { azimuthDegrees: 270, altitudeDegrees: 45 };

describe('lightDirections', () => {
  it('casts shadows away from the sun, one meter per meter at 45 degrees', () => {
    const { leans, gains, count } = lightDirections(SUN, 'fine');
    const ofSun = Array.from({ length: count }, (_, i) => i).filter((i) => gains[i * 2]! > 0);
    let [east, north] = [0, 0];
    for (const i of ofSun) {
      east += leans[i * 3]! / ofSun.length;
      north += leans[i * 3 + 1]! / ofSun.length;
    }
    expect(east).toBeCloseTo(1, 1);
    expect(north).toBeCloseTo(0, 1);
  });

  it('adds up to at most one byte, in whole steps', () => {
    for (const lights of ['fine', 'coarse'] as const) {
      const { gains } = lightDirections(SUN, lights);
      for (const channel of [0, 1]) {
        const steps = [...gains].filter((_, i) => i % 2 === channel).map((gain) => gain * 255);
        for (const step of steps) expect(step).toBeCloseTo(Math.round(step), 4);
        const sum = steps.reduce((a, b) => a + b, 0);
        expect(sum).toBeLessThanOrEqual(255.001);
        expect(sum).toBeGreaterThan(240);
      }
    }
  });

  it('gives every direction its own depth, descending', () => {
    const { leans, count } = lightDirections(SUN, 'fine');
    for (let i = 1; i < count; i++) expect(leans[i * 3 + 2]!).toBeLessThan(leans[i * 3 - 1]!);
  });
});
