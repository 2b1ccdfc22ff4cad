import { expect, it } from 'vitest';
import { SecondSheet } from './SecondSheet.ts';

const sheet = new SecondSheet(
  '/assets/css/more.1.css',
  '.hero_a{margin:0}.dialog:hover,.api .toc{top:0}',
);
const page = (body: string): string =>
  `<head><link rel=stylesheet href=/assets/css/styles.1.css /></head><body>${body}</body>`;

it('is linked after the first by a page that has a class of it', () => {
  for (const body of ['<p class=dialog>', '<p class="other hero_a">', '<p class="api toc">']) {
    expect(sheet.linkIn(page(body))).toContain(
      'styles.1.css /><link rel="stylesheet" href="/assets/css/more.1.css">',
    );
  }
});

it('is not linked by other pages, nor twice', () => {
  expect(sheet.linkIn(page('<p class="hero_b">dialog</p>'))).toBe(
    page('<p class="hero_b">dialog</p>'),
  );
  expect(sheet.linkIn(page('<p class=toc>'))).toBe(page('<p class=toc>'));
  const linked = sheet.linkIn(page('<p class=dialog>'));
  expect(sheet.linkIn(linked)).toBe(linked);
});
