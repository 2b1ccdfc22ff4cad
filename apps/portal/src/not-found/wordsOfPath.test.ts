import { expect, it } from 'vitest';
import { wordsOfPath } from './wordsOfPath.ts';

it('reads the words of a path, without the part of the site, versions, and file endings', () => {
  const cases = [
    ['/nowhere', 'nowhere'],
    ['/web-sdk/9.9/camra', 'camra'],
    ['/web-sdk/v5/cameraControls.html', 'camera Controls'],
    ['/docs/embed_a_map/word-press/', 'embed a map word press'],
    ['/docs/next/', 'docs'],
    [encodeURI('/docs/café.md'), 'café'],
  ];
  for (const [path = '', words] of cases) expect(wordsOfPath(path), path).toBe(words);
});

it('returns nothing for a path without words, and for the page that stands for missing ones', () => {
  for (const path of ['/', '', '/404', '/404.html', '/404-not-found', '/2024/11/7', '//%20/']) {
    expect(wordsOfPath(path), path).toBe('');
  }
});

it('keeps the last words of a long path, at most 64 characters, and survives any path', () => {
  expect(wordsOfPath(`/docs/${'word-'.repeat(40)}end`)).toBe(`${'word '.repeat(12)}end`);
  expect(wordsOfPath(`/docs/${'x'.repeat(65)}`)).toBe('');
  expect(wordsOfPath(`/docs/${'%F0%9F'.repeat(100_000)}`).length).toBeLessThanOrEqual(64);
  expect(wordsOfPath('/docs/half%/camera')).toBe('half camera');
});
