import { expect, test } from 'vitest';
import { AssetUrls } from './AssetUrls.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>';
const assets = new AssetUrls({
  'assets/dot.svg': new TextEncoder().encode(svg),
  'assets/page.html': new TextEncoder().encode('<script>alert(1)</script>'),
  'assets/large.glb': new Uint8Array(200_000).fill(7),
  'notes.txt': new Uint8Array(3),
});

test('a bundled file gets a URL that can be fetched', async () => {
  const url = assets.urlOf('assets/dot.svg');
  const answer = await fetch(url ?? '');
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toBe(svg);
});

test('a URL is created once', () => {
  expect(assets.urlOf('assets/dot.svg')).toBe(assets.urlOf('assets/dot.svg'));
});

test('large files arrive completely, and as bytes', async () => {
  const bytes = await (await fetch(assets.urlOf('assets/large.glb') ?? '')).arrayBuffer();
  expect(new Uint8Array(bytes)).toEqual(assets.bytesOf('assets/large.glb'));
});

test('a file that a page would execute gets a type that is not executable', () => {
  expect(assets.urlOf('assets/page.html')).toMatch(/^data:application\/octet-stream;/);
});

test.each(['https://shop.example/logo.png', 'data:image/png;base64,AA=='])(
  'the URL %s does not change',
  (address) => expect(assets.urlOf(address)).toBe(address),
);

test.each([
  'assets/missing.svg',
  'notes.txt',
  'assets/../notes.txt',
  '__proto__',
  'constructor',
  '',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'file:///etc/passwd',
  undefined,
])('%s has no URL', (address) => {
  expect(assets.urlOf(address)).toBeUndefined();
});
