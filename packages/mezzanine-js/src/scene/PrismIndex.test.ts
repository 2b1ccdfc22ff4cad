import { describe, expect, it } from 'vitest';
import { isInside } from '../polygon.ts';
import { hitPrism, Ray } from './hitPrism.ts';
import { PrismIndex } from './PrismIndex.ts';
import type { FeaturePaint, Line, SceneFeature } from './SceneModel.ts';

const DOWN = new Ray([1, 1, 100], [1, 1, -100]);

describe('PrismIndex', () => {
  it('hits the top of a raised area before the floor below it', () => {
    const index = indexOf([boxOf('floor', 0, 10), boxOf('raised', 0, 2)], {
      raised: { heightMeters: 3 },
    });
    expect(index.pick(DOWN).map(({ id }) => id)).toEqual(['raised', 'floor']);
  });

  it('hits the side of a raised area in front of another one', () => {
    const slanted = new Ray([17, 1, 10], [-3, 1, -10]);
    const boxes = [boxOf('near', 8, 9), boxOf('far', 0, 8)];
    const met = (heightMeters: number) =>
      indexOf(boxes, { near: { heightMeters } })
        .pick(slanted)
        .map(({ id }) => id);
    expect(met(4)).toEqual(['near', 'far']);
    expect(met(0.5)).toEqual(['far']);
  });

  it('prefers the higher layer in the same plane', () => {
    const index = indexOf([boxOf('hall', 0, 10, 2), boxOf('kiosk', 0, 2, 3)], {});
    expect(index.pick(DOWN).map(({ id }) => id)).toEqual(['kiosk', 'hall']);
  });

  it('does not hit hidden or non-interactive features', () => {
    const wall = { ...boxOf('wall', 0, 2), isPickable: false };
    const index = indexOf([boxOf('hidden', 0, 2), wall], { hidden: { opacity: 0 } });
    expect(index.pick(DOWN)).toEqual([]);
  });

  it('finds nothing on an empty floor', () => {
    expect(indexOf([], {}).pick(DOWN)).toEqual([]);
  });
});

describe('hitPrism', () => {
  const square: Line = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ];

  it('returns the fraction of the ray at the hit', () => {
    expect(hitPrism(DOWN, [[square]], 0, 50)).toBeCloseTo(0.25, 9);
  });

  it('misses an area through its hole', () => {
    const hole: Line = [
      [0.5, 0.5],
      [1.5, 0.5],
      [1.5, 1.5],
      [0.5, 1.5],
    ];
    expect(hitPrism(DOWN, [[square, hole]], 0, 0)).toBeUndefined();
    expect(isInside([square, hole], [1, 1])).toBe(false);
    expect(isInside([square, hole], [0.2, 1])).toBe(true);
  });
});

function boxOf(id: string, from: number, to: number, layer = 3): SceneFeature {
  const ring: Line = [
    [from, 0],
    [to, 0],
    [to, 2],
    [from, 2],
  ];
  return {
    id,
    shape: { type: 'area', polygons: [[ring]] },
    layer,
    hasLine: true,
    isPickable: true,
    isOpening: false,
  };
}

function indexOf(
  features: SceneFeature[],
  paints: Record<string, Partial<FeaturePaint>>,
): PrismIndex {
  const flat: FeaturePaint = { color: [1, 1, 1], opacity: 1, heightMeters: 0, altitudeMeters: 0 };
  return new PrismIndex(features, (id) => ({ ...flat, ...paints[id] }));
}
