import { expect, it } from 'vitest';
import { withLateStart } from './withLateStart.ts';

const programs =
  '<script src=/assets/js/a.js defer></script><script src=/assets/js/b.js defer></script>';
const page = (kind: string): string =>
  `<!doctype html><html lang=en class="${kind}"><head>${programs}</head><body></body></html>`;

it('lists a document’s scripts instead of loading them', () => {
  const html = withLateStart(page('docs-wrapper docs-doc-page'));
  expect(html).not.toContain('<script src');
  expect(html).toMatch(
    /<script data-programs="\/assets\/js\/a\.js \/assets\/js\/b\.js">.+<\/script><\/head>/,
  );
});

it('names the URL that counts views of users who leave early', () => {
  const html = withLateStart(page('docs-wrapper'), '/api/v1/page-views');
  expect(html).toContain(' data-page-views="/api/v1/page-views">');
  expect(withLateStart(page('docs-wrapper'))).not.toContain('data-page-views=');
});

it('does not change pages that are programs themselves', () => {
  for (const kind of ['plugin-pages', 'mdx-wrapper'])
    expect(withLateStart(page(kind))).toBe(page(kind));
});

it('rejects a document without scripts', () => {
  const html = page('docs-wrapper').replace(programs, '');
  expect(() => withLateStart(html)).toThrow(/A document has no <script src defer>/);
});
