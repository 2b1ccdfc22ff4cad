import { expect, it } from 'vitest';
import { extractPageTexts } from './extractPageTexts.ts';

it('reads the description and keywords of a page and its code, line by line', () => {
  const html = `<html><head><meta name="description" content="Move &amp; turn.">
    <meta name="keywords" content="fly to,viewport"></head><body>
    <pre>not the page</pre>
    <main><p>Text</p><pre><span>camera</span><br>.set()</pre><pre>done</pre></main></body></html>`;
  expect(extractPageTexts(html)).toEqual({
    description: 'Move & turn.',
    keywords: 'fly to,viewport',
    code: 'camera\n.set()\ndone',
  });
});

it('a page without them has empty strings', () => {
  expect(extractPageTexts('<main><h1>Camera</h1></main>')).toEqual({
    description: '',
    keywords: '',
    code: '',
  });
});
