import { expect, test } from 'vitest';
import { extractSnippets } from './extractSnippets.ts';

test('a code block keeps its language, options, line, and code', () => {
  const page = ['# Title', '', '```ts title="main.ts" {2}', 'const a = 1;', 'a;', '```'].join('\n');
  expect(extractSnippets('page.mdx', page)).toEqual([
    {
      file: 'page.mdx',
      line: 4,
      language: 'ts',
      meta: 'title="main.ts" {2}',
      code: 'const a = 1;\na;',
    },
  ]);
});

test('the indentation of a block inside a list is removed from its code', () => {
  const page = ['1. Step', '', '   ```bash', '   npm ci', '   ```'].join('\n');
  expect(extractSnippets('page.mdx', page)[0]?.code).toBe('npm ci');
});

test('a fence inside a longer fence is code', () => {
  const page = ['````md', '```ts', 'wrong(', '```', '````'].join('\n');
  const snippets = extractSnippets('page.mdx', page);
  expect(snippets.map(({ language }) => language)).toEqual(['md']);
});

test('an unclosed block is an error with its position', () => {
  expect(() => extractSnippets('page.mdx', 'text\n```ts\ncode')).toThrow('page.mdx:2');
});
