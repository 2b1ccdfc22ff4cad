import { expect, test } from 'vitest';
import { Tween } from './Tween.ts';

test('a number stays where it begins until it is moved', () => {
  const tween = new Tween(3);
  expect(tween.at(0)).toBe(3);
  expect(tween.isOver(0)).toBe(true);
});

test('it moves there in time, fast at first, and stays', () => {
  const tween = new Tween(0);
  tween.move(10, 100, 200);
  expect(tween.at(100)).toBe(0);
  expect(tween.at(200)).toBeGreaterThan(5);
  expect(tween.isOver(299)).toBe(false);
  expect(tween.at(300)).toBe(10);
  expect(tween.at(1000)).toBe(10);
});

test('moved again on its way, it goes on from where it is', () => {
  const tween = new Tween(0);
  tween.move(10, 0, 200);
  const turned = tween.at(100);
  tween.move(0, 100, 200);
  expect(tween.at(100)).toBe(turned);
  expect(tween.at(300)).toBe(0);
});

test('without time it jumps', () => {
  const tween = new Tween(0);
  tween.move(1, 50, 0);
  expect(tween.at(50)).toBe(1);
  expect(tween.isOver(50)).toBe(true);
});
