import { describe, expect, it } from 'vitest';
import { remarkCode } from '../code/remarkCode.ts';
import type { MarkdownNode } from '../code/markdownTree.ts';
import loadLeanPage from './loadLeanPage.mjs';
import loadLeanPiece from './loadLeanPiece.mjs';
import loadLeanVersion from './loadLeanVersion.mjs';

describe('the script of a page', () => {
  it('has no HTML of a code block, whatever quotes the compiler writes it in', () => {
    const compiled = [
      '_jsx(CodeBlock, {html: "<span class=\\"k\\">\'a\'</span>", language: "TypeScript"})',
      '_jsx(CodeBlock, {\n  html: \'<span>"b" + \\\'c\\\'</span>\',\n  language: "HTML"})',
    ];
    expect(loadLeanPage(compiled.join(';'))).toBe(
      '_jsx(CodeBlock, {html: "", language: "TypeScript"});' +
        '_jsx(CodeBlock, {\n  html: "",\n  language: "HTML"})',
    );
  });

  it('keeps what else is called html', () => {
    const code = '_jsx("p", {html: "a", id: "b"}); const x = {html: "a"};';
    expect(loadLeanPage(code)).toBe(code);
  });

  it('keeps of a quoted piece its name and what is said of it', () => {
    const piece = { html: '<b>long</b>', piece: 'abc', types: '12' };
    expect(JSON.parse(loadLeanPiece(JSON.stringify(piece)))).toEqual({ ...piece, html: '' });
  });

  it('is written by attributes that it is read by', async () => {
    const tree: MarkdownNode = {
      type: 'root',
      children: [{ type: 'code', lang: 'ts', value: 'run();' }],
    };
    await remarkCode()(tree);
    const names = tree.children?.[0]?.attributes?.map(({ name }) => name);
    expect(names?.slice(0, 3)).toEqual(['html', 'language', 'piece']);
  });
});

describe('what every page of a version carries', () => {
  it('has nothing that only the cards of category pages say', () => {
    const link = { type: 'link', label: 'HTML', href: '/docs/html', docId: 'html' };
    const category = { type: 'category', label: 'Embed', href: '/docs/category/embed' };
    const docsSidebars = { docs: [{ ...category, description: 'Put a map.', items: [link] }] };
    const docs = { html: { id: 'html', title: 'HTML', description: 'One frame.' } };
    const lean = loadLeanVersion(
      JSON.stringify({ version: { label: 'Next', docsSidebars, docs } }),
    );
    expect(JSON.parse(lean)).toEqual({
      version: {
        label: 'Next',
        docsSidebars: { docs: [{ ...category, items: [link] }] },
        docs: {},
      },
    });
  });

  it('of other data is left alone', () => {
    const data = JSON.stringify({ categoryGeneratedIndex: { description: 'Cards.' } });
    expect(loadLeanVersion(data)).toBe(data);
  });
});
