import { expect, test } from 'vitest';
import { Tween } from './Tween.ts';

test('a value does not change until it is animated', () => {
  const tween = new Tween(3);
  expect(tween.at(0)).toBe(3);
  expect(tween.isOver(0)).toBe(true);
});

test('it reaches the target in time, decelerating, and stays there', () => {
  const tween = new Tween(0);
  tween.move(10, 100, 200);
  expect(tween.at(100)).toBe(0);
  expect(tween.at(200)).toBeGreaterThan(5);
  expect(tween.isOver(299)).toBe(false);
  expect(tween.at(300)).toBe(10);
  expect(tween.at(1000)).toBe(10);
});

test('a new target during an animation starts from the current value', () => {
  const tween = new Tween(0);
  tween.move(10, 0, 200);
  const turned = tween.at(100);
  tween.move(0, 100, 200);
  expect(tween.at(100)).toBe(turned);
  expect(tween.at(300)).toBe(0);
});

test('with a duration of 0, it jumps', () => {
  const tween = new Tween(0);
  tween.move(1, 50, 0);
  expect(tween.at(50)).toBe(1);
  expect(tween.isOver(50)).toBe(true);
});
