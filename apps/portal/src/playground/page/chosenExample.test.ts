import { expect, it } from 'vitest';
import { chosenExample } from './chosenExample.ts';

const examples = [{ name: 'labels/own-labels' }, { name: 'labels/flat-labels' }];

it.each([
  ['#flat-labels', 'labels/flat-labels'],
  ['#flat-labels&code=abc', 'labels/flat-labels'],
  ['', 'labels/own-labels'],
  ['#moon', 'labels/own-labels'],
])('opens the example that %j names, or else the first', (fragment, name) => {
  expect(chosenExample(examples, fragment)?.name).toBe(name);
});

it('opens none of an empty group', () => {
  expect(chosenExample([], '#own-labels')).toBeUndefined();
});
