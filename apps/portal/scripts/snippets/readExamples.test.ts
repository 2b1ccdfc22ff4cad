import { expect, test } from 'vitest';
import { extractExamples } from './readExamples.ts';

test('an example is the text between its tag and the next, without the comment markers', () => {
  const source = [
    '  /**',
    '   * Adds one.',
    '   *',
    '   * @example',
    '   * if (isWanted) {',
    '   *   add(one);',
    '   * }',
    '   * @throws when it is not a number',
    '   */',
  ].join('\n');
  expect(extractExamples('add.ts', source)).toEqual([
    {
      file: 'add.ts',
      line: 5,
      language: 'tsx',
      meta: '',
      code: 'if (isWanted) {\n  add(one);\n}',
    },
  ]);
});

test('a fence around an example is not code, and lines keep their numbers', () => {
  const source = '/**\n * @example\n * ```ts\n * add(1);\n * ```\n */';
  const [example] = extractExamples('add.ts', source);
  expect(example?.line).toBe(3);
  expect(example?.code.split('\n')[1]).toBe('add(1);');
});

test('several examples in one comment are separate blocks', () => {
  const source = '/**\n * @example\n * add(1);\n * @example\n * add(2);\n */';
  expect(extractExamples('add.ts', source).map(({ code }) => code)).toEqual(['add(1);', 'add(2);']);
});
