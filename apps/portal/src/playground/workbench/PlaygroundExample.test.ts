import { expect, test } from 'vitest';
import { readBundle, shortName } from './PlaygroundExample.ts';

const example = {
  name: 'labels/own-labels',
  title: 'Own labels',
  description: 'Names.',
  file: 'main.ts',
  source: "load('http://localhost:8080');",
};

test('programs use the server that the page comes from', () => {
  const [read] = readBundle({ examples: [example] }, 'http://localhost:8080', 'https://maps.test');
  expect(read?.source).toBe("load('https://maps.test');");
  expect(shortName(example)).toBe('own-labels');
});

test.each([
  [null],
  [{}],
  [{ examples: [] }],
  [{ examples: [{ ...example, name: '../x' }] }],
  [{ examples: [{ ...example, file: 'index.html' }] }],
  [{ examples: [{ ...example, source: 1 }] }],
])('rejects %j', (data) => {
  expect(() => readBundle(data, 'a', 'b')).toThrow('Reload the page');
});
