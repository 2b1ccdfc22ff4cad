import { expect, test } from 'vitest';
import { DotMotion, type DotPose } from './DotMotion.ts';

const start: DotPose = { floorId: 'f1', place: [0, 0], accuracyMeters: 2, headingDegrees: 350 };

test('the dot moves evenly, over the interval between the last two positions', () => {
  const motion = new DotMotion(start, 0);
  expect(motion.move({ ...start, place: [4, 0], accuracyMeters: 4 }, 800, true)).toBe(800);
  expect(motion.at(1200)).toMatchObject({ place: [2, 0], accuracyMeters: 3 });
  expect(motion.isOver(1200)).toBe(false);
  expect(motion.at(1600).place).toEqual([4, 0]);
  expect(motion.isOver(1600)).toBe(true);
});

test('a new position during a move starts from the current point of the dot', () => {
  const motion = new DotMotion(start, 0);
  motion.move({ ...start, place: [4, 0] }, 1000, true);
  motion.move({ ...start, place: [4, 8] }, 1500, true);
  expect(motion.at(1500).place).toEqual([2, 0]);
});

test('a heading rotates in the shorter direction', () => {
  const motion = new DotMotion(start, 0);
  motion.move({ ...start, headingDegrees: 20 }, 1000, true);
  expect(motion.at(1500).headingDegrees).toBeCloseTo(365);
});

test('the dot jumps to another floor, over a long distance, and with reduced motion', () => {
  const far = { ...start, place: [100, 0] as const };
  const near = { ...start, place: [1, 0] as const };
  expect(new DotMotion(start, 0).move({ ...near, floorId: 'f2' }, 500, true)).toBe(0);
  expect(new DotMotion(start, 0).move(far, 500, true)).toBe(0);
  const motion = new DotMotion(start, 0);
  expect(motion.move(near, 500, false)).toBe(0);
  expect(motion.at(500).place).toEqual([1, 0]);
});
