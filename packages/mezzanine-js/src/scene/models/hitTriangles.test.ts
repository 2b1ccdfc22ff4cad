import { expect, test } from 'vitest';
import { CORNERS, glbOf, TRIANGLE } from './glb.fixture.ts';
import { hitTriangles } from './hitTriangles.ts';
import { readGlb } from './readGlb.ts';
import { toModel, type SceneModelItem } from './SceneModelItem.ts';

/** An upright triangle: its foot from the middle to two meters ahead, three meters high there. */
const upright = readGlb(glbOf(TRIANGLE, CORNERS));

test('a ray hits a triangle of a model from either side', () => {
  expect(hitTriangles(upright, [5, 1.5, 1], [-5, 1.5, 1])).toBeCloseTo(0.575);
  expect(hitTriangles(upright, [-5, 1.5, 1], [5, 1.5, 1])).toBeCloseTo(0.425);
});

test('a ray misses next to the model, and through an empty corner of its box', () => {
  expect(hitTriangles(upright, [5, 3, 1], [-5, 3, 1])).toBeUndefined();
  expect(hitTriangles(upright, [5, 0.2, 2.5], [-5, 0.2, 2.5])).toBeUndefined();
});

test('rays are transformed into a rotated, raised, and scaled model', () => {
  const item: SceneModelItem = {
    id: 1,
    source: 'x',
    places: [],
    scale: 2,
    headingRadians: Math.PI / 2,
    pitchRadians: 0,
    altitudeMeters: 1,
    tint: [1, 1, 1],
    opacity: 1,
  };
  const at = { floorId: 'f', place: [10, 20, 0] } as const;
  // Four meters east of it is two of its own meters ahead.
  const [x, y, z] = toModel(item, at, [14, 20, 3]);
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(2);
  expect(z).toBeCloseTo(1);
});
