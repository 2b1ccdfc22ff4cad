import { expect, it } from 'vitest';
import { withLateStart } from './withLateStart.ts';

const programs =
  '<script src=/assets/js/a.js defer></script><script src=/assets/js/b.js defer></script>';
const page = (kind: string): string =>
  `<!doctype html><html lang=en class="${kind}" data-has-hydrated=false><head>${programs}</head><body></body></html>`;

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

it('keeps the scripts of pages that are programs themselves and watches their start', () => {
  for (const kind of ['plugin-pages', 'mdx-wrapper']) {
    const html = withLateStart(page(kind));
    expect(html).toContain(programs);
    expect(html).toMatch(/<script>.+<\/script><\/head>/);
  }
});

it('does not change files that are not pages', () => {
  const file = '<!doctype html><html lang=en><head></head></html>';
  expect(withLateStart(file)).toBe(file);
});

it('rejects a document without scripts', () => {
  const html = page('docs-wrapper').replace(programs, '');
  expect(() => withLateStart(html)).toThrow(/A document has no <script src defer>/);
});
