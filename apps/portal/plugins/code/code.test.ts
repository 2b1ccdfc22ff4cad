import { expect, it } from 'vitest';
import { highlightCode } from './highlightCode.ts';
import type { MarkdownNode } from './markdownTree.ts';
import { parseFenceMeta } from './parseFenceMeta.ts';
import { remarkCode } from './remarkCode.ts';
import { remarkTabs } from './remarkTabs.ts';

it('reads title, marked lines, example and region of a fence', () => {
  expect(parseFenceMeta('title="a b.ts" {2,4-6} example="camera" region="fly"')).toEqual({
    title: 'a b.ts',
    marked: new Set([2, 4, 5, 6]),
    example: 'camera',
    region: 'fly',
  });
  expect(parseFenceMeta('')).toEqual({ marked: new Set() });
});

it('refuses lines that are no range', () => {
  expect(() => parseFenceMeta('{6-4}')).toThrow(/6-4/);
  expect(() => parseFenceMeta('{0}')).toThrow(/"0"/);
});

it('keeps the text of code, gives tokens short classes and marks lines', async () => {
  const html = await highlightCode("const a = '<b>';\nrun(a);", 'ts', new Set([2]));
  const text = html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  expect(text).toBe("const a = '<b>';\nrun(a);\n");
  expect(html).toContain('<span class="k">const</span>');
  expect(html).toMatch(/<span class="line marked"><span class="f">run<\/span>/);
  expect(html).not.toContain('style=');
});

it('refuses a language the highlighter does not know', async () => {
  await expect(highlightCode('x', 'klingon')).rejects.toThrow(/klingon/);
});

it('shows code without a language as plain text', async () => {
  expect(await highlightCode('a < b', '')).toBe('<span class="line">a &lt; b\n</span>');
});

it('turns fenced code into CodeBlock elements, at any depth', async () => {
  const code: MarkdownNode = { type: 'code', lang: 'ts', meta: 'title="a.ts"', value: 'a()' };
  const tree: MarkdownNode = { type: 'root', children: [{ type: 'listItem', children: [code] }] };
  await remarkCode()(tree);
  expect(code).toMatchObject({ type: 'mdxJsxFlowElement', name: 'CodeBlock', children: [] });
  expect(code.attributes?.map(({ name, value }) => [name, value])).toEqual([
    ['html', '<span class="line"><span class="f">a</span>()\n</span>'],
    ['language', 'TypeScript'],
    ['title', 'a.ts'],
  ]);
});

it('imports tabs into pages that use them, once', () => {
  const tabs: MarkdownNode = { type: 'mdxJsxFlowElement', name: 'Tabs', children: [] };
  const tree: MarkdownNode = { type: 'root', children: [tabs] };
  remarkTabs()(tree);
  remarkTabs()(tree);
  const imports = tree.children?.filter(({ type }) => type === 'mdxjsEsm');
  expect(imports?.map(({ value }) => value)).toEqual(["import Tabs from '@theme/Tabs'"]);
});
