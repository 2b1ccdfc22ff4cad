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

it('a block with another title quotes no error', () => {
  expect(quotedErrorProblems(quote('Try again.', 'console'))).toEqual([]);
});
