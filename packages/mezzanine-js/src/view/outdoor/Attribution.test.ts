// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resolveTheme } from '../resolveTheme.ts';
import { Attribution } from './Attribution.ts';

const root = document.createElement('div');
let attribution: Attribution;
beforeEach(() => {
  attribution = new Attribution(root);
});
afterEach(() => attribution.remove());

const show = (...texts: readonly string[]) => {
  attribution.show(texts, resolveTheme('light', 'light'));
  return [...root.querySelectorAll('a')].map(({ href }) => href);
};

test('lists MapLibre first, and each source once', () => {
  expect(show('A map of ours', 'A map of ours')).toEqual(['https://maplibre.org/']);
  expect(root.textContent).toBe('MapLibre · A map of ours');
});

test('keeps the links of a source, however deep in its markup', () => {
  const text = '<span>© <b><a href="https://example.com/osm">Contributors</a></b></span>';
  expect(show(text)).toContain('https://example.com/osm');
  expect(root.textContent).toBe('MapLibre · © Contributors');
});

test('drops everything else: scripts, handlers, images, and other URLs', () => {
  const text =
    '<img src=x onerror="alert(1)"><a href="javascript:alert(1)">Link</a><!-- note -->' +
    '<script>alert(1)</script><style>a{}</style><b onclick="alert(1)">bold</b>';
  expect(show(text)).toEqual(['https://maplibre.org/']);
  expect(root.textContent).toBe('MapLibre · Linkbold');
  expect(root.innerHTML).not.toMatch(/script|onerror|onclick|img/);
});

test('is removed with the map', () => {
  attribution.remove();
  expect(root.childElementCount).toBe(0);
});
