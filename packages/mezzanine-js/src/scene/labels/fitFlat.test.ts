import { expect, test } from 'vitest';
import { fitFlat, LINE_EMS, type FlatRoom } from './fitFlat.ts';

/** Every letter is half as wide as it is high. */
const measure = (text: string) => text.length * 0.5;

function room(lengthMeters: number, depthMeters: number): FlatRoom {
  return { axis: [1, 0], lengthMeters, depthMeters, sizesMeters: [0.4, 3] };
}

test('a text is as large as its room allows, up to the maximum size', () => {
  expect(fitFlat('Cafe', room(100, 100), measure)?.sizeMeters).toBe(3);
  const fit = fitFlat('Cafe', room(2, 10), measure);
  expect(fit?.sizeMeters).toBeLessThanOrEqual(1);
  expect(fit?.sizeMeters).toBeGreaterThan(0.8);
});

test('a text stays within its room in both directions', () => {
  for (const [length, depth] of [
    [4, 1],
    [4, 4],
    [12, 2],
    [9, 0.6],
  ] as const) {
    const fit = fitFlat('Harbor conference room', room(length, depth), measure);
    if (!fit) throw new Error(`Nothing fits ${length} by ${depth}.`);
    expect(fit.widthEms * fit.sizeMeters).toBeLessThanOrEqual(length);
    expect(fit.lines.length * LINE_EMS * fit.sizeMeters).toBeLessThanOrEqual(depth);
  }
});

test('a deep room wraps a long text, so that it can be larger', () => {
  const deep = fitFlat('Harbor conference room', room(5, 5), measure);
  const shallow = fitFlat('Harbor conference room', room(5, 0.7), measure);
  expect(deep?.lines.length).toBeGreaterThan(1);
  expect(shallow?.lines).toHaveLength(1);
  expect(deep?.sizeMeters).toBeGreaterThan(shallow?.sizeMeters ?? 0);
});

test('a text that does not fit at the smallest size is truncated at the end of its room', () => {
  const fit = fitFlat('Harbor conference room', room(2, 0.5), measure);
  expect(fit?.lines).toEqual(['Harbor co…']);
  expect(fit?.sizeMeters).toBe(0.4);
});

test('a text is hidden where hardly a letter fits', () => {
  expect(fitFlat('Harbor conference room', room(0.6, 5), measure)).toBeUndefined();
  expect(fitFlat('Harbor conference room', room(5, 0.3), measure)).toBeUndefined();
  expect(fitFlat('', room(5, 5), measure)).toBeUndefined();
});

test('a very long text is truncated before it is measured', () => {
  const measured: number[] = [];
  const count = (text: string) => {
    measured.push(text.length);
    return measure(text);
  };
  for (const book of ['word '.repeat(200_000), 'w'.repeat(1_000_000)]) {
    fitFlat(book, room(20, 5), count);
  }
  expect(Math.max(...measured)).toBeLessThan(300);
});
