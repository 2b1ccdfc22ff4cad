import { expect, it } from 'vitest';
import { quotedErrorProblems } from './quotedErrors.ts';

const quote = (code: string, title = 'no-webgl') => ({
  file: 'page.mdx',
  line: 10,
  language: 'text',
  meta: `title="${title}"`,
  code,
});
const given = 'The browser did not provide a WebGL 2 context.';
const remedy =
  'Turn on hardware acceleration or use a current browser. As a fallback, show an image.';

it('a quoted error ends like the actual error', () => {
  expect(quotedErrorProblems(quote(`${given}\n${remedy}`))).toEqual([]);
  expect(quotedErrorProblems(quote(`${given}\nTry again.`))).toMatchObject([
    { line: 10, message: `Errors with the code "no-webgl" end with: ${remedy}` },
  ]);
});

it('a quoted error about an argument ends with the expected value', () => {
  const quoted = (text: string) => quotedErrorProblems(quote(text, 'invalid-argument'));
  expect(quoted('element is null.\nExpected an HTML element.')).toEqual([]);
  expect(quoted('element is null.')).toHaveLength(1);
  expect(quoted('element is null. Expected an HTML element. Try again.')).toHaveLength(1);
});

it('a block with another title quotes no error', () => {
  expect(quotedErrorProblems(quote('Try again.', 'console'))).toEqual([]);
});
