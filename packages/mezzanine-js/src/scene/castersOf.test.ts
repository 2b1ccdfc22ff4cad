import { describe, expect, it } from 'vitest';
import { castersOf } from './castersOf.ts';
import type { FeaturePaint } from './SceneModel.ts';
import { SolidWriter } from './SolidWriter.ts';

const WALL: FeaturePaint = { color: [1, 1, 1], opacity: 1, heightMeters: 2, altitudeMeters: 0 };

describe('castersOf', () => {
  it('extrudes features on the plane', () => {
    const { indices, positions } = castersFor(WALL, 0);
    expect(indices.length).toBeGreaterThan(0);
    expect(Math.max(...heightsOf(positions))).toBe(2);
  });

  it('omits features that are flat, hidden, or end below the plane', () => {
    expect(castersFor({ ...WALL, heightMeters: 0.2 }, 0).indices).toHaveLength(0);
    expect(castersFor({ ...WALL, opacity: 0 }, 0).indices).toHaveLength(0);
    expect(castersFor({ ...WALL, altitudeMeters: -2 }, 0).indices).toHaveLength(0);
  });

  it('measures heights from the plane', () => {
    expect(Math.max(...heightsOf(castersFor(WALL, -0.45).positions))).toBeCloseTo(2.45, 5);
  });
});

function castersFor(paint: FeaturePaint, ground: number) {
  const writer = new SolidWriter();
  const line = [
    [0, 0],
    [4, 0],
  ] as const;
  writer.add(0, { type: 'path', line, isClosed: false, widthMeters: 0.2 }, true);
  return castersOf(new Float32Array(writer.vertices), writer.indices(), [paint], ground);
}

function heightsOf(positions: Float32Array): number[] {
  return [...positions].filter((_, i) => i % 3 === 2);
}
