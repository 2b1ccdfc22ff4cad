import { expect, it } from 'vitest';
import { htmlUnescape } from 'escape-goat';
import { blockId } from './blockId.ts';
import { highlightCode } from './highlightCode.ts';
import { languageName } from './languageNames.ts';
import { noMarks, withoutRemoved } from './LineMarks.ts';
import { textAttribute, type MarkdownNode } from './markdownTree.ts';
import { parseFenceMeta } from './parseFenceMeta.ts';
import { remarkCode } from './remarkCode.ts';
import { remarkTabs } from './remarkTabs.ts';

it('parses title, highlighted lines, example, and region of a code block', () => {
  expect(parseFenceMeta('title="a b.ts" {2,4-6} example="camera" region="fly"')).toEqual({
    title: 'a b.ts',
    marks: { ...noMarks, marked: new Set([2, 4, 5, 6]) },
    example: 'camera',
    region: 'fly',
  });
  expect(parseFenceMeta('')).toEqual({ marks: noMarks });
});

it('distinguishes added, removed, and folded lines from highlighted lines', () => {
  expect(parseFenceMeta('ins={3} del={2} fold={5-6}').marks).toEqual({
    marked: new Set(),
    added: new Set([3]),
    removed: new Set([2]),
    folded: new Set([5, 6]),
  });
});

it('rejects invalid line ranges', () => {
  expect(() => parseFenceMeta('{6-4}')).toThrow(/6-4/);
  expect(() => parseFenceMeta('{0}')).toThrow(/"0"/);
});

it('keeps the code unchanged, gives tokens short classes, and highlights lines', async () => {
  const html = await highlightCode("const a = '<b>';\nrun(a);", 'ts', {
    ...noMarks,
    marked: new Set([2]),
  });
  const text = htmlUnescape(html.replace(/<[^>]+>/g, ''));
  expect(text).toBe("const a = '<b>';\nrun(a);\n");
  expect(html).toContain('<span class="k">const</span>');
  expect(html).toMatch(/<span class="line marked"><span class="f">run<\/span>/);
  expect(html).not.toContain('style=');
});

it('colors what has a meaning in the language, and leaves variables and operators as text', async () => {
  const html = await highlightCode(
    'const shops: Shop[] = venue.spaces.filter(({ kind }) => kind !== `${areas} m²`);',
    'ts',
  );
  const classed = [...html.matchAll(/<span class="(\w+)">([^<]+)/g)].map(([, ...token]) => token);
  expect(classed.filter(([name]) => name !== 'line')).toEqual([
    ['k', 'const'],
    ['f', 'Shop'],
    ['f', 'filter'],
    ['s', '`'],
    ['s', ' m²`'],
  ]);
  expect(await highlightCode('a instanceof B', 'ts')).toContain(
    '<span class="k">instanceof</span>',
  );
});

it('shows added and removed lines, and compiles without the removed ones', async () => {
  const marks = { ...noMarks, removed: new Set([1]), added: new Set([2]) };
  const code = 'const a = 1;\nconst a = 2;';
  const html = await highlightCode(code, 'ts', marks);
  expect(html).toMatch(/^<del class="line removed">.*<\/del><ins class="line added">.*<\/ins>$/s);
  expect(withoutRemoved(code, marks)).toBe('\nconst a = 2;');
});

it('folds consecutive lines under one summary that counts them', async () => {
  const html = await highlightCode('1\n2\n3\n4', '', { ...noMarks, folded: new Set([1, 2, 4]) });
  const line = (text: string) => `<span class="line">${text}\n</span>`;
  expect(html).toBe(
    `<details class="fold"><summary>2 lines</summary>${line('1')}${line('2')}</details>${line('3')}` +
      `<details class="fold"><summary>1 line</summary>${line('4')}</details>`,
  );
});

it('shows a compiler error as text below its line', async () => {
  const html = await highlightCode("on('<b>');\n// @error No <b>.", 'ts');
  expect(html).toContain('<span class="line error"><b>Error</b> No &lt;b&gt;.\n</span>');
});

it('identifies the types of a block by its code, regardless of its language name', () => {
  expect(blockId('ts', 'a;\n')).toBe(blockId('typescript', 'a;'));
  expect(blockId('ts', 'a;')).not.toBe(blockId('tsx', 'a;'));
  expect(blockId('html', '<p>text</p>')).toBeUndefined();
  expect(blockId('html', '<script type="module">a;</script>')).toBeDefined();
  expect(blockId('json', '{}')).toBeUndefined();
});

it('rejects a language that the highlighter does not support', async () => {
  await expect(highlightCode('x', 'klingon')).rejects.toThrow(/klingon/);
});

it('shows code without a language as plain text', async () => {
  expect(await highlightCode('a < b', '')).toBe('<span class="line">a &lt; b\n</span>');
});

it('converts fenced code into CodeBlock elements, at any depth', async () => {
  const code: MarkdownNode = { type: 'code', lang: 'ts', meta: 'title="a.ts"', value: 'a()' };
  const tree: MarkdownNode = { type: 'root', children: [{ type: 'listItem', children: [code] }] };
  await remarkCode()(tree);
  expect(code).toMatchObject({ type: 'mdxJsxFlowElement', name: 'CodeBlock', children: [] });
  const html = '<span class="line"><span class="f">a</span>()\n</span>';
  expect(code.attributes?.map(({ name, value }) => [name, value])).toEqual([
    [
      'html',
      expect.objectContaining({ value: `INCLUDES_STATIC_HTML ? ${JSON.stringify(html)} : ''` }),
    ],
    ['language', 'TypeScript'],
    ['htmlId', '0'],
    ['title', 'a.ts'],
    ['types', blockId('ts', 'a()')],
  ]);
});

it('imports tabs once into pages that use them, and remembers the selection', () => {
  const tabs: MarkdownNode = { type: 'mdxJsxFlowElement', name: 'Tabs', children: [] };
  expect(() => remarkTabs()({ type: 'root', children: [tabs] })).toThrow(/groupId/);
  tabs.attributes = [textAttribute('groupId', 'package-manager')];
  const tree: MarkdownNode = { type: 'root', children: [tabs] };
  remarkTabs()(tree);
  remarkTabs()(tree);
  const imports = tree.children?.filter(({ type }) => type === 'mdxjsEsm');
  expect(imports?.map(({ value }) => value)).toEqual(["import Tabs from '@theme/Tabs'"]);
});

it.each([
  ['kotlin', 'val a = 1', 'Kotlin'],
  ['swift', 'let a = 1', 'Swift'],
  ['java', 'int a = 1;', 'Java'],
  ['kts', 'val a = 1', 'Gradle (Kotlin)'],
  ['gradle', 'def a = "b"', 'Gradle'],
  ['toml', 'a = "b"', 'TOML'],
  ['xml', '<a b="c" />', 'XML'],
])('highlights %s, and names it', async (language, code, name) => {
  expect(await highlightCode(code, language)).toContain('<span class=');
  expect(languageName(language)).toBe(name);
});
